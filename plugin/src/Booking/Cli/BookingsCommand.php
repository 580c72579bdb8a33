<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\View\CommandLine;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, shows, makes, moves and cancels appointments, and takes time out.
 */
final class BookingsCommand {

	private const FIELDS = array( 'id', 'entry', 'type', 'start', 'end', 'status' );

	public function __construct(
		private readonly CommandLine $line,
		private readonly BookingList $bookings,
	) {}

	/**
	 * Lists appointments in the order of their times, which are UTC.
	 *
	 * ## OPTIONS
	 *
	 * [--type=<type>]
	 * : The id, title or slug of an appointment type.
	 *
	 * [--status=<status>]
	 * : Held are times that a visitor has chosen and not sent yet, blocked those that the institute took out.
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
	 * : The first day, such as 2026-12-01, in the time zone of the site.
	 *
	 * [--to=<date>]
	 * : The last day.
	 *
	 * [--limit=<number>]
	 * : As many as are listed at most, up to 10000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed. `ids` lists numbers alone, `count` how many there are.
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
		$type  = $this->line->namedOption( $assoc, 'type', 'appointment type', Called::types( ... ) );
		$from  = $this->day( $assoc, 'from', '00:00:00' );
		$to    = $this->day( $assoc, 'to', '23:59:59' );
		if ( null !== $from && null !== $to && $from > $to ) {
			$this->line->fail( '--to is before --from.' );
		}
		$this->line->attempt(
			function () use ( $assoc, $limit, $type, $from, $to ): void {
				$found = $this->bookings->find( $type, $this->line->text( $assoc, 'status' ), $from, $to );
				$this->line->items( $assoc, $found->rows( $limit ), self::FIELDS, $found->count() );
			}
		);
	}

	/** @param array<string, mixed> $assoc */
	private function day( array $assoc, string $name, string $time ): ?DateTimeImmutable {
		if ( ! isset( $assoc[ $name ] ) ) {
			return null;
		}
		$text = $this->line->text( $assoc, $name );
		$day  = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', "{$text} {$time}", wp_timezone() );
		if ( false === $day || $day->format( 'Y-m-d' ) !== $text ) {
			$this->line->fail( "--{$name} takes a date such as 2026-12-01." );
		}
		return $day->setTimezone( new DateTimeZone( 'UTC' ) );
	}
}
