<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin\Cli;

use Closure;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Inbox\Bookings\Blocking;
use Vestibule\Inbox\Bookings\Writing;
use Vestibule\Kernel\Operation\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Makes and changes bookings and takes time out, as REST does; the history names the user of `--user`. */
final class ChangeCommands {

	public function __construct( private readonly CommandLine $line, private readonly Writing $bookings, private readonly Blocking $blocking, private readonly FormCatalog $forms ) {}

	/**
	 * Books for somebody, with an entry of the form that asks for the appointment type.
	 *
	 * ## OPTIONS
	 *
	 * <type>
	 * : The id, title or slug of an appointment type.
	 *
	 * <start>
	 * : As 2026-12-01T09:00:00Z, or as "2026-12-01 10:00" in the time zone of the site.
	 *
	 * --name=<name>
	 * : Who comes.
	 *
	 * [--email=<email>]
	 * : An email address.
	 *
	 * [--phone=<phone>]
	 * : A phone number.
	 *
	 * [--host=<host>]
	 * : The id, name or slug of a host; by default any host who is free.
	 *
	 * [--form=<form>]
	 * : The number, title or slug of the entry's form; without it the first one that asks for the appointment type.
	 *
	 * [--note=<note>]
	 * : For the institute.
	 *
	 * [--notify]
	 * : Sends the notifications of the form.
	 *
	 * [--porcelain]
	 * : Prints the number of the booking alone.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings book 12 "2026-12-01 10:00" --name="Ana Li" --email=ana@example.com --notify
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function book( array $args, array $assoc ): void {
		$given = array(
			'event'  => $this->line->named( $args[0] ?? '', 'appointment type', Typed::types( ... ) ),
			'start'  => Typed::time( $this->line, $args[1] ?? '' ),
			'host'   => $this->line->namedOption( $assoc, 'host', 'host', Typed::hosts( ... ) ),
			'form'   => $this->line->namedOption( $assoc, 'form', 'form', $this->forms->named( ... ) ),
			'notify' => isset( $assoc['notify'] ),
		);
		foreach ( array( 'name', 'email', 'phone', 'note' ) as $name ) {
			$given[ $name ] = $this->line->text( $assoc, $name );
		}
		$this->change( fn (): array => $this->bookings->book( $given ), 'Created booking %1$d at %2$s.', $assoc );
	}

	/**
	 * Moves a booking to another time. Its visitor is written, unless `--no-notify`.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The number of the booking.
	 *
	 * <start>
	 * : As 2026-12-01T09:00:00Z, or as "2026-12-01 10:00" in the time zone of the site.
	 *
	 * [--host=<host>]
	 * : The id, name or slug of a host; without it the same one, if possible.
	 *
	 * [--notify]
	 * : Writes its visitor; `--no-notify` does not.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings move 7 2026-12-03T09:00:00Z --no-notify
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function move( array $args, array $assoc ): void {
		$id     = $this->line->numbers( array( $args[0] ?? '' ) )[0];
		$change = array( 'start' => Typed::time( $this->line, $args[1] ?? '' ), 'host' => $this->line->namedOption( $assoc, 'host', 'host', Typed::hosts( ... ) ) );
		$this->change( fn (): array => $this->bookings->move( $id, $change + $this->notify( $assoc ) ), 'Moved booking %1$d to %2$s.', $assoc );
	}

	/**
	 * Cancels a booking. Its visitor is written, unless `--no-notify`.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The number of the booking.
	 *
	 * [--note=<note>]
	 * : Why; it stands in the history and in mails.
	 *
	 * [--notify]
	 * : Writes its visitor; `--no-notify` does not.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings cancel 7 --note="The institute is closed"
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function cancel( array $args, array $assoc ): void {
		$id   = $this->line->numbers( array( $args[0] ?? '' ) )[0];
		$note = array( 'note' => $this->line->text( $assoc, 'note' ) );
		$this->change( fn (): array => $this->bookings->cancel( $id, $note + $this->notify( $assoc ) ), 'Canceled booking %1$d at %2$s.', $assoc );
	}

	/**
	 * Takes a cancellation back, where the time is still free. Its visitor is written, unless `--no-notify`.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The number of the booking.
	 *
	 * [--notify]
	 * : Writes its visitor; `--no-notify` does not.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings restore 7 --no-notify
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function restore( array $args, array $assoc ): void {
		$id = $this->line->numbers( array( $args[0] ?? '' ) )[0];
		$this->change( fn (): array => $this->bookings->restore( $id, $this->notify( $assoc ) ), 'Restored booking %1$d at %2$s.', $assoc );
	}

	/**
	 * Notes that a visitor did not come. The booking keeps its seat and its time.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The number of the booking.
	 *
	 * [--undo]
	 * : That was a mistake.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings missed 7
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function missed( array $args, array $assoc ): void {
		$id        = $this->line->numbers( array( $args[0] ?? '' ) )[0];
		$is_missed = ! isset( $assoc['undo'] );
		$words     = $is_missed ? 'Marked booking %1$d at %2$s as a no-show.' : 'Booking %1$d at %2$s is no longer marked as a no-show.';
		$this->change( fn (): array => $this->bookings->missed( $id, array( 'missed' => $is_missed ) ), $words, $assoc );
	}

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
		$given = array(
			'from'  => Typed::time( $this->line, $args[0] ?? '' ),
			'to'    => Typed::time( $this->line, $args[1] ?? '' ),
			'event' => $this->line->namedOption( $assoc, 'type', 'appointment type', Typed::types( ... ) ),
			'host'  => $this->line->namedOption( $assoc, 'host', 'host', Typed::hosts( ... ) ),
			'note'  => $this->line->text( $assoc, 'note' ),
		);
		$this->line->attempt(
			function () use ( $given, $assoc ): void {
				$ids = implode( ' ', array_map( static fn ( mixed $id ): string => is_int( $id ) ? (string) $id : '', array_column( $this->blocking->block( $given ), 'id' ) ) );
				isset( $assoc['porcelain'] ) ? WP_CLI::line( $ids ) : WP_CLI::success( "Created blocks: {$ids}." );
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
					$this->blocking->unblock( $id );
				}
				WP_CLI::success( 'Removed the blocks.' );
			}
		);
	}

	/**
	 * @param Closure(): array<string, mixed> $work
	 * @param string                          $words With places for the number and the time.
	 * @param array<string, mixed>            $assoc
	 */
	private function change( Closure $work, string $words, array $assoc ): void {
		$this->line->attempt(
			function () use ( $work, $words, $assoc ): void {
				$booking = $work();
				$id      = is_int( $booking['id'] ?? null ) ? $booking['id'] : 0;
				isset( $assoc['porcelain'] ) ? WP_CLI::line( (string) $id ) : WP_CLI::success( sprintf( $words, $id, is_string( $booking['start'] ?? null ) ? $booking['start'] : '' ) );
			}
		);
	}

	/**
	 * @param array<string, mixed> $assoc
	 * @return array{notify: bool} WP-CLI reads `--no-notify` as a false one.
	 */
	private function notify( array $assoc ): array {
		return array( 'notify' => false !== ( $assoc['notify'] ?? true ) );
	}
}
