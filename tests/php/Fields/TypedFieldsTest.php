<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;

/** Form with field types whose values are not plain text: stored values and displayed texts. */
final class TypedFieldsTest extends SubmitTestCase {

	private int $form = 0;

	protected function setUp(): void {
		parent::setUp();
		$fields = array(
			array( 'number', array( 'name' => 'amount', 'label' => 'Amount', 'numberFormat' => 'currency', 'separators' => 'point-comma', 'currencyPlace' => 'after', 'min' => '10' ) ),
			array( 'date', array( 'name' => 'born', 'label' => 'Born', 'dateControl' => 'parts' ) ),
			array( 'range', array( 'name' => 'way', 'label' => 'Way', 'max' => '50', 'step' => '5', 'unit' => 'km' ) ),
			array( 'rating', array( 'name' => 'stars', 'label' => 'Stars' ) ),
			array( 'hidden', array( 'name' => 'fixed', 'label' => 'Fixed', 'value' => 'blue' ) ),
			array( 'hidden', array( 'name' => 'utm', 'label' => 'Campaign', 'source' => 'query', 'parameter' => 'utm_source' ) ),
			array( 'hidden', array( 'name' => 'who', 'label' => 'Who', 'source' => 'user', 'value' => 'x' ) ),
			array( 'hidden', array( 'name' => 'mail', 'label' => 'Mail', 'source' => 'user', 'detail' => 'email' ) ),
			array( 'hidden', array( 'name' => 'number', 'label' => 'Number', 'source' => 'user', 'detail' => 'id' ) ),
			array( 'phone', array( 'name' => 'mobile', 'label' => 'Mobile' ) ),
			array( 'phone', array( 'name' => 'tel', 'label' => 'Phone', 'extendedValidation' => false, 'initialCountry' => 'de' ) ),
		);
		$blocks = array_map( static fn( array $field ): string => '<!-- wp:vestibule/field-' . $field[0] . ' ' . wp_json_encode( $field[1] ) . ' /-->', $fields );
		$post   = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Typed', 'post_content' => wp_slash( implode( '', $blocks ) ) ) );
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		$this->form = is_numeric( $number ) ? (int) $number : 0;
	}

	public function test_values_are_stored_unformatted_and_displayed_formatted(): void {
		$answer = $this->sent( array( 'amount' => '1.234,50 €', 'born' => array( 'day' => '5', 'month' => '02', 'year' => '1980' ), 'way' => '15', 'stars' => '3', 'tel' => '030 901820' ) );
		self::assertSame( 200, $answer->status );
		$data = $this->stored();
		self::assertSame( array( '1234.5', '1980-02-05', '15', '3', '+49 030 901820' ), array( $data['amount'], $data['born'], $data['way'], $data['stars'], $data['tel'] ) );
		$columns = array_column( $this->site->forms->answers( $this->form, $data )->columns(), 'text', 'heading' );
		self::assertSame( array( "1.234,50\u{A0}€", '15 km', '3 of 5' ), array( $columns['Amount'], $columns['Way'], $columns['Stars'] ) );
		self::assertStringContainsString( '1980', $columns['Born'] );
	}

	public function test_a_national_phone_number_without_a_country_gets_the_country_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( 200, $this->sent( array( 'mobile' => '030 901820' ) )->status );
		self::assertSame( '+49 30 901820', $this->stored()['mobile'] );
	}

	public function test_minimum_and_maximum_apply_to_the_number_and_not_to_its_notation(): void {
		$answer = $this->sent( array( 'amount' => '9,99 €' ) );
		self::assertSame( array( 'amount' => array( "Enter 10,00\u{A0}€ or more" ) ), $this->errors( $answer ) );
	}

	public function test_empty_optional_fields_are_not_validated_or_stored(): void {
		self::assertSame( 200, $this->sent( array( 'amount' => '', 'born' => array( 'day' => '', 'month' => '', 'year' => '' ), 'way' => '', 'stars' => '', 'tel' => '' ) )->status );
		self::assertSame( array( 'fixed' ), array_keys( $this->stored() ) );
	}

	public function test_hidden_fields_with_a_fixed_value_or_user_data_ignore_submitted_values(): void {
		$this->sent( array( 'fixed' => 'red', 'who' => 'The director', 'mail' => 'director@example.org', 'number' => '1', 'utm' => 'spring' ) );
		self::assertEquals( array( 'fixed' => 'blue', 'utm' => 'spring' ), $this->stored() );
	}

	public function test_user_data_in_hidden_fields_is_stored_only_for_requests_from_this_site(): void {
		$user = $this->user();
		wp_set_current_user( $user );
		$this->sent( array( 'who' => 'forged' ), array( 'sec-fetch-site' => 'same-origin' ) );
		self::assertSame( array( 'Ana Li', 'ana@example.org', (string) $user ), array_values( array_diff_key( $this->stored(), array( 'fixed' => '' ) ) ) );
		$this->sent( array( 'who' => 'forged' ), array( 'sec-fetch-site' => 'cross-site' ) );
		self::assertArrayNotHasKey( 'who', $this->stored() );
	}

	public function test_a_page_contains_no_data_of_the_logged_in_user(): void {
		wp_set_current_user( $this->user() );
		$post = $this->site->forms->byFormId( $this->form )->postId ?? 0;
		$html = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$post}} /-->" );
		self::assertStringContainsString( 'name="who"', $html );
		self::assertStringNotContainsString( 'Ana Li', $html );
		self::assertStringNotContainsString( 'ana@example.org', $html );
	}

	public function test_a_hidden_value_from_the_url_is_limited_to_one_line_and_500_characters(): void {
		$this->sent( array( 'utm' => "a\r\nBcc: b@example.org" . str_repeat( 'x', 600 ) ) );
		$utm = $this->stored()['utm'] ?? '';
		self::assertIsString( $utm );
		self::assertStringStartsWith( 'a Bcc:', $utm );
		self::assertSame( 500, mb_strlen( $utm ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function odd(): iterable {
		yield 'a list for a number field' => array( 'amount', array( 'amount' => array( '1', '2' ) ) );
		yield 'a text for a date field in parts' => array( 'born', array( 'born' => '1980-02-05' ) );
		yield 'a list for a hidden field' => array( 'utm', array( 'utm' => array( 'x' ) ) );
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'odd' )]
	public function test_a_value_of_the_wrong_type_is_rejected( string $name, array $values ): void {
		self::assertSame( 400, $this->sent( $values )->status, $name );
	}

	public function test_each_invalid_custom_message_is_replaced_by_its_default_and_unknown_messages_are_ignored(): void {
		$field = $this->read( 'number', array( 'messages' => array( 'min' => 'Too few', 'max' => array( 'x' ), 'numeric' => '  ', 'evil' => 'y' ) ) );
		self::assertSame( array( 'Too few', 'Enter %%max%% or less', 'Enter a number' ), array( $field->message( 'min' ), $field->message( 'max' ), $field->message( 'numeric' ) ) );
		self::assertArrayNotHasKey( 'evil', $field->messages );
		self::assertSame( 'Enter 5 or less', $field->message( 'max', array( 'max' => '5' ) ) );
	}

	public function test_the_initial_values_of_a_form_contain_default_and_fixed_values(): void {
		$initial = $this->site->forms->byFormId( $this->form )?->initialValues();
		self::assertSame( array( 'way' => '25', 'fixed' => 'blue' ), $initial );
	}

	public function test_invalid_limits_of_a_range_field_are_corrected(): void {
		$field = $this->read( 'range', array( 'min' => '10', 'max' => '5', 'step' => '-1', 'start' => '3' ) );
		self::assertSame( array( '10', '110', '1', '60' ), array( $field->string( 'min' ), $field->string( 'max' ), $field->string( 'step' ), $field->string( 'start' ) ) );
	}

	public function test_a_currency_symbol_that_contains_a_digit_or_separator_is_ignored(): void {
		foreach ( array( '5', '.', '-', '€1' ) as $symbol ) {
			self::assertSame( '', $this->read( 'number', array( 'numberFormat' => 'currency', 'currency' => $symbol ) )->string( 'currency' ) );
		}
		self::assertSame( 'CHF', $this->read( 'number', array( 'numberFormat' => 'currency', 'currency' => 'CHF' ) )->string( 'currency' ) );
	}

	public function test_the_help_text_of_a_masked_field_contains_the_format_once(): void {
		self::assertSame( 'As on the letter. Format: AA-00', $this->read( 'text', array( 'mask' => 'SS-00', 'help' => 'As on the letter.' ) )->help );
		self::assertSame( 'Such as AA-00.', $this->read( 'text', array( 'mask' => 'SS-00', 'help' => 'Such as AA-00.' ) )->help );
	}

	private function user(): int {
		$user = wp_insert_user( array( 'user_login' => 'ana', 'user_pass' => 'x', 'display_name' => 'Ana Li', 'user_email' => 'ana@example.org' ) );
		return is_int( $user ) ? $user : 0;
	}

	/** @param array<string, mixed> $attributes */
	private function read( string $type, array $attributes ): FormField {
		return OwnTypes::reader()->read( OwnTypes::type( $type ), $attributes, new FieldNames() );
	}

	/**
	 * @param array<string, mixed>  $values
	 * @param array<string, string> $headers
	 */
	private function sent( array $values, array $headers = array() ): Answer {
		$data = $values + array( "item_{$this->form}__url" => '', '__vestibule_token' => $this->site->tokens->issue( $this->form ) );
		return $this->site->answer( $this->site->submitCall(), array( 'form_id' => (string) $this->form, 'data' => http_build_query( $data ) ), $headers );
	}

	/** @return array<string, string|list<string>> Stored values of the newest entry. */
	private function stored(): array {
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		/** @var array<string, string|list<string>> $data */
		$data = json_decode( (string) ( end( $rows )['data'] ?? '' ), true );
		return $data;
	}
}
