<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Entry;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Wired;

/** Answers of each kind of field, corrected by an editor: control, format, validation and history. */
final class EditedAnswersTest extends EntriesTestCase {

	private const STORED = array(
		'budget' => '1234.5',
		'phone'  => '+49 30 123456',
		'born'   => '2001-03-31',
		'from'   => '09:30',
		'stars'  => '4',
		'wall'   => 'red',
		'order'  => array( 'b', 'a' ),
		'home[street]'   => 'Main Street 1',
		'home[postcode]' => '10115',
		'home[city]'     => 'Berlin',
		'home[country]'  => 'DE',
	);

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
		$options = array( array( 'value' => 'a', 'label' => 'Apples' ), array( 'value' => 'b', 'label' => 'Bread' ) );
		$fields  = array(
			'number'      => array( 'name' => 'budget', 'label' => 'Budget', 'separators' => 'point-comma', 'numberFormat' => 'currency', 'currency' => '€', 'currencyPlace' => 'after', 'decimals' => '2', 'min' => '10' ),
			'phone'       => array( 'name' => 'phone', 'label' => 'Phone', 'initialCountry' => 'de' ),
			'date'        => array( 'name' => 'born', 'label' => 'Born', 'dateControl' => 'parts' ),
			'time'        => array( 'name' => 'from', 'label' => 'From' ),
			'rating'      => array( 'name' => 'stars', 'label' => 'Stars' ),
			'text'        => array( 'name' => 'wall', 'label' => 'Wall' ),
			'ranking'     => array( 'name' => 'order', 'label' => 'Order', 'options' => $options ),
			'hidden'      => array( 'name' => 'source', 'label' => 'Source', 'value' => 'page' ),
			'calculation' => array( 'name' => 'double', 'label' => 'Double', 'formula' => '{budget} * 2' ),
			'address'     => array( 'name' => 'home', 'label' => 'Home' ),
		);
		$square  = array( 'name' => 'square', 'label' => 'Square', 'formula' => '{double} * {double}' );
		$blocks  = array_map( static fn ( string $type, array $field ): string => "<!-- wp:vestibule/field-{$type} " . wp_json_encode( $field ) . ' /-->', array_keys( $fields ), $fields );
		$site    = new FormSite();
		wp_update_post( array( 'ID' => $site->forms->byFormId( 4 )->postId ?? 0, 'post_content' => wp_slash( implode( '', $blocks ) . '<!-- wp:vestibule/field-calculation ' . wp_json_encode( $square ) . ' /-->' ) ) );
		$site->forms->forget();
		$this->signIn( 'editor' );
	}

	public function test_the_field_type_of_an_answer_determines_its_control_and_the_format_of_its_value(): void {
		$answers = $this->answers( $this->stored() );
		$shown   = static fn ( string $name ): array => array( $answers[ $name ]['control'], $answers[ $name ]['input'], $answers[ $name ]['value'] );
		self::assertSame( array( 'line', 'text', array( "1.234,50\u{A0}€" ) ), $shown( 'budget' ) );
		self::assertSame( array( 'line', 'tel', array( '+49 30 123456' ) ), $shown( 'phone' ) );
		self::assertSame( array( 'line', 'date', array( '2001-03-31' ) ), $shown( 'born' ) );
		self::assertSame( array( 'line', 'time', array( '09:30' ) ), $shown( 'from' ) );
		self::assertSame( array( 'choice', 'text', array( '4' ) ), $shown( 'stars' ) );
		self::assertContains( array( 'value' => '4', 'label' => '4 of 5' ), $answers['stars']['options'] );
		self::assertSame( array( 'line', 'text', array( 'Main Street 1' ) ), $shown( 'home[street]' ) );
		self::assertSame( array( 'choice', 'text', array( 'DE' ) ), $shown( 'home[country]' ) );
		foreach ( array( 'order', 'source', 'double' ) as $name ) {
			self::assertSame( 'none', $answers[ $name ]['control'], $name );
			self::assertNotSame( '', $answers[ $name ]['reason'], $name );
		}
	}

	/** @return iterable<string, array{string, string, string, array{string, string}}> Name, new value, stored value and its text before and after. */
	public static function corrections(): iterable {
		yield 'an amount of money' => array( 'budget', '2.000', '2000', array( "1.234,50\u{A0}€", "2.000,00\u{A0}€" ) );
		yield 'a national phone number' => array( 'phone', '030 654321', '+49 30 654321', array( '+49 30 123456', '+49 30 654321' ) );
		yield 'a date' => array( 'born', '2002-04-01', '2002-04-01', array( '31 March 2001', '1 April 2002' ) );
		yield 'a time' => array( 'from', '10:15', '10:15', array( '9:30 am', '10:15 am' ) );
		yield 'a rating' => array( 'stars', '5', '5', array( '4 of 5', '5 of 5' ) );
		yield 'a custom field type' => array( 'wall', ' blue ', 'blue', array( 'red', 'blue' ) );
		yield 'a country of an address' => array( 'home[country]', 'AT', 'AT', array( 'Germany', 'Austria' ) );
	}

	/** @param array{string, string} $words */
	#[DataProvider( 'corrections' )]
	public function test_a_corrected_answer_is_stored_in_the_format_of_its_field_type_and_recorded_as_text( string $name, string $new, string $stored, array $words ): void {
		update_option( 'date_format', 'j F Y' );
		update_option( 'time_format', 'g:i a' );
		$id     = $this->stored();
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( $name => $new ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $stored, $this->values( $id )[ $name ] ?? null );
		$changes = $this->data( $answer )['changes'];
		self::assertIsArray( $changes );
		self::assertIsArray( $changes[0] );
		self::assertSame( $words, array( $changes[0]['before'], $changes[0]['after'] ) );
	}

	/** @return iterable<string, array{string, string, string}> Name, new value and error. */
	public static function mistakes(): iterable {
		yield 'a word instead of a number' => array( 'budget', 'ten', 'Enter a number' );
		yield 'a number below the minimum' => array( 'budget', '9,99', "Enter 10,00\u{A0}€ or more" );
		yield 'a phone number that does not exist' => array( 'phone', '+49 1', 'Phone number is not valid' );
		yield 'a day that does not exist' => array( 'born', '2001-02-30', 'Enter a date that exists' );
		yield 'a rating above the maximum' => array( 'stars', '6', 'Choose from the options shown' );
	}

	#[DataProvider( 'mistakes' )]
	public function test_an_invalid_correction_is_rejected_with_the_error_message_of_the_field_and_nothing_is_stored( string $name, string $new, string $error ): void {
		$id     = $this->stored();
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( $name => $new, 'wall' => 'blue' ) ) );
		self::assertSame( 422, $answer->get_status() );
		self::assertStringContainsString( $error, (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_UNICODE ) );
		self::assertEquals( self::STORED, $this->values( $id ) );
	}

	public function test_correcting_an_answer_recalculates_the_values_that_depend_on_it(): void {
		$id      = $this->entry( self::STORED + array( 'double' => '2469', 'square' => '6095961' ) );
		$changes = $this->data( $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'wall' => 'blue' ) ) ) )['changes'];
		self::assertSame( array( array( 'label' => 'Wall', 'before' => 'red', 'after' => 'blue' ) ), $changes );
		$changes = $this->data( $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'budget' => '1.234' ) ) ) )['changes'];
		self::assertSame( array( 'Budget', 'Double', 'Square' ), array_column( (array) $changes, 'label' ) );
		self::assertSame( array( '2468', '6091024' ), array( $this->values( $id )['double'] ?? '', $this->values( $id )['square'] ?? '' ) );
	}

	public function test_answers_that_are_sent_back_unchanged_in_either_format_change_nothing(): void {
		$id    = $this->stored();
		$shown = array_map( static fn ( array $answer ): string => $answer['value'][0] ?? '', $this->answers( $id ) );
		foreach ( array( $shown, self::STORED ) as $values ) {
			self::assertSame( array( 'changes' => array() ), $this->data( $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => $values ) ) ) );
		}
		self::assertEquals( self::STORED, $this->values( $id ) );
	}

	public function test_the_error_for_an_api_client_lists_the_answers_that_cannot_be_changed(): void {
		$id     = $this->stored();
		$answer = $this->call( 'PATCH', self::ROUTE . "/{$id}", array( 'answers' => array( 'double' => '7', 'order' => array( 'a', 'b' ), 'phone' => '+49 30 1' ) ) );
		self::assertSame( 422, $answer->get_status() );
		$data = $this->data( $answer )['data'];
		self::assertIsArray( $data );
		self::assertSame( array( 'double', 'order' ), array_keys( (array) $data['errors'] ) );
	}

	public function test_saving_a_corrected_answer_reads_the_entry_only_once(): void {
		$id      = $this->stored();
		$queries = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				$queries[] = $sql;
				return $sql;
			}
		);
		Wired::of( AnswerEditor::class )->change( $id, array( 'budget' => '20' ), true );
		$reads = array_filter( $queries, static fn ( string $sql ): bool => 1 === preg_match( '/^\s*SELECT\b.*vestibule_submissions/is', $sql ) );
		self::assertCount( 1, $reads, implode( "\n", $reads ) );
	}

	/** @return array<string, array{control: string, input: string, options: list<array{value: string, label: string}>, value: list<string>, reason: string}> By posted name. */
	private function answers( int $id ): array {
		/** @var list<array{name: string, control: string, input: string, options: list<array{value: string, label: string}>, value: list<string>, reason: string}> $answers */
		$answers = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/answers" ) );
		return array_column( $answers, null, 'name' );
	}

	private function stored(): int {
		return $this->entry( self::STORED );
	}

	/** @return array<string, string|list<string>> Stored answers, without those that every entry of these tests has. */
	private function values( int $id ): array {
		return array_diff_key( Entry::values( (string) ( $this->row( $id )['data'] ?? '' ) ), array_flip( array( 'names[first_name]', 'names[last_name]', 'email', 'input_text' ) ) );
	}
}
