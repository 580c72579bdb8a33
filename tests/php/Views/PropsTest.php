<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Props of a form for the browser, which match the contract form-props and the page. */
final class PropsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function posts(): iterable {
		$hostile = "</script><b>Tom's</b> &amp; “x” \u{2028} \\";
		yield 'a first visit' => array( array() );
		yield 'errors and values of a submission without scripts' => array(
			array(
				'names'          => array( 'first_name' => $hostile ),
				'email'          => $hostile,
				'multi_select'   => array( 'library' ),
				'description'    => $hostile,
				'fcal_booking_2' => '',
			),
		);
	}

	/** @param array<string, mixed> $post */
	#[DataProvider( 'posts' )]
	public function test_the_props_of_a_form_match_the_contract( array $post ): void {
		$printed = PrintedForm::four( $post );
		$schema  = Contracts::schema()->read( 'form-props' );
		self::assertTrue( rest_validate_value_from_schema( $printed->props, $schema, 'props' ) );
		self::assertSame( array(), array_diff( array_keys( $printed->props ), array_keys( (array) $schema['properties'] ) ) );
		self::assertSame( 4, $printed->props['formId'] );
		self::assertMatchesRegularExpression( '/^ff_form_instance_4_\d+$/D', is_string( $printed->props['instance'] ) ? $printed->props['instance'] : '' );
		self::assertCount( 13, (array) $printed->props['fields'] );
		self::assertSame( array() !== $post, array() !== $printed->props['errors'] );
	}

	public function test_empty_values_and_errors_are_objects_in_the_props(): void {
		$json = PrintedForm::four()->json;
		self::assertStringContainsString( '"values":{}', $json );
		self::assertStringContainsString( '"errors":{}', $json );
	}

	public function test_typed_text_cannot_close_the_script_element_of_the_props(): void {
		$printed = PrintedForm::four( array( 'email' => '', 'description' => '</script><script>x</script><!--' ) );
		self::assertStringNotContainsString( '<', $printed->json );
		self::assertSame( '</script><script>x</script><!--', ( (array) $printed->props['values'] )['description'] ?? '' );
	}

	public function test_each_field_in_the_props_is_printed_once_with_its_id(): void {
		$printed = PrintedForm::four();
		foreach ( (array) $printed->props['fields'] as $field ) {
			$id = is_array( $field ) && is_string( $field['id'] ) ? $field['id'] : '';
			self::assertSame( 1, substr_count( $printed->html, " id=\"{$id}_field\"" ), $id );
		}
	}
}
