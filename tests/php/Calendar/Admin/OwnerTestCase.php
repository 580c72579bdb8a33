<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Inbox\EntriesTestCase;

/**
 * Appointment type, bookings and entries, on Tuesday 1 December 2026 at 08:00 UTC, and an editor who reads them.
 */
abstract class OwnerTestCase extends EntriesTestCase {

	protected const BOOKINGS = '/vestibule/v1/bookings';

	protected Bookings $bookings;
	protected int $event;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->bookings = new Bookings();
		$this->event    = $this->bookings->addEvent();
		$this->signIn( 'editor' );
	}

	/** @param array<string, string|int|null> $columns Columns of the booking. */
	protected function booked( string $start, int $entry = 0, array $columns = array() ): int {
		return $this->bookings->storage->addBooking(
			$columns + array(
				'event_id'      => $this->event,
				'submission_id' => 0 === $entry ? null : $entry,
				'start_at'      => $start,
				'end_at'        => gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$start} UTC" ) + 3600 ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed> IDs of the bookings.
	 */
	protected function found( array $query = array() ): array {
		$answer = $this->call( 'GET', self::BOOKINGS, $query );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return array_column( $this->data( $answer ), 'id' );
	}

	/** @return array<mixed> */
	protected function one( int $id ): array {
		return $this->data( $this->call( 'GET', self::BOOKINGS . "/{$id}" ) );
	}
}
