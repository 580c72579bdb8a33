<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\FormField;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Tests\Contracts;

final class BlockReaderTest extends TestCase {

	public function test_every_field_type_has_a_default_name_label_and_required_message(): void {
		foreach ( OwnTypes::all()->all() as $name => $type ) {
			$field = $this->read( '<!-- wp:' . FieldTypes::block( $type ) . ' /-->' )[0];
			self::assertNotSame( '', $field->name );
			self::assertNotSame( '', $field->label );
			self::assertNotSame( '', $field->messages['required'] );
			self::assertSame( in_array( $name, array( 'name', 'address' ), true ), $field->required );
		}
	}

	public function test_fields_in_groups_and_columns_are_read_in_page_order(): void {
		$fields = $this->read(
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">'
			. '<!-- wp:vestibule/field-text {"name":"a"} /--></div><!-- /wp:column -->'
			. '<!-- wp:column --><div class="wp-block-column"><!-- wp:vestibule/field-email {"name":"b"} /--></div><!-- /wp:column --></div>'
			. '<!-- /wp:columns -->'
			. '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:vestibule/field-phone {"name":"c"} /--><!-- wp:vestibule/submit /--><!-- wp:vestibule/field-unknown /-->'
		);
		self::assertSame( array( 'a', 'b', 'c' ), array_column( $fields, 'name' ) );
	}

	public function test_field_names_are_unique_and_never_equal_to_request_parameters(): void {
		$fields = $this->read(
			str_repeat( '<!-- wp:vestibule/field-text /-->', 2 )
			. '<!-- wp:vestibule/field-text {"name":"Input_Text"} /--><!-- wp:vestibule/field-text {"name":"action"} /-->'
			. '<!-- wp:vestibule/field-text {"name":"form_id"} /-->'
		);
		self::assertSame( array( 'input_text', 'input_text_1', 'Input_Text_2', 'action_1', 'form_id_1' ), array_column( $fields, 'name' ) );
	}

	/** @return iterable<string, array{string, string, mixed}> */
	public static function broken(): iterable {
		yield 'a name with a bracket' => array( '{"name":"a[b]"}', 'name', 'multi_select' );
		yield 'a name with a line break' => array( '{"name":"a\n"}', 'name', 'multi_select' );
		yield 'a name that is a list' => array( '{"name":["a"]}', 'name', 'multi_select' );
		yield 'options that are not a list' => array( '{"options":"a"}', 'options', array() );
		yield 'options without a value and with duplicate values' => array(
			'{"options":[{"label":"A"},{"value":"b","label":"B"},{"value":"b","label":"C"},7,{"value":"0"}]}',
			'options',
			array( array( 'value' => 'b', 'label' => 'B' ), array( 'value' => '0', 'label' => '0' ) ),
		);
		yield 'a negative limit' => array( '{"maxSelections":-1}', 'maxSelections', 0 );
		yield 'a limit that is not a number' => array( '{"maxSelections":"many"}', 'maxSelections', 0 );
		yield 'a limit above the maximum' => array( '{"maxSelections":201}', 'maxSelections', 0 );
		yield 'a text as the required setting' => array( '{"required":"yes"}', 'required', false );
		yield 'a blank label' => array( '{"label":"  "}', 'label', 'Multi-select' );
	}

	#[DataProvider( 'broken' )]
	public function test_an_invalid_attribute_falls_back_to_its_default( string $json, string $key, mixed $expected ): void {
		$field = $this->read( "<!-- wp:vestibule/field-multi-select {$json} /-->" )[0];
		self::assertSame( $expected, ( get_object_vars( $field ) + $field->settings )[ $key ] );
	}

	public function test_an_invalid_initial_country_is_replaced_by_automatic_detection(): void {
		foreach ( array( 'DE1', 'DE', "de\n", 7 ) as $given ) {
			$json = (string) wp_json_encode( array( 'initialCountry' => $given ) );
			self::assertSame( 'auto', $this->read( "<!-- wp:vestibule/field-phone {$json} /-->" )[0]->string( 'initialCountry' ) );
		}
		self::assertSame( '', $this->read( '<!-- wp:vestibule/field-phone {"initialCountry":""} /-->' )[0]->string( 'initialCountry' ) );
	}

	public function test_a_field_name_cannot_shadow_properties_of_the_html_form(): void {
		foreach ( array( 'reset', 'hidden', 'dataset', 'querySelector', 'constructor', 'toString', 'item_4__url' ) as $name ) {
			self::assertSame( "{$name}_1", $this->read( "<!-- wp:vestibule/field-text {\"name\":\"{$name}\"} /-->" )[0]->name );
		}
	}

	public function test_a_custom_message_replaces_only_its_own_default_message(): void {
		$field = $this->read( '<!-- wp:vestibule/field-email {"messages":{"required":"We need it"}} /-->' )[0];
		self::assertSame( array( 'We need it', 'This field must contain a valid email' ), array( $field->messages['required'], $field->messages['invalid'] ) );
	}

	public function test_the_text_of_an_agreement_keeps_its_links_but_no_scripts(): void {
		$text  = 'I agree to the <a href="/privacy/" onclick="x()">policy</a><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
		$json  = (string) wp_json_encode( array( 'text' => $text ), JSON_HEX_TAG );
		$field = $this->read( "<!-- wp:vestibule/field-agreement {$json} /-->" )[0];
		self::assertSame( 'I agree to the <a href="/privacy/">policy</a>alert(1)<a href="alert(1)">x</a>', $field->string( 'text' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'a path' => array( '/thanks/', '/thanks/' );
		yield 'another site' => array( 'https://example.org/a?b=c', 'https://example.org/a?b=c' );
		yield 'a hostname without a scheme' => array( '//evil.example', '' );
		yield 'a path with a backslash' => array( '/\evil.example', '' );
		yield 'a JavaScript URL' => array( 'javascript:alert(1)', '' );
		yield 'a path with a line break' => array( "/a\r\nSet-Cookie: b=c", '' );
		yield 'a word that is not a URL' => array( 'thanks', '' );
	}

	#[DataProvider( 'addresses' )]
	public function test_a_redirect_url_must_be_a_path_or_an_http_url( string $given, string $expected ): void {
		self::assertSame( $expected, $this->settings( array( 'redirectUrl' => $given ) )->redirectUrl );
	}

	public function test_invalid_stored_form_settings_fall_back_to_their_defaults(): void {
		foreach ( array( null, '', 'x', array( 'afterSuccess' => 'explode', 'mailTo' => 'a@b.de, nonsense,c@d.de', 'errorMessagePlacement' => 7, 'successMessage' => '<p>Hi<script>1</script></p>' ) ) as $meta ) {
			$settings = $this->settings( $meta );
			self::assertSame( array( 'hide_form', 'inline' ), array( $settings->afterSuccess, $settings->errorMessagePlacement ) );
		}
		self::assertSame( array( 'a@b.de, c@d.de', '<p>Hi1</p>' ), array( $settings->mailTo, $settings->successMessage ) );
	}

	private function settings( mixed $stored ): FormSettings {
		return Contracts::schema()->values( FormSettings::class, $stored );
	}

	/** @return list<FormField> */
	private function read( string $content ): array {
		return ( new BlockReader( OwnTypes::all(), OwnTypes::reader() ) )->read( $content )->fields();
	}
}
