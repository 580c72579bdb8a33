<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Tests\Views\PrintedForm;

/** Fields hidden by conditions, which are not stored even if the browser sent them (docs/form-logic.md). */
final class SubmitConditionsTest extends SubmitTestCase {

	protected function setUp(): void {
		parent::setUp();
		$form = $this->site->forms->byFormId( 4 );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( self::content() ) ) );
		$this->site->forms->forget();
	}

	/** Fields for a course and for a visit, each shown for one kind of inquiry. */
	private static function content(): string {
		$block = static fn( string $name, array $attributes ): string => "<!-- wp:{$name} " . wp_json_encode( $attributes ) . ' /-->';
		$rule  = static fn( string $field, string $operator, string $value = '' ): array => array( 'match' => 'all', 'rules' => array( array( 'field' => $field, 'operator' => $operator, 'value' => $value ) ) );
		$three = array( array( 'value' => 'course', 'label' => 'Course' ), array( 'value' => 'visit', 'label' => 'Visit' ), array( 'value' => 'other', 'label' => 'Other' ) );
		$group = wp_json_encode( array( 'vestibuleConditions' => $rule( 'kind', 'equals', 'visit' ) ) );
		return $block( 'vestibule/field-radio', array( 'name' => 'kind', 'label' => 'Kind', 'required' => true, 'options' => $three ) )
			. $block( 'vestibule/field-text', array( 'name' => 'which', 'label' => 'Which course?', 'required' => true, 'conditions' => $rule( 'kind', 'equals', 'course' ) ) )
			. $block( 'vestibule/field-text', array( 'name' => 'why', 'required' => true, 'conditions' => $rule( 'which', 'not-empty' ) ) )
			. "<!-- wp:group {$group} --><div class=\"wp-block-group\">"
			. $block( 'vestibule/field-appointment', array( 'name' => 'fcal_booking_2', 'required' => true ) )
			. $block( 'vestibule/field-name', array( 'name' => 'guest' ) )
			. '</div><!-- /wp:group -->'
			. $block( 'vestibule/field-email', array( 'name' => 'email', 'required' => true ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function hidden(): iterable {
		$course = array( 'kind' => 'course', 'which' => 'Greek', 'why' => 'because' );
		yield 'hidden required fields without values' => array( array( 'kind' => 'other', 'fcal_booking_2' => null ), array( 'kind' => 'other' ) );
		yield 'a submitted value of a hidden field' => array( array( 'kind' => 'other', 'which' => 'Greek' ), array( 'kind' => 'other' ) );
		yield 'a field that depends on a hidden field' => array( array( 'kind' => 'other', 'which' => 'Greek', 'why' => 'x' ), array( 'kind' => 'other' ) );
		yield 'values of visible fields' => array( $course, $course );
		yield 'an invalid value of a hidden field' => array( array( 'kind' => 'other', 'fcal_booking_2' => 'tomorrow' ), array( 'kind' => 'other' ) );
		yield 'parts of a hidden name field' => array( array( 'kind' => 'other', 'guest' => array( 'first_name' => 'Bo', 'last_name' => 'X' ) ), array( 'kind' => 'other' ) );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @param array<string, mixed> $stored
	 */
	#[DataProvider( 'hidden' )]
	public function test_values_of_hidden_fields_are_neither_required_nor_stored( array $sent, array $stored ): void {
		$answer = $this->site->submit( $sent );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$entries = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		self::assertSame( $stored + array( 'email' => 'ana@example.com' ), json_decode( (string) $entries[0]['data'], true ) );
	}

	public function test_a_hidden_appointment_field_books_no_time(): void {
		self::assertSame( 200, $this->site->submit( array( 'kind' => 'other' ) )->status );
		self::assertSame( array( 1, 0, 1 ), $this->site->counts() );
		self::assertSame( 200, $this->site->submit( array( 'kind' => 'visit', 'guest' => array( 'first_name' => 'Bo', 'last_name' => 'X' ) ) )->status );
		self::assertSame( array( 2, 1, 2 ), $this->site->counts() );
	}

	public function test_required_fields_must_be_filled_in_if_a_condition_shows_them(): void {
		$required = array( 'This field is required' );
		self::assertSame( array( 'which' => $required ), $this->errors( $this->site->submit( array( 'kind' => 'course' ) ) ) );
		self::assertSame( array( 'why' => $required ), $this->errors( $this->site->submit( array( 'kind' => 'course', 'which' => 'Greek' ) ) ) );
		self::assertSame(
			array( 'fcal_booking_2' => array( 'Appointment Date & Time is required' ), 'guest[first_name]' => $required, 'guest[last_name]' => $required ),
			$this->errors( $this->site->submit( array( 'kind' => 'visit', 'fcal_booking_2' => '' ) ) )
		);
	}

	public function test_conditions_apply_to_a_submission_without_scripts(): void {
		$answer = $this->site->post( array( 'kind' => 'other', 'which' => 'Greek', 'fcal_booking_2' => '' ) );
		self::assertSame( 303, $answer->status );
		self::assertSame( array( 1, 0, 1 ), $this->site->counts() );
	}

	public function test_conditions_still_apply_if_a_filter_recreates_the_form_without_its_conditions(): void {
		add_filter( 'vestibule/form_definition', static fn( FormDefinition $form ) => new FormDefinition( $form->formId, $form->postId, $form->title, $form->fields, new FormSettings() ) );
		$this->site->forms->forget();
		self::assertSame( 200, $this->site->submit( array( 'kind' => 'other' ) )->status );
	}

	public function test_an_empty_form_hides_conditional_fields_and_describes_the_conditions_without_scripts(): void {
		$html = PrintedForm::four()->html;
		self::assertSame( array( 'which', 'why', '#1', 'fcal_booking_2', 'guest' ), $this->hiddenIn( $html ) );
		preg_match_all( '~<noscript class="vestibule-condition"><span>([^<]*)</span></noscript>~', $html, $found );
		self::assertSame( array( 'Only if you choose “Course” for Kind.', 'Only if you fill in “Which course?”.', 'Only if you choose “Visit” for Kind.' ), array_map( 'html_entity_decode', $found[1] ) );
	}

	public function test_a_form_with_answers_hides_only_the_fields_that_the_answers_exclude(): void {
		$html = PrintedForm::four( array( 'kind' => 'visit', 'email' => 'x', 'fcal_booking_2' => '' ) )->html;
		self::assertSame( array( 'which', 'why' ), $this->hiddenIn( $html ) );
	}

	public function test_the_browser_receives_the_conditions_of_the_form(): void {
		$props = PrintedForm::four()->props['conditions'] ?? null;
		$parts = is_array( $props ) && is_array( $props['parts'] ) ? $props['parts'] : array();
		self::assertSame( array( 'which', 'why', '#1', 'fcal_booking_2', 'guest' ), array_column( $parts, 'id' ) );
		self::assertSame( array( '', '', '', '#1', '#1' ), array_column( $parts, 'inside' ) );
		self::assertSame( array( 'guest', 'guest[first_name]', 'guest[last_name]' ), ( (array) $parts[4] )['names'] );
	}

	/** @return list<string> */
	private function hiddenIn( string $html ): array {
		preg_match_all( '~<div [^>]*\bhidden\b[^>]*>~', $html, $tags );
		preg_match_all( '~data-(?:field|conditions)="([^"]*)"~', implode( '', $tags[0] ), $found );
		return $found[1];
	}
}
