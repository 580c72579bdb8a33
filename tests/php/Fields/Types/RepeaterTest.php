<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\AnswerSchema;
use Vestibule\Fields\Rows\RowValues;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Programs\PostedValues;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Views\PrintedForm;
use Vestibule\Tests\Wired;
use WP_Error;

/** Repeater field, from the page to the entry (docs/form-logic.md). */
final class RepeaterTest extends SubmitTestCase {

	protected function setUp(): void {
		parent::setUp();
		$form = $this->site->forms->byFormId( 4 );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( self::content() ) ) );
		$this->site->forms->forget();
	}

	/** Repeater for people, a total of its rows, and an email field that has the same name as a field in the rows. */
	private static function content(): string {
		$block   = static fn( string $name, array $attributes ): string => "<!-- wp:vestibule/field-{$name} " . wp_json_encode( $attributes ) . ' /-->';
		$is_diet = array( 'match' => 'all', 'rules' => array( array( 'field' => 'diet', 'operator' => 'equals', 'value' => 'other' ) ) );
		$options = array( array( 'value' => 'none', 'label' => 'None' ), array( 'value' => 'other', 'label' => 'Something else' ) );
		$many    = array( 'match' => 'all', 'rules' => array( array( 'field' => 'people', 'operator' => 'greater', 'value' => '1' ) ) );
		return '<!-- wp:vestibule/field-repeater ' . wp_json_encode( array( 'name' => 'people', 'label' => 'People', 'minRows' => 1, 'maxRows' => 3, 'rowLabel' => 'Person', 'addLabel' => 'Add a person' ) ) . ' -->'
			. $block( 'text', array( 'name' => 'name', 'label' => 'Name', 'required' => true ) )
			. $block( 'number', array( 'name' => 'age', 'label' => 'Age', 'min' => '3', 'messages' => array( 'min' => 'Too young' ) ) )
			. $block( 'dropdown', array( 'name' => 'diet', 'label' => 'Diet', 'options' => $options ) )
			. $block( 'text', array( 'name' => 'which', 'label' => 'Which diet?', 'required' => true, 'conditions' => $is_diet ) )
			. $block( 'checkbox', array( 'name' => 'days', 'label' => 'Days', 'options' => array( array( 'value' => 'sat' ), array( 'value' => 'sun' ) ), 'other' => true ) )
			. $block( 'calculation', array( 'name' => 'double', 'label' => 'Double', 'formula' => 'age * 2' ) )
			. $block( 'email', array( 'name' => 'email', 'label' => 'Their email' ) )
			. $block( 'file', array( 'name' => 'picture' ) )
			. '<!-- /wp:vestibule/field-repeater -->'
			. $block( 'calculation', array( 'name' => 'total', 'label' => 'Total', 'formula' => 'people * 10 + {people[age]} + sum( {people[double]} )' ) )
			. $block( 'text', array( 'name' => 'leader', 'label' => 'Leader', 'required' => true, 'conditions' => $many ) )
			. $block( 'email', array( 'name' => 'email', 'label' => 'Email', 'required' => true ) );
	}

	/** @return array<string, mixed> */
	private function stored(): array {
		$entries = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		/** @var array<string, mixed> $data */
		$data = json_decode( (string) ( $entries[0]['data'] ?? '' ), true );
		return $data;
	}

	public function test_rows_of_a_repeater_are_stored_as_a_list_without_empty_rows(): void {
		$answer = $this->site->submit(
			array(
				'people' => array(
					array( 'name' => ' Ana ', 'age' => '1,234', 'diet' => 'none', 'which' => 'not asked for', 'double' => '9', 'days' => array( 'sat', '__other__' ), 'days:other' => 'Friday' ),
					array( 'name' => '', 'age' => '' ),
					array( 'name' => 'Bo', 'age' => '5', 'diet' => 'other', 'which' => 'Vegan', 'unknown' => 'x' ),
				),
				'leader' => 'Ana',
			)
		);
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$stored = $this->stored();
		self::assertSame(
			array(
				array( 'name' => 'Ana', 'age' => '1234', 'diet' => 'none', 'days' => array( 'sat', 'Friday' ), 'double' => '2468' ),
				array( 'name' => 'Bo', 'age' => '5', 'diet' => 'other', 'which' => 'Vegan', 'double' => '10' ),
			),
			array_map(
				static fn( array $row ): array => array_intersect_key( array_replace( array_flip( array( 'name', 'age', 'diet', 'which', 'days', 'double' ) ), $row ), $row ),
				RowValues::read( is_string( $stored['people'] ) ? $stored['people'] : '' )
			)
		);
		self::assertSame( '3737', $stored['total'] );
		self::assertSame( 'ana@example.com', $stored['email'] );
	}

	/** @return iterable<string, array{mixed, array<string, list<string>>}> */
	public static function wrong(): iterable {
		$required = array( 'This field is required' );
		yield 'an empty row' => array( array( array( 'name' => '' ) ), array( 'people[0][name]' => $required ) );
		yield 'no rows' => array( null, array( 'people' => array( 'Fill in at least one row' ) ) );
		yield 'an error after a dropped empty row' => array(
			array( array( 'name' => 'Ana' ), array( 'age' => '' ), array( 'age' => '2' ) ),
			array( 'people[2][name]' => $required, 'people[2][age]' => array( 'Too young' ) ),
		);
		yield 'an empty field that its row shows' => array( array( array( 'name' => 'Ana', 'diet' => 'other' ) ), array( 'people[0][which]' => $required ) );
		yield 'an option that is not offered' => array( array( array( 'name' => 'Ana', 'diet' => 'x' ) ), array( 'people[0][diet]' => array( 'Choose from the options shown' ) ) );
		yield 'more rows than the maximum' => array( array_fill( 0, 4, array( 'name' => 'Ana' ) ), array( 'people' => array( 'Add at most 3 rows' ) ) );
	}

	/** @param array<string, list<string>> $errors */
	#[DataProvider( 'wrong' )]
	public function test_each_field_in_a_repeater_row_is_validated_by_its_own_rules( mixed $people, array $errors ): void {
		$answer = $this->site->submit( array( 'people' => $people, 'leader' => 'x' ) );
		self::assertSame( 422, $answer->status );
		self::assertEquals( $errors, $this->errors( $answer ) );
	}

	/** @return iterable<string, array{string}> */
	public static function hostile(): iterable {
		yield 'a text' => array( 'people=x' );
		yield 'a list of texts' => array( 'people[]=x' );
		yield 'rows without numbers' => array( 'people[][name]=x' );
		yield 'rows with a missing number' => array( 'people[0][name]=x&people[2][name]=y' );
		yield 'rows that do not start at 0' => array( 'people[1][name]=x' );
		yield 'a word as row number' => array( 'people[a][name]=x' );
		yield 'a row number with a leading zero' => array( 'people[00][name]=x' );
		yield 'a negative row number' => array( 'people[-1][name]=x' );
		yield 'more rows than any field allows' => array( implode( '&', array_map( static fn( int $n ): string => "people[{$n}][name]=x", range( 0, 50 ) ) ) );
		yield 'a list for a text field' => array( 'people[0][name][]=x' );
		yield 'nested keys in a list' => array( 'people[0][days][0][x]=y' );
		yield 'the same text twice' => array( 'people[0][name]=x&people[0][name]=y' );
		yield 'a text next to rows' => array( 'people[0][name]=x&people=y' );
		yield 'an unclosed bracket' => array( 'people[0][name=x' );
		yield 'invalid UTF-8' => array( 'people[0][name]=%ff' );
	}

	#[DataProvider( 'hostile' )]
	public function test_a_malformed_list_of_rows_is_rejected( string $data ): void {
		$data  .= '&leader=x&email=a%40b.de&__vestibule_token=' . rawurlencode( $this->site->tokens->issue( 4 ) );
		$answer = $this->site->answer( $this->site->submitCall(), array( 'form_id' => '4', 'data' => $data ) );
		self::assertSame( 400, $answer->status );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_field_in_a_repeater_does_not_replace_a_field_with_the_same_name_elsewhere_in_the_form(): void {
		$html = PrintedForm::four()->html;
		self::assertSame( 1, substr_count( $html, 'data-field="email"' ) );
		self::assertStringContainsString( 'name="people&#91;0]&#91;email]"', $html );
		self::assertStringNotContainsString( 'picture', $html );
		self::assertStringContainsString( 'data-row="which" hidden=""', $html );
	}

	public function test_without_scripts_the_add_button_adds_a_row_and_keeps_all_answers(): void {
		$html = PrintedForm::four( array( 'people' => array( array( 'name' => 'Ana "A"', 'days' => array( 'sun' ) ) ), 'email' => 'not yet', 'vestibule_row' => 'people:add' ) )->html;
		self::assertStringContainsString( 'value="Ana &quot;A&quot;"', $html );
		self::assertStringContainsString( 'value="not yet"', $html );
		self::assertStringContainsString( 'name="people&#91;1]&#91;name]"', $html );
		self::assertMatchesRegularExpression( '/name="people&#91;0\]&#91;days\]&#91;\]"[^>]*value="sun"[^>]*checked/', $html );
		self::assertStringNotContainsString( 'vestibule-field__error', $html );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_without_scripts_the_remove_button_removes_its_row_and_keeps_the_other_rows(): void {
		$html = PrintedForm::four( array( 'people' => array( array( 'name' => 'Ana' ), array( 'name' => 'Bo' ), array( 'name' => 'Cy' ) ), 'vestibule_row' => 'people:remove:1' ) )->html;
		self::assertStringNotContainsString( 'value="Bo"', $html );
		self::assertMatchesRegularExpression( '/name="people&#91;1\]&#91;name\]"[^>]*value="Cy"/', $html );
	}

	public function test_an_unknown_row_button_is_rejected(): void {
		foreach ( array( 'email:add', 'nobody:add', 'people:clear', 'people:remove:x', 'people' ) as $button ) {
			$answer = $this->site->post( array( 'people' => array(), 'vestibule_row' => $button, 'fcal_booking_2' => null ) );
			self::assertStringContainsString( 'vestibule_result', $answer->headers['Location'] ?? '', $button );
		}
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_without_scripts_each_error_is_shown_in_its_row_and_linked_from_the_error_summary(): void {
		$html = PrintedForm::four( array( 'people' => array( array( 'name' => 'Ana' ), array( 'name' => '', 'age' => '2' ) ), 'leader' => 'x', 'email' => 'ana@example.com', 'fcal_booking_2' => null ) )->html;
		self::assertMatchesRegularExpression( '/<a href="#(ff_form_instance_4_\d+_people_1_name)">Person 2, Name: This field is required<\/a>/', $html );
		self::assertMatchesRegularExpression( '/id="ff_form_instance_4_\d+_people_1_age_error">Too young</', $html );
	}

	public function test_a_hidden_repeater_is_not_stored(): void {
		$content = str_replace( '"minRows":1,', '"minRows":1,"conditions":{"match":"all","rules":[{"field":"email","operator":"equals","value":"x@example.com"}]},', self::content() );
		wp_update_post( array( 'ID' => $this->site->forms->byFormId( 4 )->postId ?? 0, 'post_content' => (string) wp_slash( $content ) ) );
		$this->site->forms->forget();
		$answer = $this->site->submit( array( 'people' => array( array( 'name' => 'Ana', 'age' => '9' ) ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertSame( array( 'total' => '0', 'email' => 'ana@example.com' ), $this->stored() );
	}

	public function test_a_repeater_is_displayed_as_a_table_and_exported_as_lines(): void {
		$id = $this->sendTwo();
		$given  = $this->site->forms->answers( 4, $this->values( $id ) );
		$answer = $given->all()[0];
		self::assertSame( array( 'Name', 'Age', 'Diet', 'Which diet?', 'Days', 'Double', 'Their email' ), $answer->table()['headings'] ?? null );
		self::assertSame( array( 'Bo', '1005', 'Something else', 'Vegan', '', '2010', '' ), $answer->table()['rows'][1] ?? null );
		self::assertSame( array( "1. Name: Ana <b>, Diet: None, Double: 0\n2. Name: Bo, Age: 1005, Diet: Something else, Which diet?: Vegan, Double: 2010" ), $answer->texts() );
		$columns = array_column( $given->columns(), 'text', 'heading' );
		self::assertSame( "Ana <b>\nBo", $columns['People: Name'] );
		self::assertSame( array( 'People: Name', 'People: Age' ), array_slice( $given->questions(), 0, 2 ) );
	}

	public function test_answers_in_a_repeater_can_be_searched(): void {
		$this->sendTwo();
		$entries = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		self::assertStringContainsString( "ana <b>\nnone", (string) $entries[0]['search_text'] );
		self::assertStringNotContainsString( '"name"', (string) $entries[0]['search_text'] );
	}

	public function test_answers_in_a_repeater_can_be_edited_individually(): void {
		$id      = $this->sendTwo();
		$store   = $this->site->services->store();
		$editor = new AnswerEditor( $this->site->forms, new EntryTable( $store->database, $this->site->clock ), new NoteTable( $store->database, $this->site->clock ), $store->transaction(), Wired::of( Admission::class ) );
		$cells  = array_column( $editor->answers( $id ), null, 'name' );
		self::assertSame( 'Person 2: Age', $cells['people[1][age]']['label'] );
		self::assertSame( array( '1005' ), $cells['people[1][age]']['value'] );
		self::assertFalse( $cells['people[2][name]']['required'] );
		self::assertArrayNotHasKey( 'people[0][double]', $cells );
		$refused = EntryRefused::answer( static fn (): array => $editor->change( $id, array( 'people[1][age]' => '1' ) ) );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( array( 'status' => 422, 'errors' => array( 'people[1][age]' => array( 'Too young' ) ) ), $refused->get_error_data() );
		self::assertNotEmpty( $editor->change( $id, array( 'people[0][name]' => 'Anna', 'people[1][age]' => '7', 'people[2][name]' => 'Cy' ) ) );
		self::assertSame( array( 'Anna', 'Bo', 'Cy' ), array_column( $this->people( $id ), 'name' ) );
		self::assertSame( '14', $this->people( $id )[1]['double'] );
		$editor->change( $id, array( 'people[0][name]' => '', 'people[0][diet]' => '' ) );
		self::assertSame( array( 'Bo', 'Cy' ), array_column( $this->people( $id ), 'name' ) );
	}

	public function test_api_clients_can_submit_a_repeater_as_a_list_of_objects(): void {
		$form   = $this->site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$field  = $form->field( 'people' );
		self::assertNotNull( $field );
		$posted = PostedValues::read( $form, array( 'people' => array( array( 'name' => 'Ana', 'age' => 1234, 'days' => array( 'sat' ) ), (object) array( 'name' => 'Bo' ) ) ) );
		self::assertSame( array( array( 'name' => 'Ana', 'age' => '1234', 'days' => array( 'sat' ) ), array( 'name' => 'Bo' ) ), RowValues::read( $field->type->read( $field, $posted )->string() ) );
		$schema = ( new AnswerSchema() )->forForm( $form );
		$people = ( (array) $schema['properties'] )['people'] ?? array();
		self::assertIsArray( $people );
		self::assertSame( array( 'array', 1, 3 ), array( $people['type'] ?? null, $people['minItems'] ?? null, $people['maxItems'] ?? null ) );
		self::assertSame( array( 'name' ), ( (array) ( $people['items'] ?? array() ) )['required'] ?? null );
	}

	private function sendTwo(): int {
		$answer = $this->site->submit( array( 'people' => array( array( 'name' => 'Ana <b>', 'diet' => 'none' ), array( 'name' => 'Bo', 'age' => '1,005', 'diet' => 'other', 'which' => 'Vegan' ) ), 'leader' => 'Ana' ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		return (int) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'];
	}

	/** @return array<string, string|list<string>> */
	private function values( int $id ): array {
		return Entry::values( (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['data'] );
	}

	/** @return list<array<string, string|list<string>>> */
	private function people( int $id ): array {
		$people = $this->values( $id )['people'] ?? '';
		return RowValues::read( is_string( $people ) ? $people : '' );
	}
}
