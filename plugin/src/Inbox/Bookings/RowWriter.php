<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Feed\VisitorsNeeded;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Converts bookings to the format of the REST routes (see the contract `bookings-row`). Text is not escaped.
 *
 * @phpstan-type Written array{
 *     id: int, status: string, event: array{id: int, title: string}, host: array{id: int, name: string}|null, start: string, end: string, timezone: string, home: string, entry: int, form: int,
 *     name: string, email: string, phone: string, note: string, sequence: int, place: string, url: string, source: string,
 * }
 * @phpstan-type Visitor array{form: int, name: string, email: string, phone: string}
 */
final class RowWriter {

	public function __construct( private readonly Forms $forms, private readonly EntryTable $entries ) {}

	/**
	 * @param list<StoredBooking> $bookings
	 * @return list<Written>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function rows( array $bookings ): array {
		$entries  = array_unique(
			array_map( static fn ( StoredBooking $booking ): int => $booking->entry, $bookings )
		);
		$visitors = $this->visitors( array_values( array_filter( $entries ) ) );
		return array_map(
			static fn ( StoredBooking $booking ): array => self::row( $booking, $visitors[ $booking->entry ] ?? null ),
			$bookings
		);
	}

	/**
	 * @param Visitor|null $visitor
	 * @return Written
	 */
	private static function row( StoredBooking $booking, ?array $visitor ): array {
		$time  = $booking->time;
		$entry = null === $visitor ? 0 : $booking->entry;
		return array(
			'id'       => $time->id,
			'status'   => $booking->status,
			'event'    => array( 'id' => $time->event, 'title' => $time->title ),
			'host'     => 0 === $time->hostId ? null : array( 'id' => $time->hostId, 'name' => $time->host ),
			'start'    => Instant::format( $time->start ),
			'end'      => Instant::format( $time->end ),
			'timezone' => $time->timezone,
			'home'     => $time->home,
			'entry'    => $entry,
			'form'     => $visitor['form'] ?? 0,
			'name'     => $visitor['name'] ?? '',
			'email'    => $visitor['email'] ?? '',
			'phone'    => $visitor['phone'] ?? '',
			'note'     => $booking->note,
			'sequence' => $time->sequence,
			'place'    => $time->place,
			'url'      => 0 === $entry ? '' : admin_url( 'admin.php?page=' . AdminScreen::MENU . "&entry={$entry}" ),
			'source'   => '' === $booking->source && 'blocked' !== $booking->status ? 'form' : $booking->source,
		);
	}

	#[Hook]
	public function addVisitors( VisitorsNeeded $needed ): void {
		$needed->visitors += $this->visitors( $needed->entries );
	}

	/**
	 * Returns the visitors of bookings from the entries, with a single query. The values must be escaped, because
	 * visitors have typed them.
	 *
	 * @param list<int> $entries
	 * @return array<int, Visitor> Visitors by entry ID.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function visitors( array $entries ): array {
		$visitors = array();
		foreach ( $this->entries->answers( $entries ) as $id => $given ) {
			$sender          = $this->forms->answers( $given['form'], $given['values'] )->sender();
			$visitors[ $id ] = array(
				'form' => $given['form'],
				'name' => $sender->name,
				'email' => $sender->email,
				'phone' => $sender->phone,
			);
		}
		return $visitors;
	}
}
