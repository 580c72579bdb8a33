<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Guard\Judgement;
use Vestibule\Tests\Kernel\Log\Faults;

/** Submissions over the PHP API: vestibule()->submit(), validated like a visitor's but without spam protection. */
final class SubmitTest extends ApiTestCase {

	public function test_a_submission_via_php_stores_the_entry_and_its_booking_and_fires_the_action(): void {
		$heard = array();
		add_action(
			'vestibule/form_submitted',
			static function ( StoredEntry $entry ) use ( &$heard ): void {
				$heard[] = $entry->id;
			}
		);
		$result = vestibule()->submit( 4, $this->answers(), array( 'source_url' => 'https://example.org/app', 'user' => 0 ) );
		self::assertSame( array(), $result->errors );
		self::assertTrue( $result->isStored() );
		self::assertSame( 201, $result->status );
		self::assertStringContainsString( 'Your appointment', $result->message );
		self::assertSame( array( $result->entryId ), $heard );
		$row = $this->row( $result->entryId );
		self::assertSame( array( 'unread', 'https://example.org/app', null ), array( $row['status'] ?? '', $row['source_url'] ?? '', $row['user_id'] ?? null ) );
		$data = $this->stored( $result->entryId );
		self::assertSame( array( 'Ana', 'Li', '+49 30 901820' ), array( $data['names[first_name]'], $data['names[last_name]'], $data['phone'] ) );
		$agreed = $data['gdpr-agreement'];
		self::assertIsArray( $agreed );
		self::assertSame( 'on', $agreed[0] );
		$booking = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
		self::assertSame( array( (string) $result->entryId, 'booked', 'Europe/Berlin' ), array( $booking['submission_id'], $booking['status'], $booking['timezone'] ) );
	}

	public function test_the_parts_of_a_field_can_be_submitted_under_their_full_names(): void {
		$answers = array_diff_key( $this->answers(), array( 'names' => 0 ) ) + array( 'names[first_name]' => 'Ana', 'names[last_name]' => 'Li' );
		self::assertTrue( vestibule()->submit( 4, $answers )->isStored() );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>, int}> */
	public static function refused(): iterable {
		yield 'an empty required field' => array( array( 'email' => '' ), array( 'email' ), 422 );
		yield 'a missing part' => array( array( 'names' => array( 'first_name' => 'Ana' ) ), array( 'names[last_name]' ), 422 );
		yield 'an invalid email address' => array( array( 'email' => 'ana' ), array( 'email' ), 422 );
		yield 'an unknown option' => array( array( 'multi_select' => array( 'courses', 'x' ) ), array( 'multi_select' ), 422 );
		yield 'an unknown field' => array( array( 'emial' => 'ana@example.com' ), array( 'emial' ), 422 );
		yield 'an unchecked consent field' => array( array( 'gdpr-agreement' => false ), array( 'gdpr-agreement' ), 422 );
		yield 'a time that is not offered' => array( array( 'fcal_booking_2' => '2020-01-01T00:00:00Z' ), array( 'fcal_booking_2' ), 422 );
		yield 'a list for a text field' => array( array( 'email' => array( 'a@example.com' ) ), array( 'form' ), 400 );
		yield 'a text that is not UTF-8' => array( array( 'email' => "\xff@example.com" ), array( 'form' ), 400 );
		yield 'a value that is too large' => array( array( 'description' => str_repeat( 'x', 300000 ) ), array( 'form' ), 413 );
		yield 'deeply nested lists' => array( array( 'multi_select' => array( array( array( array( array( array( array( 'x' ) ) ) ) ) ) ) ), array( 'form' ), 400 );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @param list<string>         $names   Names with errors.
	 */
	#[DataProvider( 'refused' )]
	public function test_an_invalid_submission_via_php_is_rejected_with_messages( array $changes, array $names, int $status ): void {
		$result = vestibule()->submit( 4, $changes + $this->answers() );
		self::assertSame( array( $names, $status, 0 ), array( array_keys( $result->errors ), $result->status, $result->entryId ) );
		self::assertNotSame( '', $result->errors[ $names[0] ][0] ?? '' );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_booked_time_fails_with_409_and_returns_the_available_times(): void {
		$first = vestibule()->submit( 4, $this->answers() );
		self::assertTrue( $first->isStored() );
		$taken   = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['start_at'];
		$answers = array( 'fcal_booking_2' => str_replace( ' ', 'T', (string) $taken ) . 'Z' ) + $this->answers();
		$result  = vestibule()->submit( 4, $answers );
		self::assertSame( array( 409, array( 'fcal_booking_2' ) ), array( $result->status, array_keys( $result->errors ) ) );
		self::assertArrayHasKey( 'vestibule_slots', $result->data );
	}

	public function test_submissions_with_the_same_key_are_stored_only_once_per_user(): void {
		$this->signIn( 'editor' );
		$first = vestibule()->submit( 4, $this->answers(), array( 'key' => 'order-7' ) );
		$again = vestibule()->submit( 4, array(), array( 'key' => 'order-7' ) );
		self::assertSame( array( $first->entryId, $first->message ), array( $again->entryId, $again->message ) );
		self::assertSame( 1, $this->site->counts()[0] );
		$this->signIn( 'editor' );
		$other = vestibule()->submit( 4, $this->answers(), array( 'key' => 'order-7' ) );
		self::assertNotSame( $first->entryId, $other->entryId );
	}

	public function test_only_published_forms_can_be_submitted_via_php(): void {
		$draft = $this->form( array( array( 'email', array( 'name' => 'email' ) ) ), 'draft' );
		$trash = $this->form( array( array( 'email', array( 'name' => 'email' ) ) ), 'trash' );
		foreach ( array( $draft, $trash, 0, -1, 999999 ) as $form ) {
			self::assertSame( 404, vestibule()->submit( $form, array( 'email' => 'a@example.org' ) )->status );
		}
	}

	public function test_numbers_and_dates_can_be_submitted_as_json_values(): void {
		$form   = $this->form(
			array(
				array( 'number', array( 'name' => 'amount', 'numberFormat' => 'currency', 'separators' => 'point-comma' ) ),
				array( 'number', array( 'name' => 'share', 'separators' => 'point-comma', 'numberFormat' => 'grouped' ) ),
				array( 'date', array( 'name' => 'born', 'dateControl' => 'parts' ) ),
				array( 'range', array( 'name' => 'way' ) ),
				array( 'rating', array( 'name' => 'stars' ) ),
				array( 'calculation', array( 'name' => 'sum', 'formula' => '{amount} * 2' ) ),
			)
		);
		$result = vestibule()->submit( $form, array( 'amount' => 1234.5, 'share' => 1.234, 'born' => '1980-02-05', 'way' => 15, 'stars' => 3, 'sum' => 'believe me' ) );
		self::assertSame( array(), $result->errors );
		self::assertSame( array( '1234.5', '1.234', '1980-02-05', '15', '3', '2469' ), array_values( $this->stored( $result->entryId ) ) );
	}

	public function test_conditions_apply_to_submissions_via_php(): void {
		$rule = array( 'match' => 'all', 'rules' => array( array( 'field' => 'kind', 'operator' => 'equals', 'value' => 'visit' ) ) );
		$form = $this->form( array( array( 'text', array( 'name' => 'kind' ) ), array( 'text', array( 'name' => 'why', 'required' => true, 'conditions' => $rule ) ) ) );
		self::assertSame( array( 'why' ), array_keys( vestibule()->submit( $form, array( 'kind' => 'visit' ) )->errors ) );
		$result = vestibule()->submit( $form, array( 'kind' => 'course', 'why' => 'hidden' ) );
		self::assertSame( array( 'kind' => 'course' ), $this->stored( $result->entryId ) );
	}

	public function test_a_submission_via_php_skips_spam_checks(): void {
		$is_checked = false;
		add_filter(
			'vestibule/judge_submission',
			static function ( Judgement $judgement ) use ( &$is_checked ): Judgement {
				$is_checked = true;
				return $judgement;
			}
		);
		self::assertTrue( vestibule()->submit( 4, $this->answers() )->isStored() );
		self::assertFalse( $is_checked );
	}

	public function test_a_filter_can_reject_a_submission_and_an_action_fires_for_it(): void {
		$refused = array();
		add_filter( 'vestibule/form_errors', static fn ( array $errors ): array => $errors + array( 'email' => 'Not this one' ) );
		add_action(
			'vestibule/form_refused',
			static function ( int $status, array $errors, int $form ) use ( &$refused ): void {
				$refused = array( $status, $errors, $form );
			},
			10,
			3
		);
		vestibule()->submit( 4, $this->answers() );
		self::assertSame( array( 422, array( 'email' => array( 'Not this one' ) ), 4 ), $refused );
	}

	public function test_an_exception_during_a_submission_is_logged_and_returns_status_500(): void {
		add_action(
			'vestibule/before_store_entry',
			static function (): void {
				throw new \RuntimeException( 'Broken on purpose.' );
			}
		);
		$faults = new Faults();
		$result = $faults->during( fn (): SubmissionResult => vestibule()->submit( 4, $this->answers() ) );
		self::assertSame( array( 500, 1 ), array( $result->status, count( $faults->announced ) ) );
	}

	public function test_a_submission_via_php_ignores_a_language_that_is_not_installed(): void {
		$seen = '';
		add_filter(
			'vestibule/form_errors',
			static function ( array $errors ) use ( &$seen ): array {
				$seen = determine_locale();
				return $errors;
			}
		);
		vestibule()->submit( 4, $this->answers(), array( 'language' => 'xx_XX' ) );
		self::assertSame( 'en_US', $seen );
	}
}
