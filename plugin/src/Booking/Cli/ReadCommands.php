<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use Vestibule\Booking\Owner\Catalog;
use Vestibule\View\CommandLine;

defined( 'ABSPATH' ) || exit;

/** One booking, and when others can be made. */
final class ReadCommands {

	private const FREE = array( 'start', 'end', 'places', 'hosts' );

	public function __construct( private readonly CommandLine $line, private readonly Catalog $bookings ) {}

	/**
	 * Shows a booking with its history.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Its number.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed.
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
				$this->line->item( $assoc, $this->bookings->find( $id ) ?? $this->line->fail( "There is no booking {$id}." ) );
			}
		);
	}

	/**
	 * Lists free times of an appointment type, without the notice and the days ahead that visitors have.
	 *
	 * ## OPTIONS
	 *
	 * <type>
	 * : The id, title or slug of an appointment type.
	 *
	 * [--from=<time>]
	 * : From when on; now without it. As 2026-12-01T09:00:00Z, or as "2026-12-01 10:00" in the time zone of the site.
	 *
	 * [--days=<number>]
	 * : How many days, up to 62.
	 * ---
	 * default: 14
	 * ---
	 *
	 * [--host=<host>]
	 * : The id, name or slug of a host.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed. `ids` lists the times alone, `count` how many there are.
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
		$from = isset( $assoc['from'] ) ? ( new CommandTime( $this->line ) )->read( $this->line->text( $assoc, 'from' ) ) : gmdate( 'Y-m-d\TH:i:s\Z' );
		$to   = gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $from ) + $days * DAY_IN_SECONDS );
		$host = $this->line->namedOption( $assoc, 'host', 'host', Called::hosts( ... ) );
		$type = $this->line->named( $args[0] ?? '', 'appointment type', Called::types( ... ) );
		$this->line->attempt(
			function () use ( $type, $from, $to, $host, $assoc ): void {
				$times = $this->line->result( $this->bookings->free( array( 'event' => $type, 'from' => $from, 'to' => $to, 'host' => $host ) ) );
				$this->line->items( $assoc, $times, self::FREE, count( $times ) );
			}
		);
	}
}
