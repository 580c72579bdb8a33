<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Tests\TestCase;

/** Fields and conditional groups that a page prints, compared with those that a submission is validated against. */
final class PrintedAsReadTest extends TestCase {

	private const RULE = '{"match":"all","rules":[{"field":"first","operator":"equals","value":"x"}]}';

	private const FIRST = '<!-- wp:vestibule/field-text {"name":"first"} /-->';

	private const HIDDEN = '"metadata":{"blockVisibility":false}';

	/** @return iterable<string, array{string, list<string>, array<string, string>}> */
	public static function contents(): iterable {
		$group   = self::group( self::required( 'second' ) );
		$gone    = '<!-- wp:vestibule/field-gone {"conditions":' . self::RULE . '}';
		$around  = "{$gone} -->" . self::required( 'lost' ) . '<!-- /wp:vestibule/field-gone -->';
		$message = '<!-- wp:vestibule/confirmation -->' . self::group( '' ) . '<!-- /wp:vestibule/confirmation -->';
		$hidden  = self::required( 'gone', ',' . self::HIDDEN );
		$phones  = ',"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}';
		$both    = array( 'first', 'second' );
		$three   = array( 'first', 'inner', 'second' );
		$one     = array( '#1' => 'second' );
		$two     = array( '#1' => 'inner', '#2' => 'second' );
		yield 'a conditional field whose plugin is inactive' => array( "{$gone} /-->{$group}", $both, $one );
		yield 'a field inside a field whose plugin is inactive' => array( $around . $group, $both, $one );
		yield 'a conditional group inside a message' => array( $message . $group, $both, $one );
		yield 'a hidden field' => array( $hidden . $group, $both, $one );
		yield 'a hidden group' => array( self::group( self::required( 'gone' ), self::HIDDEN ) . $group, $both, $one );
		yield 'a hidden field inside a group' => array( self::group( $hidden . self::required( 'second' ) ), $both, $one );
		yield 'a hidden step' => array( self::step( 'One', $group ) . self::step( 'Two', self::required( 'gone' ), self::HIDDEN ), $both, $one );
		yield 'a field that is hidden on phones only' => array( self::required( 'second', $phones ), $both, array() );
		yield 'a synced pattern' => array( "{pattern}{$group}", $three, $two );
		yield 'a synced pattern inside a group' => array(
			self::group( '{pattern}' ) . $group,
			$three,
			array( '#1' => 'inner', '#2' => 'inner', '#3' => 'second' ),
		);
		yield 'a hidden synced pattern' => array( "{hidden pattern}{$group}", $both, $one );
		yield 'the same synced pattern twice' => array(
			'{pattern}{pattern}',
			array( 'first', 'inner', 'inner_1' ),
			array( '#1' => 'inner', '#2' => 'inner_1' ),
		);
		yield 'a draft of a pattern' => array( "{draft}{$group}", $both, $one );
		yield 'a pattern inside itself' => array( "{endless}{$group}", array( 'first', 'again', 'second' ), $one );
	}

	/**
	 * @param list<string>          $fields
	 * @param array<string, string> $groups A field inside each conditional group.
	 */
	#[DataProvider( 'contents' )]
	public function test_the_page_prints_exactly_the_fields_and_groups_that_the_server_reads( string $blocks, array $fields, array $groups ): void {
		$form = $this->form( self::FIRST . $blocks );
		$html = $this->printed( $form );
		self::assertSame( $fields, array_map( static fn ( FormField $field ): string => $field->name, $form->fields ), 'read' );
		self::assertSame( $fields, $this->fieldsIn( $html ), 'printed' );
		$parts = array_map( static fn ( Part $part ): string => $part->id, $form->parts );
		self::assertSame( array_keys( $groups ), array_values( preg_grep( '/^#/', $parts ) ?: array() ) );
		foreach ( $groups as $id => $field ) {
			preg_match( '~data-conditions="' . $id . '".*?data-field="([^"]*)"~s', $html, $found );
			self::assertSame( $field, $found[1] ?? '', "the field in {$id}" );
		}
		self::assertStringNotContainsString( 'wp-block-hidden', $html );
	}

	public function test_steps_that_contain_a_pattern_and_an_unknown_field_have_the_right_fields_and_groups(): void {
		$hidden = '<!-- wp:vestibule/field-gone {"conditions":' . self::RULE . '} /-->';
		$last   = self::step( 'Two', self::required( 'second' ), '"conditions":' . self::RULE );
		$form   = $this->form( self::step( 'One', self::FIRST . $hidden . '{pattern}' ) . $last );
		$fields = array_map( static fn ( $step ): array => $step->fields, $form->steps );
		self::assertSame( array( array( 'first', 'inner' ), array( 'second' ) ), $fields );
		self::assertSame( array( '', '#2' ), array_map( static fn ( $step ): string => $step->part, $form->steps ) );
	}

	public function test_the_booking_block_prints_an_appointment_inside_a_synced_pattern_first_and_only_once(): void {
		$form = $this->form( self::FIRST . '{appointment}' . self::group( self::required( 'second' ) ) );
		$html = do_blocks( "<!-- wp:vestibule/booking {\"ref\":{$form->postId}} /-->" );
		self::assertSame( array( 'when', 'first', 'inner', 'second' ), $this->fieldsIn( $html ) );
	}

	public function test_a_field_that_a_filter_removes_from_the_form_is_not_printed(): void {
		add_filter(
			'vestibule/form_definition',
			static fn ( FormDefinition $form ): FormDefinition => $form->withFields( array_values( array_filter( $form->fields, static fn ( FormField $field ): bool => 'second' !== $field->name ) ) )
		);
		$form = $this->form( self::FIRST . self::group( self::required( 'second' ) ) . self::required( 'third' ) );
		self::assertSame( array( 'first', 'third' ), $this->fieldsIn( $this->printed( $form ) ) );
	}

	public function test_a_form_that_a_filter_recreates_is_printed_with_its_blocks_and_conditions(): void {
		add_filter(
			'vestibule/form_definition',
			static fn ( FormDefinition $form ): FormDefinition => new FormDefinition( $form->formId, $form->postId, $form->title, $form->fields, $form->settings )
		);
		$form = $this->form( self::FIRST . self::group( self::required( 'second' ) ) );
		$html = $this->printed( $form );
		self::assertSame( array( 'first', 'second' ), $this->fieldsIn( $html ) );
		self::assertStringContainsString( 'data-conditions="#1"', $html );
	}

	public function test_fields_with_the_same_name_are_printed_with_unique_names(): void {
		$form = $this->form( self::FIRST . self::required( 'first' ) . '<!-- wp:vestibule/field-text /--><!-- wp:vestibule/field-text /-->' );
		self::assertSame( array( 'first', 'first_1', 'input_text', 'input_text_1' ), $this->fieldsIn( $this->printed( $form ) ) );
	}

	public function test_a_form_prints_the_texts_that_it_overrides_in_a_synced_pattern(): void {
		$bound = '{"name":"Hint","bindings":{"__default":{"source":"core/pattern-overrides"}}}';
		$words = "<!-- wp:paragraph {\"metadata\":{$bound}} --><p>Of the pattern</p><!-- /wp:paragraph -->";
		$ref   = $this->pattern( $words );
		$block = '<!-- wp:block {"ref":' . $ref . ',"content":{"Hint":{"content":"Of the form"}}} /-->';
		$inside = '<!-- wp:group --><div class="wp-block-group">' . $block . '</div><!-- /wp:group -->';
		$form  = $this->form( self::FIRST . $block . $inside );
		$html = $this->printed( $form );
		self::assertSame( 2, substr_count( $html, '>Of the form</p>' ), $html );
	}

	private static function required( string $name, string $attributes = '' ): string {
		return "<!-- wp:vestibule/field-text {\"name\":\"{$name}\",\"required\":true{$attributes}} /-->";
	}

	private static function group( string $inner, string $attributes = '"layout":{"type":"constrained"}' ): string {
		$open = '<!-- wp:group {"vestibuleConditions":' . self::RULE . ",{$attributes}} -->";
		return "{$open}<div class=\"wp-block-group\">{$inner}</div><!-- /wp:group -->";
	}

	private static function step( string $title, string $inner, string $attributes = '"nextLabel":""' ): string {
		return "<!-- wp:vestibule/step {\"title\":\"{$title}\",{$attributes}} -->{$inner}<!-- /wp:vestibule/step -->";
	}

	private function form( string $content ): FormDefinition {
		$inner   = self::group( self::required( 'inner' ) );
		$pattern = $this->pattern( $inner );
		$endless = $this->pattern( '' );
		$booked  = $this->pattern( '<!-- wp:vestibule/field-appointment {"name":"when"} /-->' . $inner );
		wp_update_post( array( 'ID' => $endless, 'post_content' => self::required( 'again' ) . self::synced( $endless ) ) );
		$content = strtr(
			$content,
			array(
				'{pattern}'        => self::synced( $pattern ),
				'{hidden pattern}' => self::synced( $pattern, ',' . self::HIDDEN ),
				'{draft}'          => self::synced( $this->pattern( $inner, 'draft' ) ),
				'{endless}'        => self::synced( $endless ),
				'{appointment}'    => self::synced( $booked ),
			)
		);
		$site = new FormSite();
		$id   = $site->forms->byFormId( 4 )->postId ?? 0;
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( $content ) ) );
		$site->forms->forget();
		$form = $site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		return $form;
	}

	private function pattern( string $content, string $status = 'publish' ): int {
		$post = array( 'post_type' => 'wp_block', 'post_title' => 'Shared', 'post_status' => $status );
		$id   = wp_insert_post( $post + array( 'post_content' => (string) wp_slash( $content ) ) );
		return is_int( $id ) ? $id : 0;
	}

	private static function synced( int $ref, string $attributes = '' ): string {
		return "<!-- wp:block {\"ref\":{$ref}{$attributes}} /-->";
	}

	private function printed( FormDefinition $form ): string {
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form->postId}} /-->" );
	}

	/** @return list<string> */
	private function fieldsIn( string $html ): array {
		preg_match_all( '~data-field="([^"]*)"~', $html, $found );
		return $found[1];
	}
}
