<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormSteps;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Steps\StepCall;
use Vestibule\Forms\Steps\StepPath;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Forms\Submit\PlainAnswer;
use Vestibule\Forms\Submit\SubmitGuard;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Wired;

/** Form with steps (docs/form-logic.md): reading, printing and navigation without scripts. */
final class StepsTest extends TestCase {

	private const BLOCKS = '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->'
		. '<!-- wp:vestibule/step {"title":"You [gallery]"} --><!-- wp:vestibule/field-name {"name":"names"} /--><!-- wp:group --><div class="wp-block-group"><!-- wp:vestibule/field-email {"name":"email","required":true} /--></div><!-- /wp:group --><!-- /wp:vestibule/step -->'
		. '<!-- wp:vestibule/step {"title":"A word","nextLabel":"To the end","backLabel":"To you"} --><!-- wp:paragraph --><p>Read this.</p><!-- /wp:paragraph --><!-- /wp:vestibule/step -->'
		. '<!-- wp:vestibule/step --><!-- wp:vestibule/field-textarea {"name":"message","required":true} /--><!-- wp:vestibule/submit {"label":"Send it"} /--><!-- /wp:vestibule/step -->';

	private FormSite $site;
	private FormDefinition $form;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
		$this->form = $this->formWith( self::BLOCKS );
	}

	/** @param array{shown: list<bool>, from: int, by: int, expect: int} $row */
	#[DataProvider( 'ways' )]
	public function test_the_next_and_previous_buttons_go_to_the_nearest_visible_step( array $row ): void {
		self::assertSame( $row['expect'], ( new StepPath( $row['shown'] ) )->from( $row['from'], $row['by'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function ways(): iterable {
		return Vectors::rows( 'step-ways' );
	}

	/** @param array{pattern?: string, shown: list<bool>, step: int, title: string, expect: string} $row */
	#[DataProvider( 'labels' )]
	public function test_the_label_of_a_step_contains_its_number_and_title( array $row ): void {
		$pattern = $row['pattern'] ?? 'Step %activeStep% of %totalStep% – %stepTitle%';
		self::assertSame( $row['expect'], ( new StepPath( $row['shown'] ) )->label( $pattern, $row['step'], $row['title'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function labels(): iterable {
		return Vectors::rows( 'step-labels' );
	}

	public function test_the_steps_of_a_form_are_read_from_its_blocks(): void {
		self::assertSame( array( array( 'names', 'email' ), array(), array( 'message' ) ), array_column( $this->form->steps, 'fields' ) );
		self::assertSame( array( 'You [gallery]', 'A word', '' ), array_column( $this->form->steps, 'title' ) );
		self::assertTrue( $this->form->steps[0]->holds( 'names[first_name]' ) );
		self::assertFalse( $this->form->steps[0]->holds( 'message' ) );
		self::assertSame( array(), $this->site->forms->byFormId( 4 )->steps ?? null );
	}

	public function test_a_step_is_skipped_if_all_its_fields_are_hidden_but_not_if_it_has_no_fields(): void {
		self::assertSame( 3, StepPath::through( $this->form )->total() );
		self::assertSame( 3, StepPath::through( $this->form, array( 'names' ) )->total() );
		self::assertSame( 2, StepPath::through( $this->form, array( 'names', 'email' ) )->total() );
	}

	public function test_a_step_without_fields_is_skipped_if_its_own_conditions_hide_it(): void {
		$if   = static fn( string $field ): string => (string) wp_json_encode( array( 'title' => "If {$field}", 'conditions' => array( 'rules' => array( array( 'field' => $field, 'operator' => 'not-empty', 'value' => '' ) ) ) ) );
		$form = $this->formWith(
			'<!-- wp:vestibule/step --><!-- wp:group {"vestibuleConditions":{"rules":[{"field":"a","operator":"empty"}]}} --><div class="wp-block-group"><!-- wp:vestibule/field-text {"name":"b"} /--></div><!-- /wp:group --><!-- wp:vestibule/field-text {"name":"a"} /--><!-- /wp:vestibule/step -->'
			. "<!-- wp:vestibule/step {$if( 'a' )} --><!-- wp:paragraph --><p>Read me.</p><!-- /wp:paragraph --><!-- /wp:vestibule/step -->"
			. '<!-- wp:vestibule/step --><!-- wp:vestibule/field-text {"name":"c"} /--><!-- /wp:vestibule/step --><!-- wp:vestibule/submit /-->'
		);
		self::assertSame( array( '', '#2', '' ), array_column( $form->steps, 'part' ) );
		self::assertSame( 2, StepPath::through( $form, array( '#2' ) )->total() );
		self::assertSame( 3, StepPath::through( $form, array( '#1', 'b' ) )->total() );
		$html = $this->printed( $form->postId );
		self::assertStringContainsString( '>Step 1 of 2</h2>', $html );
		self::assertMatchesRegularExpression( '~>(<!--.*?-->)?If a(<!--.*?-->)?</h2>~s', $html );
	}

	public function test_a_page_prints_all_steps_and_marks_the_first_as_active(): void {
		$html = $this->printed();
		self::assertSame( 3, substr_count( $html, 'class="vestibule-step__label"' ) );
		self::assertSame( 1, substr_count( $html, ' is-active' ) );
		self::assertMatchesRegularExpression( '~<h2[^>]*tabindex="-1"[^>]*>Step 1 of 3 – You &#91;gallery]</h2>~', $html );
		self::assertStringContainsString( '>Step 3 of 3</h2>', $html );
		self::assertStringContainsString( 'vestibule-form has-steps is-first"', $html );
		self::assertStringContainsString( '<progress class="vestibule-steps__bar" max="3" value="1" aria-hidden="true">', $html );
		self::assertMatchesRegularExpression( '~data-go="back">Back</button>.*data-go="next">Next</button><div class="vestibule-submit".*Send it~s', $html );
		self::assertSame( 1, substr_count( $html, 'class="vestibule-submit"' ) );
		self::assertStringContainsString( '>Before</p>', $html );
		self::assertStringNotContainsString( 'formaction', $html );
	}

	public function test_a_form_without_steps_prints_no_step_markup(): void {
		self::assertSame( 0, preg_match( '/vestibule[-_]steps?|has-steps|data-go/', $this->printed( $this->site->forms->byFormId( 4 )->postId ?? 0 ) ) );
	}

	public function test_a_filter_can_change_the_label_of_a_step(): void {
		add_filter( 'vestibule/step_label', static fn (): string => '%activeStep%/%totalStep% %stepTitle%' );
		self::assertStringContainsString( '>2/3 A word</h2>', $this->printed() );
	}

	public function test_content_added_before_the_submit_button_is_printed_before_the_step_buttons(): void {
		add_filter( 'vestibule/before_submit', static fn(): string => '<p>A check</p>' );
		self::assertMatchesRegularExpression( '~<div class="vestibule-steps".*<div class="vestibule-steps__above"><p>A check</p></div>.*data-go="back".*<div class="vestibule-submit"~s', $this->printed() );
		remove_all_filters( 'vestibule/before_submit' );
		self::assertStringNotContainsString( 'vestibule-steps__above', $this->printed() );
	}

	public function test_the_progress_bar_can_be_turned_off(): void {
		update_post_meta( $this->form->postId, PostSettings::key( FormSteps::CONTRACT ), array( 'progressBar' => false ) );
		self::assertStringNotContainsString( '<progress', $this->printed() );
	}

	public function test_without_scripts_the_next_button_opens_the_next_step_and_keeps_the_answers(): void {
		update_post_meta( $this->form->postId, PostSettings::key( FormSteps::CONTRACT ), array( 'withoutScripts' => 'pages' ) );
		self::assertStringContainsString( 'action=vestibule_form_step" data-go="next"', $this->printed() );
		$state = $this->state( $this->go( 'next', 1, array( 'email' => 'ana@example.com' ) ) );
		self::assertSame( 2, $state->step );
		self::assertSame( array(), $state->errors );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		$html = $this->printed();
		self::assertMatchesRegularExpression( '~is-active[^>]*_step_2"~', $html );
		self::assertStringContainsString( 'value="ana@example.com"', $html );
		self::assertStringContainsString( 'data-go="back">To you</button>', $html );
		self::assertStringContainsString( 'data-go="next">To the end</button>', $html );
		self::assertStringContainsString( 'name="vestibule_step" value="2"', $html );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_an_invalid_answer_keeps_the_visitor_on_the_step_without_validating_other_steps(): void {
		$state = $this->state( $this->go( 'next', 1, array( 'email' => 'ana(at)example' ) ) );
		self::assertSame( array( 'email' => array( 'This field must contain a valid email' ) ), $state->errors );
		self::assertSame( 'ana(at)example', $state->string( 'email' ) );
		self::assertSame( 1, ( $state->step ) );
	}

	public function test_the_back_button_validates_nothing_and_keeps_all_answers(): void {
		$state = $this->state( $this->go( 'back', 3, array( 'email' => 'no', 'message' => 'So far' ) ) );
		self::assertSame( array( 2, 'no', 'So far' ), array( $state->step, $state->string( 'email' ), $state->string( 'message' ) ) );
	}

	public function test_without_scripts_a_failed_submission_opens_the_step_with_the_first_error(): void {
		$answer = $this->site->post( $this->posted( 3, array( 'email' => 'no' ) ) );
		$state  = $this->state( $answer );
		self::assertSame( array( 'email', 'message' ), array_keys( $state->errors ) );
		self::assertMatchesRegularExpression( '~is-active[^>]*_step_1"~', $this->printed() );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function refused(): iterable {
		yield 'a wrong key' => array( array( 'vestibule_key' => '4.' . str_repeat( 'a', 32 ) ), 'Reload the page' );
		yield 'a filled honeypot' => array( array( 'trap' => 'x' ), 'Leave this field empty' );
		yield 'a list for a text field' => array( array( 'email' => array( 'x' ) ), 'did not receive the complete form' );
	}

	/** @param array<string, mixed> $changes */
	#[DataProvider( 'refused' )]
	public function test_a_rejected_step_change_shows_an_error_and_keeps_the_answers( array $changes, string $words ): void {
		if ( isset( $changes['trap'] ) ) {
			$changes = array( "item_{$this->form->formId}__url" => 'x' );
		}
		$state = $this->state( $this->go( 'next', 2, $changes ) );
		self::assertStringContainsString( $words, $state->errorsOf( 'form' )[0] ?? '' );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		self::assertSame( 2, $state->step );
	}

	public function test_a_step_number_that_does_not_exist_is_replaced_by_the_nearest_one(): void {
		self::assertSame( 3, $this->state( $this->go( 'next', 99, array( 'message' => 'x' ) ) )->step );
		self::assertSame( 2, $this->state( $this->go( 'next', -5, array( 'email' => 'a@example.com' ) ) )->step );
	}

	public function test_step_changes_are_rate_limited_per_ip_address(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		for ( $n = 0; $n < 61; $n++ ) {
			$answer = $this->go( 'back', 2 );
		}
		self::assertSame( 429, $answer->status );
		self::assertStringContainsString( 'Ana', (string) $answer->text );
	}

	/** @param array<string, mixed> $changes */
	private function go( string $way, int $step, array $changes = array() ): Answer {
		return $this->site->answer( $this->call(), array( 'vestibule_go' => $way ) + $this->posted( $step, $changes ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function posted( int $step, array $changes = array() ): array {
		$number = $this->form->formId;
		return $changes + array(
			'form_id'            => (string) $number,
			'vestibule_key'      => $this->site->keys->forForm( $number ),
			'vestibule_instance' => $this->nextInstance(),
			'vestibule_page'     => home_url( '/contact/' ),
			'vestibule_step'     => (string) $step,
			'names'              => array( 'first_name' => 'Ana', 'middle_name' => '', 'last_name' => 'Li' ),
			'email'              => '',
			'message'            => '',
		);
	}

	private function call(): StepCall {
		$states = new PlainAnswer( $this->site->forms, $this->site->states, new Origin(), $this->site->rates );
		return new StepCall( $this->site->forms, Wired::of( SubmitGuard::class ), $states, $this->site->rates );
	}

	private function state( Answer $answer ): FormState {
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		return $this->site->states->forRequest( $this->form->formId, str_replace( '_problem', '', (string) wp_parse_url( $answer->headers['Location'], PHP_URL_FRAGMENT ) ) );
	}

	/** Returns the next instance number, because all tests of a run are one page for the plugin. */
	private function nextInstance(): string {
		preg_match( '/data-form_instance="(ff_form_instance_\d+_)(\d+)"/', $this->printed(), $found );
		return ( $found[1] ?? '' ) . ( (int) ( $found[2] ?? 0 ) + 1 );
	}

	private function printed( int $post = 0 ): string {
		$post = 0 === $post ? $this->form->postId : $post;
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$post}} /-->" );
	}

	private function formWith( string $blocks ): FormDefinition {
		$post = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'In steps', 'post_content' => wp_slash( $blocks ) ) );
		$form = $this->site->forms->byPost( $post );
		self::assertNotNull( $form );
		return $form;
	}
}
