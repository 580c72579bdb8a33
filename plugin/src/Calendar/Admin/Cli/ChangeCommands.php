<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin\Cli;

use Closure;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Inbox\Bookings\BlockWriter;
use Vestibule\Inbox\Bookings\BookingWriter;
use Vestibule\Kernel\Operation\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Creates and changes bookings and blocks, like the REST API. The history shows the user that is set with `--user`. */
final class ChangeCommands {

	public function __construct(
		private readonly CommandLine $line,
		private readonly BookingWriter $bookings,
		private readonly BlockWriter $blocks,
		private readonly FormCatalog $forms
	) {}

	/**
	 * Books an appointment and stores an entry of a form that contains the appointment type.
	 *
	 * ## OPTIONS
	 *
	 * <type>
	 * : ID, title or slug of an appointment type.
	 *
	 * <start>
	 * : Start, such as 2026-12-01T09:00:00Z, or "2026-12-01 10:00" in the time zone of the site.
	 *
	 * --name=<name>
	 * : Name of the visitor.
	 *
	 * [--email=<email>]
	 * : Email address of the visitor.
	 *
	 * [--phone=<phone>]
	 * : Phone number of the visitor.
	 *
	 * [--host=<host>]
	 * : ID, name or slug of a host. Defaults to any available host.
	 *
	 * [--form=<form>]
	 * : ID, title or slug of the entry's form. Defaults to the first form that contains the appointment type.
	 *
	 * [--note=<note>]
	 * : Note for the team.
	 *
	 * [--notify]
	 * : Sends the notifications of the form.
	 *
	 * [--porcelain]
	 * : Prints only the ID of the booking.
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
			'event'  => $this->line->named( $args[0] ?? '', 'appointment type', ArgumentParser::types( ... ) ),
			'start'  => ArgumentParser::time( $this->line, $args[1] ?? '' ),
			'host'   => $this->line->namedOption( $assoc, 'host', 'host', ArgumentParser::hosts( ... ) ),
			'form'   => $this->line->namedOption( $assoc, 'form', 'form', $this->forms->named( ... ) ),
			'notify' => isset( $assoc['notify'] ),
		);
		foreach ( array( 'name', 'email', 'phone', 'note' ) as $name ) {
			$given[ $name ] = $this->line->text( $assoc, $name );
		}
		$this->change( fn (): array => $this->bookings->book( $given ), 'Created booking %1$d at %2$s.', $assoc );
	}

	/**
	 * Moves a booking to another time. The visitor gets an email, unless `--no-notify` is set.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the booking.
	 *
	 * <start>
	 * : New start, such as 2026-12-01T09:00:00Z, or "2026-12-01 10:00" in the time zone of the site.
	 *
	 * [--host=<host>]
	 * : ID, name or slug of a host. Defaults to the current host, if possible.
	 *
	 * [--notify]
	 * : Sends an email to the visitor (default). `--no-notify` sends none.
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
		$change = array(
			'start' => ArgumentParser::time( $this->line, $args[1] ?? '' ),
			'host' => $this->line->namedOption( $assoc, 'host', 'host', ArgumentParser::hosts( ... ) ),
		);
		$this->change(
			fn (): array => $this->bookings->move( $id, $change + $this->notify( $assoc ) ),
			'Moved booking %1$d to %2$s.',
			$assoc
		);
	}

	/**
	 * Cancels a booking. The visitor gets an email, unless `--no-notify` is set.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the booking.
	 *
	 * [--note=<note>]
	 * : Reason, which is shown in the history and in emails.
	 *
	 * [--notify]
	 * : Sends an email to the visitor (default). `--no-notify` sends none.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule bookings cancel 7 --note="The office is closed"
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function cancel( array $args, array $assoc ): void {
		$id   = $this->line->numbers( array( $args[0] ?? '' ) )[0];
		$note = array( 'note' => $this->line->text( $assoc, 'note' ) );
		$this->change(
			fn (): array => $this->bookings->cancel( $id, $note + $this->notify( $assoc ) ),
			'Canceled booking %1$d at %2$s.',
			$assoc
		);
	}

	/**
	 * Restores a canceled booking if its time is available. The visitor gets an email, unless `--no-notify` is set.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the booking.
	 *
	 * [--notify]
	 * : Sends an email to the visitor (default). `--no-notify` sends none.
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
		$this->change(
			fn (): array => $this->bookings->restore( $id, $this->notify( $assoc ) ),
			'Restored booking %1$d at %2$s.',
			$assoc
		);
	}

	/**
	 * Marks a booking as a no-show. Its time stays booked.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the booking.
	 *
	 * [--undo]
	 * : Removes the mark.
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
		$words     = $is_missed
			? 'Marked booking %1$d at %2$s as a no-show.'
			: 'Booking %1$d at %2$s is no longer marked as a no-show.';
		$this->change(
			fn (): array => $this->bookings->missed( $id, array( 'missed' => $is_missed ) ),
			$words,
			$assoc
		);
	}

	/**
	 * Blocks the time of a host in all appointment types, or of all hosts in one type. Existing bookings are not
	 * changed.
	 *
	 * ## OPTIONS
	 *
	 * <from>
	 * : Start, such as 2026-12-01T09:00:00Z, or "2026-12-01 10:00" in the time zone of the site.
	 *
	 * <to>
	 * : End, in the same format, at most 366 days later.
	 *
	 * [--type=<type>]
	 * : ID, title or slug of an appointment type.
	 *
	 * [--host=<host>]
	 * : ID, name or slug of a host.
	 *
	 * [--note=<note>]
	 * : Reason, shown only to the team.
	 *
	 * [--porcelain]
	 * : Prints only the IDs of the rows. Blocks of several days have one row per day.
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
			'from'  => ArgumentParser::time( $this->line, $args[0] ?? '' ),
			'to'    => ArgumentParser::time( $this->line, $args[1] ?? '' ),
			'event' => $this->line->namedOption( $assoc, 'type', 'appointment type', ArgumentParser::types( ... ) ),
			'host'  => $this->line->namedOption( $assoc, 'host', 'host', ArgumentParser::hosts( ... ) ),
			'note'  => $this->line->text( $assoc, 'note' ),
		);
		$this->line->attempt(
			function () use ( $given, $assoc ): void {
				$ids = implode(
					' ',
					array_map(
						static fn ( mixed $id ): string => is_int( $id ) ? (string) $id : '',
						array_column( $this->blocks->block( $given ), 'id' )
					)
				);
				isset( $assoc['porcelain'] ) ? WP_CLI::line( $ids ) : WP_CLI::success( "Created blocks: {$ids}." );
			}
		);
	}

	/**
	 * Removes blocks.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the rows.
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
					$this->blocks->unblock( $id );
				}
				WP_CLI::success( 'Removed the blocks.' );
			}
		);
	}

	/**
	 * @param Closure(): array<string, mixed> $work
	 * @param string                          $words Message with placeholders for the ID and the time.
	 * @param array<string, mixed>            $assoc
	 */
	private function change( Closure $work, string $words, array $assoc ): void {
		$this->line->attempt(
			function () use ( $work, $words, $assoc ): void {
				$booking = $work();
				$id      = is_int( $booking['id'] ?? null ) ? $booking['id'] : 0;
				isset( $assoc['porcelain'] )
					? WP_CLI::line( (string) $id )
					: WP_CLI::success(
						sprintf( $words, $id, is_string( $booking['start'] ?? null ) ? $booking['start'] : '' )
					);
			}
		);
	}

	/**
	 * @param array<string, mixed> $assoc
	 * @return array{notify: bool} False only for `--no-notify`, which WP-CLI passes as `notify` false.
	 */
	private function notify( array $assoc ): array {
		return array( 'notify' => false !== ( $assoc['notify'] ?? true ) );
	}
}
