<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Kernel\File\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Exports bookings as CSV for spreadsheets, ordered by start time. Times are in the time zone of the appointment type.
 *
 * @phpstan-import-type Written from RowWriter
 */
final class Export {

	private const BATCH_SIZE = 500;

	public function __construct( private readonly RowWriter $rows ) {}

	/**
	 * @return iterable<int, string> Parts of the file. The key is the number of bookings written so far.
	 * @throws \Vestibule\Kernel\Database\StorageFault If the database fails while the parts are read.
	 */
	public function pieces( BookingTable $table ): iterable {
		yield 0 => Csv::START . Csv::line( $this->headings() );
		$done  = 0;
		$after = $table;
		do {
			$rows  = $after->page( 'start_at', true, 1, self::BATCH_SIZE );
			$done += count( $rows );
			$last  = end( $rows );
			if ( false !== $last ) {
				yield $done => implode(
					'',
					array_map(
						fn ( array $row ): string => Csv::line( $this->cells( $row ) ),
						$this->rows->rows( $rows )
					)
				);
				$after = $table->after( $last->time );
			}
		} while ( isset( $rows[ self::BATCH_SIZE - 1 ] ) );
	}

	/** @return list<string> */
	private function headings(): array {
		return array(
			_x( 'Number', 'of an entry or a booking', 'vestibule' ),
			__( 'Status', 'vestibule' ),
			__( 'Appointment type', 'vestibule' ),
			__( 'Host', 'vestibule' ),
			__( 'Start', 'vestibule' ),
			__( 'End', 'vestibule' ),
			__( 'Time zone', 'vestibule' ),
			__( 'Name', 'vestibule' ),
			__( 'Email', 'vestibule' ),
			__( 'Phone', 'vestibule' ),
			_x( 'Location', 'where an appointment is', 'vestibule' ),
			__( 'Note', 'vestibule' ),
			__( 'Entry', 'vestibule' ),
		);
	}

	/**
	 * @param Written $row
	 * @return list<string>
	 */
	private function cells( array $row ): array {
		return array(
			(string) $row['id'],
			BookingStatus::from( $row['status'] )->label(),
			$row['event']['title'],
			$row['host']['name'] ?? '',
			$this->local( $row['start'], $row['home'] ),
			$this->local( $row['end'], $row['home'] ),
			$row['home'],
			$row['name'],
			$row['email'],
			$row['phone'],
			$row['place'],
			$row['note'],
			0 === $row['entry'] ? '' : (string) $row['entry'],
		);
	}

	/** Formats a time so that spreadsheets recognize it. */
	private function local( string $instant, string $zone ): string {
		return ( new DateTimeImmutable( $instant ) )->setTimezone( new DateTimeZone( $zone ) )->format( 'Y-m-d H:i' );
	}
}
