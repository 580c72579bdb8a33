<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin\Cli;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, shows, books, moves and cancels appointments, and blocks time.
 */
final class BookingsCommand {

	private const FIELDS = array( 'id', 'entry', 'type', 'start', 'end', 'status' );
	private const FREE   = array( 'start', 'end', 'places', 'hosts' );

	public function __construct(
		private readonly CommandLine $line,
		private readonly BookingTable $bookings,
		private readonly Catalog $catalog,
		private readonly Times $times,
	) {}

	/**
	 * Lists appointments, ordered by start time. Times are in UTC.
	 *
	 * ## OPTIONS
	 *
	 * [--type=<type>]
	 * : ID, title or slug of an appointment type.
	 *
	 * [--status=<status>]
	 * : Status. `held` times belong to forms that are not submitted yet. `blocked` times were blocked by the team.
	 * ---
	 * default: booked
	 * options:
	 *   - any
	 *   - booked
	 *   - cancelled
	 *   - missed
	 *   - blocked
	 *   - held
	 * ---
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-12-01, in the time zone of the site.
	 *
	 * [--to=<date>]
	 * : Last day (inclusive).
	 *
	 * [--limit=<number>]
	 * : Maximum number of appointments, up to 10000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only IDs, `count` only their number.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings list --from=2026-12-01 --to=2026-12-05 --format=csv
	 *
	 * @subcommand list
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$limit = $this->line->number( $assoc, 'limit', 1, 10_000, 100 );
		$type  = $this->line->namedOption( $assoc, 'type', 'appointment type', ArgumentParser::types( ... ) );
		$from  = $this->day( $assoc, 'from', '00:00' );
		$to    = $this->day( $assoc, 'to', '24:00' );
		if ( null !== $from && null !== $to && $from >= $to ) {
			$this->line->fail( '--to must not be before --from.' );
		}
		$this->line->attempt(
			function () use ( $assoc, $limit, $type, $from, $to ): void {
				$status = $this->line->text( $assoc, 'status' );
				$found  = $this->bookings->beginning( $from, $to )->ofEvents( 0 === $type ? array() : array( $type ) );
				$found  = 'any' === $status ? $found : $found->withStatus( array( $status ) );
				$this->line->items(
					$assoc,
					array_map( self::row( ... ), $found->page( 'start_at', true, 1, $limit ) ),
					self::FIELDS,
					$found->count()
				);
			}
		);
	}

	/**
	 * Shows a booking with its history.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the booking.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings get 7 --format=json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function get( array $args, array $assoc ): void {
		$id = $this->line->numbers( $args )[0] ?? 0;
		$this->line->attempt(
			function () use ( $id, $assoc ): void {
				$this->line->item(
					$assoc,
					$this->catalog->find( $id ) ?? $this->line->fail( "Booking {$id} was not found." )
				);
			}
		);
	}

	/**
	 * Lists the available times of an appointment type. The minimum notice and the booking horizon apply only to
	 * visitors.
	 *
	 * ## OPTIONS
	 *
	 * <type>
	 * : ID, title or slug of an appointment type.
	 *
	 * [--from=<time>]
	 * : Start, such as 2026-12-01T09:00:00Z, or "2026-12-01 10:00" in the time zone of the site. Defaults to now.
	 *
	 * [--days=<number>]
	 * : Number of days, up to 62.
	 * ---
	 * default: 14
	 * ---
	 *
	 * [--host=<host>]
	 * : ID, name or slug of a host.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only the times, `count` only their number.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings free 12 --days=7
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function free( array $args, array $assoc ): void {
		$days = $this->line->number( $assoc, 'days', 1, 62, 14 );
		$from = isset( $assoc['from'] )
			? ArgumentParser::time( $this->line, $this->line->text( $assoc, 'from' ) )
			: gmdate( 'Y-m-d\TH:i:s\Z' );
		$to   = gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $from ) + $days * DAY_IN_SECONDS );
		$host = $this->line->namedOption( $assoc, 'host', 'host', ArgumentParser::hosts( ... ) );
		$type = $this->line->named( $args[0] ?? '', 'appointment type', ArgumentParser::types( ... ) );
		$this->line->attempt(
			function () use ( $type, $from, $to, $host, $assoc ): void {
				$times = $this->times->free( array( 'event' => $type, 'from' => $from, 'to' => $to, 'host' => $host ) );
				$this->line->items( $assoc, $times, self::FREE, count( $times ) );
			}
		);
	}

	/** @return array<string, mixed> */
	private static function row( StoredBooking $booking ): array {
		return array(
			'id'       => $booking->time->id,
			'entry'    => $booking->entry,
			'type'     => $booking->time->title,
			'start'    => Instant::format( $booking->time->start ),
			'end'      => Instant::format( $booking->time->end ),
			'status'   => $booking->status,
			'type_id'  => $booking->time->event,
			'timezone' => $booking->time->timezone,
		);
	}

	/** @param array<string, mixed> $assoc */
	private function day( array $assoc, string $name, string $time ): ?DateTimeImmutable {
		if ( ! isset( $assoc[ $name ] ) ) {
			return null;
		}
		$text = $this->line->text( $assoc, $name );
		if ( null === Instant::date( $text ) ) {
			$this->line->fail( "--{$name} must be a date such as 2026-12-01." );
		}
		return ( new WallClock( wp_timezone() ) )->at( $text, $time );
	}
}
