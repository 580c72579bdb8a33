<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Forms\Limits\EnumerationCheck;
use Vestibule\Tests\Wired;
use WP_REST_Request;

/** Protection against visitors who find out answers of others from the errors of a limited form (docs/limits.md). */
final class EnumerationTest extends LimitsTestCase {

	private const FIELDS = '<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->'
		. '<!-- wp:vestibule/field-text {"name":"code","label":"Code","unique":true} /-->'
		. '<!-- wp:vestibule/field-radio {"name":"day","label":"Day","options":[{"value":"fri","label":"Friday","places":1},{"value":"sat","label":"Saturday"}]} /-->';

	protected function setUp(): void {
		parent::setUp();
		$this->form( array( 'onePer' => 'email' ), self::FIELDS );
		$this->sent( array( 'email' => 'ana@example.org', 'code' => 'A1', 'day' => 'fri' ) );
	}

	public function test_the_error_for_a_full_option_is_the_same_for_known_and_unknown_answers(): void {
		foreach ( array( array( 'ana@example.org', 'A1' ), array( 'new@example.org', 'A1' ), array( 'ana@example.org', 'B2' ), array( 'new@example.org', 'B2' ) ) as list( $email, $code ) ) {
			$answer = $this->send( array( 'email' => $email, 'code' => $code, 'day' => 'fri' ) );
			self::assertSame( array( 409, array( 'day' => array( '“Friday” is full. Choose another option.' ) ) ), array( $answer->status, $this->errors( $answer ) ), "{$email} {$code}" );
		}
	}

	public function test_the_error_for_a_full_form_is_the_same_for_known_and_unknown_answers(): void {
		$this->limit( array( 'onePer' => 'email', 'entries' => 1 ) );
		foreach ( array( 'ana@example.org', 'new@example.org' ) as $email ) {
			self::assertSame( array( 'form' ), array_keys( $this->errors( $this->send( array( 'email' => $email, 'day' => 'sat' ) ) ) ) );
		}
	}

	public function test_all_answers_that_another_entry_already_contains_are_reported_in_one_response(): void {
		$answer = $this->send( array( 'email' => 'ana@example.org', 'code' => 'a1', 'day' => 'sat' ) );
		self::assertSame( array( 'email', 'code' ), array_keys( $this->errors( $answer ) ) );
	}

	public function test_a_network_that_guesses_many_answers_is_blocked_and_one_email_is_sent_to_the_administrator(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'form_tried_answers' === $what ? $limit : 0, 10, 2 );
		self::assertSame( 'good', Wired::of( EnumerationCheck::class )->finding()->status );
		for ( $try = 0; $try < 20; $try++ ) {
			self::assertSame( 409, $this->send( array( 'email' => 'ana@example.org', 'code' => "try {$try}", 'day' => 'sat' ) )->status );
		}
		foreach ( array( 'ana@example.org', 'new@example.org' ) as $email ) {
			self::assertSame( 429, $this->send( array( 'email' => $email, 'day' => 'sat' ) )->status, 'Known and unknown addresses get the same response.' );
		}
		$emails = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $done, array $mail ) use ( &$emails ): bool {
				$emails[] = $mail;
				return true;
			},
			10,
			2
		);
		remove_all_actions( 'shutdown', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		$tried = array_values( array_filter( $emails, static fn ( array $mail ): bool => str_contains( $mail['subject'], 'Many answers were tried' ) ) );
		self::assertSame( array( array( get_option( 'admin_email' ) ) ), array_column( $tried, 'to' ), 'One email is sent, although two more submissions were rejected.' );
		self::assertStringContainsString( '“Course”', $tried[0]['message'] ?? '' );
		$finding = Wired::of( EnumerationCheck::class )->finding();
		self::assertSame( 'recommended', $finding->status );
		self::assertStringContainsString( 'Course', $finding->paragraphs[0] );
		$this->travel( '+1 hour' );
		self::assertSame( 200, $this->send( array( 'email' => 'new@example.org', 'day' => 'sat' ) )->status );
	}

	public function test_repeated_attempts_to_guess_answers_fire_the_action_every_hour_but_send_one_email_a_day(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'form_tried_answers' === $what ? $limit : 0, 10, 2 );
		$check = Wired::of( EnumerationCheck::class );
		self::assertSame( array( $check->label() => '0' ), $check->facts() );
		$subjects = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $done, array $mail ) use ( &$subjects ): bool {
				$subjects[] = $mail['subject'];
				return true;
			},
			10,
			2
		);
		$reports = did_action( 'vestibule/answers_tried' );
		foreach ( array( 1, 2 ) as $hour ) {
			for ( $try = 0; $try < 20; $try++ ) {
				self::assertSame( 409, $this->send( array( 'email' => 'ana@example.org', 'code' => "try {$try}", 'day' => 'sat' ) )->status );
			}
			self::assertSame( $reports + $hour, did_action( 'vestibule/answers_tried' ) );
			$this->travel( '+1 hour' );
		}
		remove_all_actions( 'shutdown', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		self::assertCount( 1, array_filter( $subjects, static fn ( string $subject ): bool => str_contains( $subject, 'Many answers were tried' ) ) );
		self::assertSame( array( $check->label() => '1' ), $check->facts() );
	}

	public function test_choosing_a_full_option_does_not_count_as_an_attempt_to_guess_an_answer(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'form_tried_answers' === $what ? $limit : 0, 10, 2 );
		for ( $try = 0; $try < 25; $try++ ) {
			self::assertSame( 409, $this->send( array( 'email' => "p{$try}@example.org", 'day' => 'fri' ) )->status );
		}
	}

	public function test_a_form_limited_per_email_address_needs_a_required_email_field(): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$cases = array(
			'Make the email field required'                => '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /-->',
			'Add an email field'                           => '<!-- wp:vestibule/field-text {"name":"code","label":"Code"} /-->',
			''                                             => self::FIELDS,
		);
		foreach ( $cases as $words => $content ) {
			$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-forms/{$this->post}" );
			$request->set_body_params( array( 'content' => $content, 'meta' => array( 'vestibule_form_limits' => array( 'onePer' => 'email' ) ) ) );
			$response = rest_do_request( $request );
			self::assertSame( '' === $words ? 200 : 400, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
			self::assertStringContainsString( $words, (string) wp_json_encode( $response->get_data() ) );
		}
	}
}
