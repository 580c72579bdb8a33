<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Contract\FormSettings;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;

/** Submission without scripts (docs/rest.md). */
final class PlainPostTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
	}

	public function test_a_valid_submission_without_scripts_is_stored_and_redirects_to_its_page(): void {
		$answer = $this->site->post();
		self::assertSame( 303, $answer->status );
		self::assertMatchesRegularExpression( '~^' . preg_quote( home_url( '/contact/' ), '~' ) . '\?vestibule_result=[0-9a-f]{32}#ff_form_instance_4_1_done$~', $answer->headers['Location'] );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		$state = $this->state( $answer );
		self::assertStringContainsString( 'Your appointment', $state->message );
		self::assertTrue( $state->hidden );
		self::assertSame( array(), $state->values );
	}

	public function test_without_scripts_the_errors_are_shown_together_with_all_answers(): void {
		$state = $this->state( $this->site->post( array( 'email' => 'ana(at)example', 'gdpr-agreement' => null, 'description' => "<b>two\nlines</b>" ) ) );
		self::assertSame( array( 'email' => array( 'This field must contain a valid email' ), 'gdpr-agreement' => array( 'This field is required' ) ), $state->errors );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		self::assertSame( 'ana(at)example', $state->string( 'email' ) );
		self::assertSame( array( 'courses', 'visits' ), $state->strings( 'multi_select' ) );
		self::assertSame( "<b>two\nlines</b>", $state->string( 'description' ) );
		self::assertNotSame( '', $state->string( 'fcal_booking_2' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_submitting_a_time_that_was_booked_in_the_meantime_shows_an_error_at_its_field(): void {
		$start = $this->site->freeStart();
		$this->site->post( array( 'fcal_booking_2' => $start ) );
		$state = $this->state( $this->site->post( array( 'fcal_booking_2' => $start ) ) );
		self::assertSame( array( 'fcal_booking_2' ), array_keys( $state->errors ) );
		self::assertSame( 'Li', $state->string( 'names[last_name]' ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function refused(): iterable {
		yield 'a wrong key' => array( array( 'vestibule_key' => '4.' . str_repeat( 'a', 32 ) ) );
		yield 'the key of another form' => array( array( 'vestibule_key' => 'other' ) );
		yield 'an empty key' => array( array( 'vestibule_key' => '' ) );
		yield 'a key as a list' => array( array( 'vestibule_key' => array( 'x' ) ) );
		yield 'a filled honeypot' => array( array( 'item_4__url' => 'x' ) );
		yield 'a list for a text field' => array( array( 'email' => array( 'x' ) ) );
		yield 'invalid UTF-8' => array( array( 'input_text' => "\xC3\x28" ) );
	}

	/** @param array<string, mixed> $changes */
	#[DataProvider( 'refused' )]
	public function test_a_rejected_submission_without_scripts_shows_an_error_and_stores_nothing( array $changes ): void {
		$changes = isset( $changes['vestibule_key'] ) && 'other' === $changes['vestibule_key'] ? array( 'vestibule_key' => $this->site->keys->forForm( 5 ) ) : $changes;
		$state   = $this->state( $this->site->post( $changes ) );
		self::assertSame( array( 'form' ), array_keys( $state->errors ) );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_submission_that_is_too_large_shows_an_error_and_keeps_all_answers(): void {
		$long  = str_repeat( "A line that is long enough.\n", 12000 );
		$state = $this->state( $this->site->post( array( 'description' => $long ) ) );
		self::assertStringContainsString( 'too large', $state->errorsOf( 'form' )[0] ?? '' );
		self::assertSame( $long, $state->string( 'description' ) );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_the_answers_of_a_submission_that_is_too_large_to_store_temporarily_are_printed_on_a_page(): void {
		$answer = $this->site->post( array( 'description' => str_repeat( 'x', 3_000_000 ) . '</textarea><b>end' ) );
		self::assertSame( 413, $answer->status );
		self::assertStringContainsString( 'too large', (string) $answer->text );
		self::assertStringContainsString( 'xxx&lt;/textarea&gt;&lt;b&gt;end</textarea>', (string) $answer->text );
		self::assertStringContainsString( 'ana@example.com', (string) $answer->text );
	}

	public function test_large_submissions_of_one_ip_address_are_stored_temporarily_only_ten_times(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter( 'vestibule/rate_limit', static fn( int $limit, string $what ): int => 'form_submit' === $what ? 0 : $limit, 10, 2 );
		$this->site->freeze();
		$statuses = array();
		for ( $n = 0; $n < 12; $n++ ) {
			$statuses[] = $this->site->post( array( 'description' => str_repeat( 'x', 300_000 ) ) )->status;
		}
		self::assertSame( array( ...array_fill( 0, 10, 303 ), 413, 413 ), $statuses );
	}

	public function test_the_rate_limit_for_large_submissions_ignores_submissions_of_a_normal_size(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$limits = static fn( int $limit, string $what ): int => 'form_state_large' === $what ? 1 : 0;
		add_filter( 'vestibule/rate_limit', $limits, 10, 2 );
		$this->site->freeze();
		self::assertSame( 303, $this->site->post( array( 'description' => str_repeat( 'x', 300_000 ) ) )->status );
		$post = fn ( int $bytes ): int => $this->site->post( array( 'email' => '' ), array( 'content-length' => (string) $bytes ) )->status;
		self::assertSame( array( 303, 413 ), array( $post( 262_144 ), $post( 262_145 ) ) );
	}

	public function test_a_referer_with_a_port_other_than_the_port_of_the_site_is_ignored(): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://example.org' );
		$page = fn ( string $url ): string => ( new Origin() )->page( new Request( 'POST', array(), array(), array( 'referer' => $url ), '1.2.3.4' ) );
		self::assertSame( 'https://example.org/contact/', $page( 'https://example.org/contact/' ) );
		self::assertSame( '', $page( 'https://example.org:8443/contact/' ) );
	}

	public function test_unknown_field_names_in_a_submission_are_ignored(): void {
		$this->state( $this->site->post( array( 'zzz' => array( 'a' => array( 'b' => array( '1' ) ) ), str_repeat( 'z', 3000 ) => '1', 'data-x' => array() ) ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_after_a_database_error_the_page_shows_the_error_id_and_all_answers(): void {
		$break = static fn( string $sql ): string => 1 === preg_match( '/^\s*INSERT.*vestibule_bookings/is', $sql ) ? 'INSERT INTO no_such_table (a) VALUES (1)' : $sql;
		add_filter( 'query', $break );
		$faults = new Faults();
		$answer = $faults->during( fn (): Answer => $this->site->post() );
		remove_filter( 'query', $break );
		$state = $this->state( $answer );
		self::assertStringContainsString( 'could not store', $state->errorsOf( 'form' )[0] ?? '' );
		self::assertStringContainsString( $faults->ids()[0], $state->errorsOf( 'form' )[0] ?? '' );
		self::assertCount( 1, $faults->lines() );
		self::assertSame( 'ana@example.com', $state->string( 'email' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_after_an_exception_in_another_plugin_the_page_shows_the_error_id_from_the_log(): void {
		add_action( 'vestibule/before_store_entry', static fn (): never => throw new RuntimeException( 'Another plugin.' ) );
		$faults = new Faults();
		$state  = $this->state( $faults->during( fn (): Answer => $this->site->post() ) );
		$id     = $faults->ids()[0];
		self::assertStringContainsString( "fault {$id}: RuntimeException: Another plugin.", $faults->lines()[0] );
		self::assertStringContainsString( $id, $state->errorsOf( 'form' )[0] ?? '' );
		self::assertSame( 'ana@example.com', $state->string( 'email' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function foreign(): iterable {
		yield 'a referer with another hostname' => array( 'https://evil.example/contact/', '' );
		yield 'hostnames without a scheme' => array( '//evil.example/', '//evil.example/' );
		yield 'a JavaScript URL' => array( '', 'javascript:alert(1)' );
		yield 'a URL with a header' => array( '', "http://evil.example/\r\nSet-Cookie: a=b" );
		yield 'a hostname that starts like this site’s' => array( '', 'http://127.0.0.1.evil.example/' );
		yield 'this site’s hostname as user' => array( '', 'http://127.0.0.1@evil.example/' );
		yield 'a path with a backslash' => array( '', '/\\evil.example/' );
	}

	#[DataProvider( 'foreign' )]
	public function test_a_submission_never_redirects_to_another_site( string $referer, string $page ): void {
		$answer = $this->site->post( array( 'vestibule_page' => $page ), '' === $referer ? array() : array( 'referer' => $referer ) );
		$host   = wp_parse_url( $answer->headers['Location'], PHP_URL_HOST );
		self::assertSame( wp_parse_url( home_url(), PHP_URL_HOST ), $host );
		self::assertStringNotContainsString( 'evil', $answer->headers['Location'] );
		self::assertStringNotContainsString( "\n", $answer->headers['Location'] );
	}

	public function test_the_page_named_in_the_form_is_used_if_the_referer_has_no_path(): void {
		foreach ( array( '/', '' ) as $cut ) {
			$answer = $this->site->post( array(), array( 'referer' => home_url( $cut ) ) );
			self::assertStringContainsString( home_url( '/contact/?vestibule_result=' ), $answer->headers['Location'] );
		}
		self::assertSame( array( home_url( '/contact/' ) ), array_unique( array_column( $this->site->rows( $this->site->tables->named( 'submissions' ) ), 'source_url' ) ) );
		$answer = $this->site->post( array( 'vestibule_page' => 'https://evil.example/' ), array( 'referer' => home_url( '/' ) ) );
		self::assertStringContainsString( home_url( '/?vestibule_result=' ), $answer->headers['Location'] );
	}

	public function test_the_redirect_keeps_the_query_string_of_the_page_but_not_an_earlier_result(): void {
		$answer = $this->site->post( array(), array( 'referer' => home_url( '/contact/?a=1&vestibule_result=' . str_repeat( '0', 32 ) . '#x' ) ) );
		self::assertMatchesRegularExpression( '~/contact/\?a=1&vestibule_result=(?!0000)[0-9a-f]{32}#ff_form_instance_4_1_done$~', $answer->headers['Location'] );
	}

	public function test_the_result_is_shown_only_in_the_form_instance_that_was_submitted(): void {
		$answer = $this->site->post( array( 'email' => 'x', 'vestibule_instance' => 'ff_form_instance_4_2' ) );
		self::assertStringEndsWith( '#ff_form_instance_4_2_problem', $answer->headers['Location'] );
		$this->visit( $answer );
		self::assertSame( array(), $this->site->states->forRequest( 4, 'ff_form_instance_4_1' )->errors );
		self::assertSame( array(), $this->site->states->forRequest( 5, 'ff_form_instance_4_2' )->errors );
		self::assertNotSame( array(), $this->site->states->forRequest( 4, 'ff_form_instance_4_2' )->errors );
		$_GET['vestibule_result'] = array( 'x' );
		self::assertSame( array(), $this->site->states->forRequest( 4, 'ff_form_instance_4_2' )->errors );
	}

	public function test_an_invalid_form_instance_is_replaced_by_the_first_instance(): void {
		self::assertStringEndsWith( '#ff_form_instance_4_1_done', $this->site->post( array( 'vestibule_instance' => '"><script>' ) )->headers['Location'] );
	}

	public function test_a_redirect_url_from_the_settings_is_also_used_without_scripts(): void {
		add_filter(
			'vestibule/form_definition',
			static fn( FormDefinition $form ) => new FormDefinition( $form->formId, $form->postId, $form->title, $form->fields, FormSettings::from( array( 'redirectUrl' => 'https://elsewhere.example/thanks' ) ) )
		);
		$answer = $this->site->post();
		self::assertSame( 'https://elsewhere.example/thanks', $answer->headers['Location'] );
		self::assertSame( $answer->headers['Location'], wp_validate_redirect( $answer->headers['Location'], 'no' ) );
	}

	public function test_a_rate_limited_visitor_first_gets_the_answers_back_and_later_a_plain_page(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		for ( $n = 0; $n < 10; $n++ ) {
			$this->site->post( array( 'email' => 'x' ) );
		}
		$state = $this->state( $this->site->post() );
		self::assertStringContainsString( 'Too many attempts', $state->errorsOf( 'form' )[0] ?? '' );
		self::assertSame( 'Ana', $state->string( 'names[first_name]' ) );
		for ( $n = 0; $n < 20; $n++ ) {
			$answer = $this->site->post();
		}
		self::assertSame( 429, $answer->status );
		self::assertStringContainsString( 'Go back in your browser', (string) $answer->text );
		self::assertArrayHasKey( 'Retry-After', $answer->headers );
	}

	private function state( Answer $answer ): FormState {
		self::assertSame( 303, $answer->status );
		$this->visit( $answer );
		return $this->site->states->forRequest( 4, 'ff_form_instance_4_1' );
	}

	private function visit( Answer $answer ): void {
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
	}
}
