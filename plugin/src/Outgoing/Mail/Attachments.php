<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Closure;
use RuntimeException;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Entries\Seats\Reservation;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\File\WorkFiles;
use Vestibule\Kernel\Log\FaultLog;

/**
 * Attachments of a notification: calendar files of appointments and courses, and the visitor's files up to a total
 * size. The email only lists the names of files beyond this size. Users who can read the entry get links to them.
 */
final class Attachments {

	/**
	 * Maximum total size of the visitor's files in an email. Many mailboxes accept 20 MB, and encoding makes an email a
	 * third larger than its files.
	 */
	private const MAX_BYTES = 10 * MB_IN_BYTES;

	/** @param Closure(): VisitorFiles $uploads */
	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly CalendarFile $calendar,
		private readonly Closure $uploads
	) {}

	/**
	 * Writes the attachments to temporary files, calls $work, and deletes the files afterwards.
	 *
	 * @template Result
	 * @param string                        $organizer Email address of the organizer in calendar files.
	 * @param Closure(list<string>): Result $work      Called with the paths of the files.
	 * @return Result
	 */
	public function during( StoredEntry $entry, Notification $notification, string $organizer, Closure $work ): mixed {
		$times = $notification->attachesCalendar ? $entry->appointments : array();
		$files = array(
			...array_map(
				fn ( BookedTime $time ): array => $this->calendar( $time, $organizer, $entry, $notification ),
				$times
			),
			...array_map( self::dates( ... ), self::reserved( $entry, $notification ) ),
			...array_map(
				fn ( StoredFile $file ): array => $this->upload( $file, $entry->id ),
				$this->attached( $entry, $notification )
			),
		);
		return $this->withFiles( $files, $work );
	}

	/** @return list<string> File names that the recipient sees. */
	public function names( StoredEntry $entry, Notification $notification ): array {
		return array(
			...(
				$notification->attachesCalendar
					? array_map( static fn (): string => 'appointment.ics', $entry->appointments )
					: array()
			),
			...array_map( static fn (): string => 'course.ics', self::reserved( $entry, $notification ) ),
			...array_map(
				static fn ( StoredFile $file ): string => $file->name,
				$this->attached( $entry, $notification )
			),
		);
	}

	/**
	 * Returns the files that are too large to be attached. In emails to visitors, the URLs are empty, because the links
	 * work only for users who can read entries.
	 *
	 * @return list<array{name: string, url: string}>
	 */
	public function left( StoredEntry $entry, Notification $notification ): array {
		if ( ! self::takesFiles( $entry, $notification ) ) {
			return array();
		}
		$attached = $this->attached( $entry, $notification );
		// phpcs:ignore WordPress.PHP.StrictInArray -- Compares contents, because the objects are different.
		$is_left  = static fn ( StoredFile $file ): bool => ! in_array( $file, $attached, false );
		$left     = array_filter( $this->files( $entry ), $is_left );
		return array_values(
			array_map(
				fn ( StoredFile $file ): array => array(
					'name' => $file->name,
					'url' => $notification->isForVisitor() ? '' : ( $this->uploads )()->url( $file ),
				),
				$left
			)
		);
	}

	/**
	 * Checks whether the visitor's files are attached. Emails to an address that is not confirmed never contain files,
	 * because another person may have uploaded them.
	 */
	private static function takesFiles( StoredEntry $entry, Notification $notification ): bool {
		return $notification->attachesFiles && ! UnconfirmedCopy::isNeeded( $notification, $entry );
	}

	/**
	 * @return list<StoredFile> Files in the order of the form. Files that don't fit into the remaining size are
	 * skipped.
	 */
	private function attached( StoredEntry $entry, Notification $notification ): array {
		if ( ! self::takesFiles( $entry, $notification ) ) {
			return array();
		}
		/**
		 * Filters the maximum total size of the visitor's files in an email.
		 *
		 * @param int $bytes Maximum size in bytes.
		 */
		$limit = apply_filters( 'vestibule/mail_attachments_limit', self::MAX_BYTES );
		$room  = is_numeric( $limit ) ? (int) $limit : self::MAX_BYTES;
		$fit   = array();
		foreach ( $this->files( $entry ) as $file ) {
			if ( $file->size <= $room ) {
				$fit[] = $file;
				$room -= $file->size;
			}
		}
		return $fit;
	}

	/** @return list<StoredFile> */
	private function files( StoredEntry $entry ): array {
		$files = array();
		foreach ( $entry->values as $value ) {
			foreach ( is_array( $value ) ? $value : array() as $text ) {
				$file = StoredFile::parse( $text );
				if ( null !== $file ) {
					$files[] = $file;
				}
			}
		}
		return $files;
	}

	/** @return array{name: string, write: Closure(string): bool} */
	private function calendar(
		BookedTime $time,
		string $organizer,
		StoredEntry $entry,
		Notification $notification
	): array {
		$attendee = $notification->isForHost() ? $time->hostEmail : $entry->email;
		$sender   = '' === $entry->name ? $entry->email : $entry->name;
		$visitor  = $notification->isForHost() ? $sender : '';
		$link     = $notification->isForVisitor() ? $this->bookings->link( $time->id ) : '';
		return array(
			'name'  => 'appointment.ics',
			'write' => function ( string $path ) use ( $time, $organizer, $attendee, $link, $visitor ): bool {
				$file = $this->calendar->render( $time, $organizer, $attendee, $link, $visitor );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file. WP_Filesystem may ask for a password.
				return false !== file_put_contents( $path, $file );
			},
		);
	}

	/** @return list<Reservation> Reservations with a calendar file. Only the visitor gets these files. */
	private static function reserved( StoredEntry $entry, Notification $notification ): array {
		$is_sent = $notification->attachesCalendar && $notification->isForVisitor();
		return $is_sent
			? array_values(
				array_filter( $entry->reservations, static fn ( Reservation $one ): bool => ! $one->isWaiting )
			)
			: array();
	}

	/** @return array{name: string, write: Closure(string): bool} */
	private static function dates( Reservation $reservation ): array {
		return array(
			'name'  => 'course.ics',
			'write' => static fn ( string $path ): bool =>
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file. WP_Filesystem may ask for a password.
				false !== file_put_contents( $path, $reservation->calendar() ),
		);
	}

	/** @return array{name: string, write: Closure(string): bool} */
	private function upload( StoredFile $file, int $entry ): array {
		return array(
			'name'  => $file->name,
			'write' => fn ( string $path ): bool => ( $this->uploads )()->copy( $file, $entry, $path ),
		);
	}

	/**
	 * Writes files to the disk and deletes them after $work has run. WordPress can attach only files from the disk.
	 *
	 * @template Result
	 * @param list<array{name: string, write: Closure(string): bool}> $files File name for the recipient, and a callback
	 * that writes the file to a path.
	 * @param Closure(list<string>): Result $work Called with the paths of the files. Files that can't be written are
	 * logged and skipped.
	 * @return Result
	 */
	private function withFiles( array $files, Closure $work ): mixed {
		$paths = array();
		try {
			foreach ( $files as $file ) {
				$paths[] = $this->write( $file['name'], $file['write'] );
			}
			return $work( array_values( array_filter( $paths ) ) );
		} finally {
			array_map( WorkFiles::delete( ... ), array_filter( $paths ) );
		}
	}

	/** @param Closure(string): bool $write */
	private function write( string $name, Closure $write ): ?string {
		$path = '';
		try {
			$path = ( new WorkFiles() )->path( $name );
			if ( $write( $path ) ) {
				return $path;
			}
			throw new RuntimeException( 'A file cannot be written that a mail was to bring.' );
		} catch ( RuntimeException $fault ) {
			// The email is sent without the file, but mentions it.
			FaultLog::record( $fault );
			'' === $path || WorkFiles::delete( $path );
			return null;
		}
	}
}
