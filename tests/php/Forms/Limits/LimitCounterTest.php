<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Forms\Limits\Admission;
use Vestibule\Tests\Wired;

/** Limits set on a form that has more entries than one request may count (docs/limits.md). */
final class LimitCounterTest extends LimitsTestCase {

	private const MANY = 1200;

	protected function setUp(): void {
		parent::setUp();
		$this->form();
		$this->fill( self::MANY );
		wp_clear_scheduled_hook( 'vestibule_count_entries', array( $this->number ) );
	}

	public function test_a_request_by_a_visitor_counts_no_entries_and_the_response_says_that_the_form_opens_soon(): void {
		$this->limit( array( 'entries' => self::MANY + 1 ) );
		$statements = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements += (int) str_contains( $sql, 'entry_seats' );
				return $sql;
			}
		);
		$answer = $this->send( array( 'email' => 'ana@example.org' ) );
		self::assertSame( array( 409, array( 'form' => array( 'This form opens in a moment. Please try again in a minute.' ) ) ), array( $answer->status, $this->errors( $answer ) ) );
		self::assertSame( 0, $statements );
		$state = $this->state();
		self::assertSame( array( 'before', 10 ), array( $state['state'], $state['seconds'] ) );
		self::assertStringContainsString( 'This form opens in a moment.', $this->printed() );
		self::assertNotFalse( wp_next_scheduled( 'vestibule_count_entries', array( $this->number ) ), 'The page schedules the missing cron event.' );
	}

	public function test_the_form_opens_after_cron_has_counted_all_entries(): void {
		$this->limit( array( 'entries' => self::MANY + 1 ) );
		$this->countAll();
		self::assertSame( 'open', $this->state()['state'] );
		self::assertFalse( wp_next_scheduled( 'vestibule_count_entries', array( $this->number ) ) );
		$this->sent( array( 'email' => 'ana@example.org' ) );
		self::assertSame( 409, $this->send( array( 'email' => 'ben@example.org' ) )->status );
		self::assertSame( 'full', $this->state()['state'] );
		$this->assertCounted();
	}

	public function test_saving_a_form_with_many_entries_leaves_the_counting_to_cron(): void {
		$this->limit( array( 'entries' => 10 ) );
		wp_update_post( array( 'ID' => $this->post, 'post_title' => 'Saved' ) );
		self::assertSame( '0', $this->seats() );
		self::assertNotFalse( wp_next_scheduled( 'vestibule_count_entries', array( $this->number ) ) );
	}

	public function test_the_counting_of_entries_continues_where_an_aborted_run_stopped(): void {
		$this->limit( array( 'entries' => self::MANY + 1 ) );
		$batches = 0;
		$kill    = static function ( string $sql ) use ( &$batches ): string {
			if ( str_contains( $sql, 'INSERT IGNORE' ) && str_contains( $sql, 'entry_seats' ) && 2 === ++$batches ) {
				throw new \RuntimeException( 'killed' );
			}
			return $sql;
		};
		add_filter( 'query', $kill );
		try {
			Wired::of( Admission::class )->countEntries( $this->number );
			self::fail( 'The count was not aborted.' );
		} catch ( \RuntimeException $killed ) {
			self::assertSame( 'killed', $killed->getMessage() );
		}
		remove_filter( 'query', $kill );
		self::assertSame( '500', $this->seats() );
		self::assertSame( 'before', $this->state()['state'] );
		self::assertNotFalse( wp_next_scheduled( 'vestibule_count_entries', array( $this->number ) ), 'The next run is scheduled before counting starts.' );

		$read = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$read ): string {
				if ( 1 === preg_match( '/id > (\d+) ORDER BY id/', $sql, $found ) ) {
					$read[] = (int) $found[1];
				}
				return $sql;
			}
		);
		$this->countAll();
		self::assertCount( 2, $read );
		self::assertGreaterThan( 0, $read[0] );
		self::assertSame( (string) self::MANY, $this->seats() );
		$this->assertCounted();
	}

	public function test_changing_the_limits_during_counting_restarts_the_count(): void {
		$this->limit( array( 'entries' => self::MANY + 1 ) );
		$counted = 0;
		$change  = function ( string $sql ) use ( &$counted ): string {
			if ( str_contains( $sql, 'INSERT IGNORE' ) && str_contains( $sql, 'entry_seats' ) && 1 === ++$counted ) {
				$this->site->database->execute( 'UPDATE {postmeta} SET meta_value = %s WHERE post_id = %d AND meta_key = %s', serialize( array( 'onePer' => 'email' ) ), $this->post, 'vestibule_form_limits' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores it.
			}
			return $sql;
		};
		add_filter( 'query', $change );
		$this->countAll();
		remove_filter( 'query', $change );
		self::assertSame( (string) self::MANY, $this->site->database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s', 'seat:%' ) );
		self::assertSame( 409, $this->send( array( 'email' => 'p7@example.org' ) )->status );
		self::assertSame( 200, $this->send( array( 'email' => 'new@example.org' ) )->status );
	}

	public function test_an_entry_that_the_team_adds_during_counting_is_counted(): void {
		$this->limit( array( 'entries' => self::MANY + 2 ) );
		$form  = $this->site->forms->byFormId( $this->number ) ?? self::fail();
		$entry = $this->insert( 'owner@example.org' );
		Wired::of( Admission::class )->add( $form, $entry, array( 'email' => 'owner@example.org' ) );
		$this->countAll();
		self::assertSame( self::MANY + 1, Wired::of( Admission::class )->taken( $form )['']['total'] );
		$this->assertCounted();
	}

	/** Runs cron until all entries are counted, because on a slow machine one run isn't enough. */
	private function countAll(): void {
		do {
			do_action( 'vestibule_count_entries', $this->number );
		} while ( false !== wp_next_scheduled( 'vestibule_count_entries', array( $this->number ) ) );
	}

	private function seats(): ?string {
		return $this->site->database->value( 'SELECT COUNT(*) FROM {entry_seats}' );
	}

	/** Entries from before the limit. */
	private function fill( int $many ): void {
		$rows = array();
		for ( $person = 1; $person <= $many; $person++ ) {
			$rows[] = "({$this->number}, '2026-01-01 00:00:00', 'read', '{\"email\":\"p{$person}@example.org\"}', '', '', 'none')";
		}
		foreach ( array_chunk( $rows, 400 ) as $piece ) {
			$this->site->database->execute( 'INSERT INTO {submissions} (form_id, created_at, status, data, search_text, source_url, mail_status) VALUES ' . implode( ', ', $piece ) );
		}
	}

	private function insert( string $email ): int {
		return $this->table()->insert( $this->number, array( 'email' => $email ), array(), '', '', 0, 'en_US' )->id;
	}
}
