<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Guard\Judgement;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;
use Vestibule\Tests\Forms\FormSite;

/** Submissions that a spam check marks or rejects (docs/spam.md). */
final class SubmitSpamTest extends SubmitTestCase {

	private ?Submission $seen = null;

	public function test_a_spam_submission_is_stored_with_its_reason_and_gets_the_usual_response(): void {
		$heard = array();
		$hear  = static function ( string $what ) use ( &$heard ): void {
			$heard[] = $what;
		};
		add_action( 'vestibule/form_submitted', static fn () => $hear( 'submitted' ) );
		add_action( 'vestibule/spam_stored', static fn ( mixed $entry, mixed $form, string $reason ) => $hear( $reason ), 10, 3 );
		$good = $this->site->submit();
		$this->judge( new Judgement( 'words:casino' ) );
		$start = $this->site->freeStart();
		$token = $this->site->tokens->issue( 4 );
		$spam  = $this->site->submit( array(), $token );
		self::assertSame( 200, $spam->status );
		self::assertSame( $this->shape( $good->body ), $this->shape( $spam->body ) );
		self::assertSame( array( 'submitted', 'words:casino' ), $heard );
		$row = $this->site->rows( $this->site->tables->named( 'submissions' ) )[1];
		self::assertSame( array( 'spam', 'words:casino', '' ), array( $row['status'], $row['spam_reason'], $row['spam_from'] ) );
		self::assertNotNull( $row['spam_at'] );
		self::assertSame( 'cancelled', $this->site->rows( $this->site->tables->named( 'bookings' ) )[1]['status'] );
		self::assertSame( $start, $this->site->freeStart(), 'The time is available again.' );
		self::assertSame( wp_json_encode( $spam->body ), wp_json_encode( $this->site->submit( array(), $token )->body ) );
	}

	public function test_a_rejected_submission_fails_with_403_and_stores_nothing(): void {
		$this->judge( new Judgement( '', Verdict::refuse( 'g-recaptcha-response', 'Tick the box.' ) ) );
		$answer = $this->site->submit();
		self::assertSame( array( 403, array( 'g-recaptcha-response' => array( 'Tick the box.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
		self::assertEquals( new \stdClass(), $answer->body['append_data'] );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		self::assertSame( 303, $this->site->post()->status );
	}

	public function test_a_rejection_can_include_a_new_token_that_continues_the_age_of_the_old_token(): void {
		$token = $this->site->tokens->issue( 4 );
		$this->travel( '+50 seconds' );
		$this->judge( new Judgement( '', Verdict::refuse( 'form', 'Once more.', true ) ) );
		$fresh = get_object_vars( (object) $this->site->submit( array(), $token )->body['append_data'] )['__vestibule_token'] ?? '';
		self::assertIsString( $fresh );
		self::assertNotSame( $token, $fresh );
		self::assertSame( 50, $this->site->tokens->read( 4, $fresh )?->age );
	}

	public function test_invalid_values_are_rejected_before_spam_checks_run(): void {
		$this->judge( new Judgement( 'words:casino' ) );
		self::assertSame( 422, $this->site->submit( array( 'email' => 'x' ) )->status );
		self::assertNull( $this->seen );
	}

	public function test_spam_checks_receive_the_sender_and_ip_address_and_captcha_responses_and_the_age_of_the_token(): void {
		$this->judge( new Judgement() );
		$token = $this->site->tokens->issue( 4 );
		$this->travel( '+7 seconds' );
		$this->site->submit( array( 'h-captcha-response' => 'abc', 'g-recaptcha-response' => array( 'x' ) ), $token );
		$seen = $this->seen;
		self::assertNotNull( $seen );
		self::assertSame( array( 4, 'Ana Li', 'ana@example.com', FormSite::ADDRESS, 7 ), array( $seen->formId, $seen->name, $seen->email, $seen->address, $seen->token?->age ) );
		self::assertSame( array( 'abc', null, null ), array( $seen->posted( 'h-captcha-response' ), $seen->posted( 'g-recaptcha-response' ), $seen->posted( 'cf-turnstile-response' ) ) );
		self::assertContains( 'Stadtbücherei', $seen->texts() );
		$this->site->post();
		self::assertNull( $this->seen?->token );
	}

	public function test_a_token_in_the_format_of_an_earlier_version_still_works(): void {
		$text = '4.' . ( time() + 600 ) . '.' . str_repeat( 'a', 32 );
		self::assertSame( 200, $this->site->submit( array(), $text . '.' . $this->site->secret->sign( 'token', $text ) )->status );
	}

	private function judge( Judgement $judgement ): void {
		remove_all_filters( 'vestibule/judge_submission' );
		add_filter(
			'vestibule/judge_submission',
			function ( Judgement $before, Submission $submission ) use ( $judgement ): Judgement {
				$this->seen = $submission;
				return $judgement;
			},
			10,
			2
		);
	}

	/** @return list<string> */
	private function shape( mixed $body ): array {
		$data = json_decode( (string) wp_json_encode( $body ), true );
		$data = is_array( $data ) && is_array( $data['data'] ?? null ) ? $data['data'] : array();
		return array_map( strval( ... ), array_keys( $data + ( is_array( $data['result'] ?? null ) ? $data['result'] : array() ) ) );
	}
}
