<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Contracts that list the statuses of bookings. */
final class BookingStatusTest extends TestCase {

	public function test_bookings_can_be_filtered_by_all_listed_statuses_at_once(): void {
		$filter = array( 'bookings-query', 'properties', 'status' );
		self::assertEqualsCanonicalizing( BookingStatus::LISTED, self::part( ...$filter, ...array( 'items', 'enum' ) ) );
		self::assertSame( count( BookingStatus::LISTED ), self::part( ...$filter, ...array( 'maxItems' ) ) );
		self::assertSame( BookingStatus::DEFAULT, self::part( ...$filter, ...array( 'default' ) ) );
	}

	public function test_the_appointment_in_an_entry_can_have_any_booking_status(): void {
		$statuses = self::part( 'entries-row', 'properties', 'appointment', 'properties', 'status', 'enum' );
		self::assertEqualsCanonicalizing( array( ...BookingStatus::APPOINTMENTS, BookingStatus::Held->value ), $statuses );
	}

	/** Returns a part of a contract. */
	private static function part( string $contract, string ...$keys ): mixed {
		$part = Contracts::schema()->read( $contract );
		foreach ( $keys as $key ) {
			$part = ( (array) $part )[ $key ] ?? null;
		}
		return $part;
	}
}
