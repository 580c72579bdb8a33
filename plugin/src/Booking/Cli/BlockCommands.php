<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use Vestibule\Booking\Owner\Writing;
use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Takes time out of what can be booked, and gives it back. */
final class BlockCommands {

	public function __construct( private readonly CommandLine $line, private readonly Writing $bookings ) {}

	/**
	 * Takes time out: of a host in all appointment types, or of everybody in one. What is booked there stays.
	 *
	 * ## OPTIONS
	 *
	 * <from>
	 * : As 2026-12-01T09:00:00Z, or as "2026-12-01 10:00" in the time zone of the site.
	 *
	 * <to>
	 * : Up to 366 days later.
	 *
	 * [--type=<type>]
	 * : The id, title or slug of an appointment type.
	 *
	 * [--host=<host>]
	 * : The id, name or slug of a host.
	 *
	 * [--note=<note>]
	 * : Why, for the institute.
	 *
	 * [--porcelain]
	 * : Prints the numbers of the rows alone; what is longer than a day has one a day.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings block "2026-12-24 00:00" "2027-01-02 00:00" --type=12 --note=Holidays
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function block( array $args, array $assoc ): void {
		$time  = new CommandTime( $this->line );
		$given = array(
			'from'  => $time->read( $args[0] ?? '' ),
			'to'    => $time->read( $args[1] ?? '' ),
			'event' => $this->line->namedOption( $assoc, 'type', 'appointment type', Called::types( ... ) ),
			'host'  => $this->line->namedOption( $assoc, 'host', 'host', Called::hosts( ... ) ),
			'note'  => $this->line->text( $assoc, 'note' ),
		);
		$this->line->attempt(
			function () use ( $given, $assoc ): void {
				$ids = implode( ' ', array_map( static fn ( mixed $id ): string => is_int( $id ) ? (string) $id : '', array_column( $this->line->result( $this->bookings->block( $given ) ), 'id' ) ) );
				isset( $assoc['porcelain'] ) ? WP_CLI::line( $ids ) : WP_CLI::success( "Taken out: {$ids}." );
			}
		);
	}

	/**
	 * Gives time back that was taken out.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The numbers of its rows.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings unblock $(wp vestibule bookings list --status=blocked --format=ids)
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function unblock( array $args, array $assoc ): void {
		$this->line->attempt(
			function () use ( $args ): void {
				foreach ( $this->line->numbers( $args ) as $id ) {
					$this->line->result( $this->bookings->unblock( $id ) );
				}
				WP_CLI::success( 'Given back.' );
			}
		);
	}
}
