<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Fields\FormField;
use Vestibule\Forms\DefaultForm;
use Vestibule\Forms\DefaultFormBlocks;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Wired;

/** Default form (form ID 4), described in docs/form.md and docs/rest.md. */
final class DefaultFormTest extends TestCase {

	public function test_the_default_form_has_exactly_the_fields_in_the_test_vectors_with_their_rules_and_labels(): void {
		$form = ( new FormSite() )->forms->byFormId( 4 );
		self::assertNotNull( $form );
		self::assertSame( 'Enquiry and appointment', $form->title );
		$expected = array_map( static fn( array $arguments ): array => $arguments[0], array_values( iterator_to_array( Vectors::rows( 'form4' ) ) ) );
		self::assertSame( $expected, array_map( $this->row( ... ), $form->fields ) );
	}

	public function test_the_default_form_is_serialized_exactly_as_the_editor_would_serialize_it(): void {
		$markup = ( new DefaultFormBlocks() )->markup();
		self::assertSame( $markup, serialize_blocks( parse_blocks( $markup ) ) );
		self::assertStringNotContainsString( 'core/', $markup );
		self::assertSame( 4, substr_count( $markup, '<!-- wp:group' ) );
		self::assertStringContainsString( '<!-- wp:vestibule/submit {"label":"Send enquiry"} /-->', $markup );
	}

	public function test_activating_the_plugin_again_neither_duplicates_the_default_form_nor_restores_a_deleted_one(): void {
		$form = ( new FormSite() )->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$this->activate();
		self::assertCount( 1, $this->forms() );
		wp_delete_post( $form->postId, true );
		$this->activate();
		self::assertCount( 0, $this->forms() );
		self::assertNull( ( new FormSite() )->forms->byFormId( 4 ) );
	}

	public function test_new_forms_get_consecutive_ids_and_the_id_of_a_deleted_form_is_not_reused(): void {
		$five = $this->make();
		$six  = $this->make();
		self::assertSame( array( '5', '6' ), array( get_post_meta( $five, 'vestibule_form_id', true ), get_post_meta( $six, 'vestibule_form_id', true ) ) );
		wp_delete_post( $six, true );
		self::assertSame( '7', get_post_meta( $this->make(), 'vestibule_form_id', true ) );
	}

	public function test_a_form_id_cannot_be_changed_or_assigned_to_a_second_form(): void {
		$post = $this->make();
		update_post_meta( $post, 'vestibule_form_id', 4 );
		add_post_meta( $post, 'vestibule_form_id', 99 );
		self::assertSame( array( '5' ), get_post_meta( $post, 'vestibule_form_id' ) );
		$copy = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Copy', 'meta_input' => array( 'vestibule_form_id' => 5 ) ) );
		self::assertSame( array( '6' ), get_post_meta( $copy, 'vestibule_form_id' ) );
	}

	private function activate(): void {
		Wired::of( DefaultForm::class )->seed();
	}

	private function make(): int {
		return wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Another' ) );
	}

	/** @return array<int|\WP_Post> */
	private function forms(): array {
		return get_posts( array( 'post_type' => 'vestibule_form', 'post_status' => 'any', 'numberposts' => -1 ) );
	}

	/** @return array<string, mixed> */
	private function row( FormField $field ): array {
		$row = array(
			'name'          => $field->name,
			'type'          => $field->type->name(),
			'label'         => $field->label,
			'required'      => $field->required,
			'messages'      => $field->messages,
			'options'       => array_column( $field->options(), 'label', 'value' ),
			'maxSelections' => $field->number( 'maxSelections' ),
			'maxLength'     => $field->number( 'maxLength' ),
			'parts'         => array_column( $field->parts(), 'required', 'name' ),
		);
		return array_filter( $row, static fn( mixed $value ): bool => array() !== $value );
	}
}
