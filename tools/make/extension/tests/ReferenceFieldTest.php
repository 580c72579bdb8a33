<?php

declare(strict_types=1);

namespace SampleExtension\Tests;

require_once __DIR__ . '/FormTestCase.php';

/** The field: its HTML on the page, its rule, and its stored value. */
final class ReferenceFieldTest extends FormTestCase {

	public function test_the_form_shows_an_input_with_a_label(): void {
		self::assertStringContainsString( 'Reference number', $this->html() );
		self::assertMatchesRegularExpression( '/<input[^>]* name="reference"[^>]* placeholder="AB-1234"/', $this->html() );
	}

	public function test_a_valid_number_is_stored_in_uppercase_and_without_spaces(): void {
		$result = $this->submit( ' ab -1234' );
		self::assertSame( array(), $result->errors );
		/** @var array{fields: list<array{values: list<string>}>}|null $entry */
		$entry = vestibule()->entries()->get( $result->entryId );
		self::assertSame( array( 'AB-1234' ), $entry['fields'][0]['values'] ?? null );
	}

	public function test_an_invalid_number_is_rejected_with_a_message(): void {
		foreach ( array( '1234', 'AB-12345', 'AB-123x' ) as $reference ) {
			$result = $this->submit( $reference );
			self::assertFalse( $result->isStored() );
			self::assertSame( array( 'reference' => array( 'Enter a reference number such as AB-1234' ) ), $result->errors );
		}
	}

	public function test_the_editor_has_a_block_for_the_field(): void {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'vestibule/field-sample-extension-reference' );
		self::assertNotNull( $block );
		self::assertArrayHasKey( 'placeholder', $block->attributes ?? array() );
		self::assertTrue( wp_script_is( 'sample-extension-editor', 'registered' ) );
	}
}
