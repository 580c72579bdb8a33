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
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\File\WorkFiles;
use Vestibule\Kernel\Log\FaultLog;

/**
 * What a notification brings along: the appointments as calendar files, and the visitor's files up to a limit for all of
 * them. Larger ones are named in the mail instead, with a link for those who may read the entry.
 */
final class Attachments {

	/** In bytes, of all files of one mail: many mailboxes take 20 MB, and a mail is a third larger than its files. */
	private const LARGEST = 10 * MB_IN_BYTES;

	/** @param Closure(): VisitorFiles $uploads */
	public function __construct( private readonly StoredBookings $bookings, private readonly CalendarFile $calendar, private readonly Closure $uploads ) {}

	/**
	 * @template Result
	 * @param string                        $organizer Who invites.
	 * @param Closure(list<string>): Result $work      Gets the paths.
	 * @return Result
	 */
	public function during( StoredEntry $entry, Notification $notification, string $organizer, Closure $work ): mixed {
		$times = $notification->attachesCalendar ? $entry->appointments : array();
		$files = array(
			...array_map( fn ( BookedTime $time ): array => $this->calendar( $time, $organizer, $entry, $notification ), $times ),
			...array_map( fn ( StoredFile $file ): array => $this->upload( $file, $entry->id ), $this->attached( $entry, $notification ) ),
		);
		return $this->withFiles( $files, $work );
	}

	/** @return list<string> As their receiver sees them. */
	public function names( StoredEntry $entry, Notification $notification ): array {
		return array(
			...( $notification->attachesCalendar ? array_map( static fn (): string => 'appointment.ics', $entry->appointments ) : array() ),
			...array_map( static fn ( StoredFile $file ): string => $file->name, $this->attached( $entry, $notification ) ),
		);
	}

	/**
	 * The files that are too large to be attached, in words for the end of the mail; the visitor gets no links, which open
	 * for readers of entries only.
	 *
	 * @return list<array{name: string, url: string}>
	 */
	public function left( StoredEntry $entry, Notification $notification ): array {
		if ( ! self::takesFiles( $entry, $notification ) ) {
			return array();
		}
		$attached = $this->attached( $entry, $notification );
		$left     = array_filter( $this->files( $entry ), static fn ( StoredFile $file ): bool => ! in_array( $file, $attached, false ) ); // phpcs:ignore WordPress.PHP.StrictInArray -- Equal, not the same object.
		return array_values( array_map( fn ( StoredFile $file ): array => array( 'name' => $file->name, 'url' => $notification->isForVisitor() ? '' : ( $this->uploads )()->url( $file ) ), $left ) );
	}

	/** A stranger's files are not sent to an unconfirmed address. */
	private static function takesFiles( StoredEntry $entry, Notification $notification ): bool {
		return $notification->attachesFiles && ! UnconfirmedCopy::isNeeded( $notification, $entry );
	}

	/** @return list<StoredFile> In the form's order, each that still fits. */
	private function attached( StoredEntry $entry, Notification $notification ): array {
		if ( ! self::takesFiles( $entry, $notification ) ) {
			return array();
		}
		/**
		 * Filters how much the files of one mail may weigh together.
		 *
		 * @param int $bytes
		 */
		$limit = apply_filters( 'vestibule/mail_attachments_limit', self::LARGEST );
		$room  = is_numeric( $limit ) ? (int) $limit : self::LARGEST;
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
	private function calendar( BookedTime $time, string $organizer, StoredEntry $entry, Notification $notification ): array {
		$attendee = $notification->isForHost() ? $time->hostEmail : $entry->email;
		$visitor  = '' === $entry->name ? $entry->email : $entry->name;
		$link     = $notification->isForVisitor() ? $this->bookings->link( $time->id ) : '';
		return array(
			'name'  => 'appointment.ics',
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file for a moment, which no screen asks a password for.
			'write' => fn ( string $path ): bool => false !== file_put_contents( $path, $this->calendar->render( $time, $organizer, $attendee, $link, $notification->isForHost() ? $visitor : '' ) ),
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
	 * Files for as long as a mail is being sent: WordPress attaches nothing else.
	 *
	 * @template Result
	 * @param list<array{name: string, write: Closure(string): bool}> $files What their receiver sees as their names, and
	 * what writes them to a path.
	 * @param Closure(list<string>): Result $work Gets the paths; one that cannot be written is left out and logged.
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
			// The mail names it anyway.
			FaultLog::record( $fault );
			'' === $path || WorkFiles::delete( $path );
			return null;
		}
	}
}
