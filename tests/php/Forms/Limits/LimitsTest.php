<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Limits\LimitsCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Wired;

/** Opening hours of a form, its capacity, and the spots of its entries (docs/limits.md). */
final class LimitsTest extends LimitsTestCase {

	/** @return iterable<string, array{string, string, string, int, string}> */
	public static function clock(): iterable {
		yield 'before it opens' => array( '2026-12-01T10:00', '2026-12-02T10:00', '2026-12-01T08:59:59Z', 409, 'before' );
		yield 'at the opening time' => array( '2026-12-01T10:00', '2026-12-02T10:00', '2026-12-01T09:00:00Z', 200, 'open' );
		yield 'just before it closes' => array( '2026-12-01T10:00', '2026-12-02T10:00', '2026-12-02T08:59:59Z', 200, 'open' );
		yield 'at the closing time' => array( '2026-12-01T10:00', '2026-12-02T10:00', '2026-12-02T09:00:00Z', 409, 'closed' );
		yield 'on a summer day' => array( '', '2026-07-02T10:00', '2026-07-02T07:59:59Z', 200, 'open' );
		yield 'without a closing time' => array( '2026-07-02T10:00', '', '2027-07-02T07:59:59Z', 200, 'open' );
		yield 'closing before opening' => array( '2026-12-03T10:00', '2026-12-02T10:00', '2026-12-02T12:00:00Z', 409, 'closed' );
	}

	public function test_the_limits_route_rejects_a_missing_or_unknown_form_id(): void {
		$call   = new LimitsCall( $this->site->forms, Wired::of( Admission::class ), $this->site->clock );
		$status = fn ( string $number ): int => $this->dispatch( $call, new Request( 'GET', array( 'form_id' => $number ), array(), array(), '203.0.113.7' ) )->status;
		self::assertSame( array( 400, 400, 404 ), array_map( $status, array( '', '4x', '999999999' ) ) );
	}

	#[DataProvider( 'clock' )]
	public function test_a_form_opens_and_closes_in_the_time_zone_of_the_site( string $opens, string $closes, string $now, int $status, string $state ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		add_filter( 'vestibule/now', static fn (): \DateTimeImmutable => new \DateTimeImmutable( $now ) );
		$this->form( array( 'opensAt' => $opens, 'closesAt' => $closes ) );
		self::assertSame( $state, $this->state()['state'] );
		self::assertSame( $status, $this->send( array( 'email' => 'nonsense' ) )->status === 422 ? 200 : $this->send()->status );
		self::assertSame( 200 === $status, ! str_contains( $this->printed(), ' hidden=' ) );
	}

	public function test_a_form_is_full_when_its_entry_limit_is_reached(): void {
		$this->form( array( 'entries' => 2, 'showLeft' => true ) );
		$this->sent();
		self::assertStringContainsString( '1 of 2 spots left', $this->printed() );
		$this->sent();
		$this->assertRefused( $this->send(), 'form', 'All spots are taken.' );
		self::assertSame( array( 'full', 2 ), array( $this->state()['state'], count( $this->site->rows( '{submissions}' ) ) ) );
		self::assertStringContainsString( 'All spots are taken.', $this->printed() );
		$this->assertCounted();
	}

	public function test_a_submission_that_is_sent_twice_uses_one_spot(): void {
		$this->form( array( 'entries' => 1 ) );
		$token = $this->site->tokens->issue( $this->number );
		$answers = array( $this->send( array( '__vestibule_token' => $token ) ), $this->send( array( '__vestibule_token' => $token ) ) );
		self::assertSame( array( 200, 200 ), array( $answers[0]->status, $answers[1]->status ) );
		self::assertCount( 1, $this->site->rows( '{submissions}' ) );
	}

	public function test_moving_an_entry_to_trash_or_spam_releases_its_spot_and_an_entry_restored_into_a_full_form_has_no_spot(): void {
		$this->form( array( 'entries' => 1 ) );
		$first = $this->sent();
		$this->change( array( $first ), 'trash' );
		$second = $this->sent();
		self::assertSame( array( $first => 'full' ), $this->change( array( $first ), 'restore' ) );
		self::assertSame( 409, $this->send()->status );
		$this->change( array( $second ), 'spam' );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array(), $this->change( array( $first ), 'restore' ) );
		self::assertSame( array( $second => 'full' ), $this->change( array( $second ), 'not-spam' ) );
		$this->change( array( $first, $second ), 'trash' );
		self::assertSame( array(), $this->change( array( $second ), 'restore' ) );
		$this->assertCounted();
	}

	public function test_a_spam_entry_restored_from_the_trash_uses_a_spot_only_after_it_is_marked_as_not_spam(): void {
		$this->form( array( 'entries' => 1 ) );
		$entry = $this->sent();
		foreach ( array( 'spam', 'trash', 'restore' ) as $to ) {
			$this->change( array( $entry ), $to );
		}
		self::assertSame( 'open', $this->state()['state'] );
		$this->change( array( $entry ), 'not-spam' );
		self::assertSame( 'full', $this->state()['state'] );
		foreach ( array( 'trash', 'unread' ) as $to ) {
			$this->change( array( $entry ), $to );
		}
		$after = $this->state();
		self::assertSame( 'full', $after['state'] );
		$this->assertCounted();
	}

	public function test_deleting_an_entry_permanently_releases_its_spot(): void {
		$this->form( array( 'entries' => 1 ) );
		$entry   = $this->sent();
		$changes = new \Vestibule\Entries\Changes( $this->table(), new \Vestibule\Kernel\Database\Transaction( $this->site->database, $this->site->connection ) );
		$changes->erase( array( $entry ) );
		self::assertSame( array(), $this->site->rows( '{entry_seats}' ) );
		$this->sent();
		$this->assertCounted();
	}

	public function test_entries_stored_before_a_limit_was_set_count_toward_the_limit(): void {
		$this->form();
		$this->sent();
		$this->change( array( $this->sent() ), 'trash' );
		$this->limit( array( 'entries' => 2 ) );
		$this->sent();
		self::assertSame( 409, $this->send()->status );
		$this->limit( array( 'entries' => 1 ) );
		self::assertSame( 409, $this->send()->status );
		$this->limit( array( 'entries' => 3 ) );
		$this->sent();
		self::assertSame( 409, $this->send()->status );
		$this->assertCounted();
	}

	public function test_saving_a_form_with_few_entries_counts_the_entries_at_once(): void {
		$this->form();
		$this->sent();
		$this->limit( array( 'entries' => 1 ) );
		wp_update_post( array( 'ID' => $this->post ) );
		self::assertSame( 'full', $this->state()['state'] );
	}

	public function test_daily_and_weekly_and_monthly_limits_are_reset_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$now = '2026-11-27T22:30:00Z';
		add_filter(
			'vestibule/now',
			static function () use ( &$now ): \DateTimeImmutable {
				return new \DateTimeImmutable( $now );
			}
		);
		$this->form( array( 'periodEntries' => 1, 'period' => 'day' ) );
		$this->sent();
		$this->assertRefused( $this->send(), 'form', 'All spots for today are taken. Come back tomorrow.' );
		$now = '2026-11-27T23:30:00Z';
		$this->sent();
		$this->limit( array( 'periodEntries' => 3, 'period' => 'week' ) );
		$this->sent();
		$this->assertRefused( $this->send(), 'form', 'All spots for this week are taken. Come back next week.' );
		$now = '2026-11-29T23:30:00Z';
		$this->sent();
		$this->limit( array( 'periodEntries' => 4, 'period' => 'month' ) );
		self::assertSame( 409, $this->send()->status );
		$now = '2026-11-30T23:30:00Z';
		$this->sent();
		$this->assertCounted();
	}

	public function test_an_entry_of_a_form_without_limits_uses_no_spot(): void {
		$this->form();
		$this->sent();
		self::assertSame( array(), $this->site->rows( '{entry_seats}' ) );
		self::assertStringNotContainsString( 'data-limits', $this->printed() );
	}

	public function test_a_limited_form_adds_one_database_query_to_its_page(): void {
		$this->form();
		$without = $this->queries();
		$this->limit( array( 'entries' => 5, 'periodEntries' => 2, 'showLeft' => true ) );
		$this->sent();
		self::assertSame( $without + 1, $this->queries() );
	}

	public function test_without_scripts_a_closed_form_shows_the_error_and_keeps_the_answers(): void {
		$this->form( array( 'closesAt' => '2020-01-01T10:00' ) );
		$body   = array(
			'form_id'            => (string) $this->number,
			'vestibule_key'      => $this->site->keys->forForm( $this->number ),
			'vestibule_instance' => "ff_form_instance_{$this->number}_1",
			'vestibule_page'     => home_url( '/course/' ),
			'code'               => 'Typed before',
		);
		$answer = $this->site->answer( $this->site->submitCall(), $body );
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $query );
		$_GET = $query;
		$html = $this->printed();
		self::assertStringContainsString( 'value="Typed before"', $html );
		self::assertMatchesRegularExpression( '/data-limits.*This form has been closed since.*vestibule-errors__.*This form has been closed since/s', $html );
		self::assertStringNotContainsString( ' hidden=', $html );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
	public static function faults(): iterable {
		$number = 'vestibule_form_limits.entries';
		yield 'closing before opening' => array( array( 'opensAt' => '2026-12-02T10:00', 'closesAt' => '2026-12-01T10:00' ), array( 'vestibule_form_limits.closesAt' => 'The form would close before it opens. Choose a later time.' ) );
		yield 'closing at the opening time' => array( array( 'opensAt' => '2026-12-02T10:00', 'closesAt' => '2026-12-02T10:00' ), array( 'vestibule_form_limits.closesAt' => 'The form would close before it opens. Choose a later time.' ) );
		yield 'a date that does not exist' => array( array( 'opensAt' => '2026-02-30T10:00' ), array( 'vestibule_form_limits.opensAt' => 'Enter a valid date and time.' ) );
		yield 'a negative limit' => array( array( 'entries' => -1 ), array( $number => 'Enter a whole number from 0 to 1,000,000.' ) );
		yield 'a limit of ten million' => array( array( 'entries' => 10_000_000 ), array( $number => 'Enter a whole number from 0 to 1,000,000.' ) );
		yield 'one entry per field without a field' => array( array( 'onePer' => 'field' ), array( 'vestibule_form_limits.onePerField' => 'Choose the field that identifies a person.' ) );
		yield 'roles without a role' => array( array( 'who' => 'roles' ), array( 'vestibule_form_limits.roles' => 'Choose at least one role.' ) );
	}

	/**
	 * @param array<string, mixed>  $limits
	 * @param array<string, string> $faults
	 */
	#[DataProvider( 'faults' )]
	public function test_invalid_limits_are_rejected_with_an_error_at_the_setting_and_not_saved( array $limits, array $faults ): void {
		$this->form( array( 'entries' => 7 ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$request = new \WP_REST_Request( 'POST', "/wp/v2/vestibule-forms/{$this->post}" );
		$request->set_body_params( array( 'meta' => array( 'vestibule_form_limits' => $limits ) ) );
		$answer = rest_do_request( $request );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( $faults, self::at( $answer->get_data(), 'data', 'fields' ) );
		self::assertSame( 7, self::at( get_post_meta( $this->post, 'vestibule_form_limits', true ), 'entries' ) );
	}

	public function test_the_site_health_check_finds_wrong_spot_counters(): void {
		$this->form( array( 'entries' => 5 ) );
		$entry = $this->sent();
		$check = Wired::of( PlacesCheck::class );
		self::assertSame( 'good', $check->finding()->status );
		$this->site->database->execute( "UPDATE {submissions} SET status = 'trash' WHERE id = %d", $entry );
		self::assertSame( array( 'critical', '1 spot is taken by an entry that has been deleted or is in the Trash or spam folder.' ), array( $check->finding()->status, $check->finding()->paragraphs[0] ) );
		$this->site->database->execute( 'DELETE FROM {entry_seats} WHERE entry_id = %d', $entry );
		self::assertSame( '1 count of spots does not match the entries.', $check->finding()->paragraphs[0] );
	}

	private function queries(): int {
		global $wpdb;
		$this->printed();
		$before = $wpdb->num_queries;
		$this->printed();
		return $wpdb->num_queries - $before;
	}

	private function assertRefused( Answer $answer, string $field, string $words ): void {
		self::assertSame( 409, $answer->status );
		self::assertSame( array( $field => array( $words ) ), $answer->body['errors'] );
	}
}
