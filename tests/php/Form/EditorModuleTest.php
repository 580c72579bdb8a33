<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use Vestibule\Contracts\Schema;
use Vestibule\Form\FieldNames;
use Vestibule\Form\View\EditorModule;
use Vestibule\Tests\TestCase;

final class EditorModuleTest extends TestCase {

	public function test_the_editor_is_handed_what_its_contract_says_for_every_type(): void {
		$props = ( new EditorModule( OwnTypes::all() ) )->props();
		$json  = json_decode( (string) wp_json_encode( $props ), true );
		self::assertTrue( rest_validate_value_from_schema( $json, ( new Schema( dirname( __DIR__, 3 ) . '/plugin/contracts' ) )->read( 'form-editor' ), 'form-editor' ) );
		self::assertIsArray( $props['fields'] );
		self::assertSame( array_keys( OwnTypes::all()->all() ), array_keys( $props['fields'] ) );
	}

	public function test_it_stands_before_the_script_of_the_editor(): void {
		do_action( 'enqueue_block_editor_assets' );
		$before = wp_scripts()->get_data( 'vestibule-form-editor-script', 'before' );
		self::assertIsArray( $before );
		$script = implode( '', array_filter( $before, is_string( ... ) ) );
		self::assertStringContainsString( 'window.vestibuleFormEditor = {"words":', $script );
		self::assertStringContainsString( 'Choose a country', $script );
	}

	public function test_what_the_editor_refuses_as_reserved_the_server_renames(): void {
		foreach ( array( ...FieldNames::RESERVED, 'item_4__url' ) as $name ) {
			self::assertSame( $name . '_1', ( new FieldNames() )->take( $name ) );
		}
	}
}
