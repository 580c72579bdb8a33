<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Admin\FormEditor;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Fields\OwnTypes;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

final class FormEditorTest extends TestCase {

	public function test_the_editor_props_for_all_field_types_match_the_contract(): void {
		$props = ( new FormEditor( OwnTypes::all() ) )->props();
		$json  = json_decode( (string) wp_json_encode( $props ), true );
		self::assertTrue( rest_validate_value_from_schema( $json, Contracts::schema()->read( 'form-editor' ), 'form-editor' ) );
		self::assertIsArray( $props['fields'] );
		self::assertSame( array_keys( OwnTypes::all()->all() ), array_keys( $props['fields'] ) );
	}

	public function test_new_fields_of_different_types_have_different_labels(): void {
		$fields = ( new FormEditor( OwnTypes::all() ) )->props()['fields'];
		self::assertIsArray( $fields );
		$labels = array_filter( array_column( $fields, 'label' ), is_string( ... ) );
		self::assertSame( array(), array_keys( array_filter( array_count_values( $labels ), static fn ( int $count ): bool => $count > 1 ) ) );
	}

	public function test_the_editor_props_are_printed_before_the_editor_script(): void {
		do_action( 'enqueue_block_editor_assets' );
		$before = wp_scripts()->get_data( 'vestibule-form-editor-script', 'before' );
		self::assertIsArray( $before );
		$script = implode( '', array_filter( $before, is_string( ... ) ) );
		self::assertStringContainsString( 'window.vestibuleFormEditor = {"words":', $script );
		self::assertStringContainsString( 'Choose a country', $script );
	}

	public function test_the_server_renames_field_names_that_the_editor_rejects_as_reserved(): void {
		foreach ( array( ...FieldNames::RESERVED, 'item_4__url' ) as $name ) {
			self::assertSame( $name . '_1', ( new FieldNames() )->take( $name ) );
		}
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function hiddenNames(): iterable {
		return Vectors::rows( 'hidden-names' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'hiddenNames' )]
	public function test_the_name_of_a_hidden_input_is_not_allowed_as_a_field_name( array $row ): void {
		self::assertContains( $row['name'], HiddenNames::ALL );
		self::assertContains( $row['name'], FieldNames::RESERVED );
	}

	public function test_a_form_prints_all_hidden_inputs_of_the_shared_list(): void {
		$form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
		preg_match_all( '/<input type="hidden" name="([^"\[]+)"/', do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" ), $found );
		self::assertSame( array(), array_diff( HiddenNames::ALL, $found[1] ) );
		self::assertCount( count( HiddenNames::ALL ), iterator_to_array( self::hiddenNames() ) );
	}
}
