<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use Vestibule\Tests\Outgoing\Mail\NotificationsTestCase;

/** Database queries of a submission with a booking and two emails (docs/performance.md). */
final class SubmissionQueriesTest extends NotificationsTestCase {

	/** @var list<string> */
	private array $asked = array();

	public function test_the_booking_link_is_queried_only_once_for_all_merge_tags_in_an_email(): void {
		$this->watch();
		$this->submit();
		self::assertStringContainsString( 'vestibule_booking=', $this->sent[1]['message'] );
		self::assertStringContainsString( 'vestibule_booking=', str_replace( "\r\n ", '', $this->files[1] ) );
		// One query for the booking and one for its link.
		self::assertLessThanOrEqual( 2, $this->times( "SELECT * FROM {$this->site->tables->named( 'bookings' )} WHERE id" ) );
	}

	public function test_the_email_status_of_an_entry_is_written_once_after_all_emails(): void {
		$this->watch();
		$id = $this->submit();
		self::assertSame( 1, $this->times( "UPDATE {$this->site->tables->named( 'submissions' )} SET mail_status" ) );
		self::assertSame( 'sent', $this->row( $id )['mail_status'] ?? '' );
	}

	public function test_different_bookings_have_different_links(): void {
		$this->submit();
		$this->submit( array( 'fcal_booking_2' => (string) wp_json_encode( array( 'start' => $this->site->freeStart( 4 ), 'timezone' => 'Europe/Berlin', 'hold' => '' ) ) ) );
		preg_match_all( '/vestibule_booking=[0-9a-f.]+/', $this->sent[1]['message'] . $this->sent[3]['message'], $links );
		self::assertCount( 2, array_unique( $links[0] ) );
	}

	private function watch(): void {
		add_filter(
			'query',
			function ( string $sql ): string {
				$this->asked[] = $sql;
				return $sql;
			}
		);
	}

	private function times( string $beginning ): int {
		return count( array_filter( $this->asked, static fn ( string $sql ): bool => str_starts_with( $sql, $beginning ) ) );
	}
}
