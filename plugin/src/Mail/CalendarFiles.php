<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Closure;
use RuntimeException;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\FormParts;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;

/** The appointments of an entry as files, for as long as a mail is being sent: WordPress attaches nothing else. */
final class CalendarFiles {

	public function __construct( private readonly FormParts $forms ) {}

	/**
	 * @template Result
	 * @param string                          $organizer Who invites.
	 * @param Closure(list<string>): Result   $work      Gets the paths.
	 * @return Result
	 */
	public function during( StoredEntry $entry, string $organizer, Closure $work ): mixed {
		$paths = array();
		try {
			foreach ( $entry->appointments as $time ) {
				$paths[] = $this->write( $time, $organizer, $entry->email );
			}
		} catch ( RuntimeException $fault ) {
			// The mail says day and time by itself.
			FaultLog::record( $fault );
		}
		try {
			return $work( $paths );
		} finally {
			foreach ( $paths as $path ) {
				wp_delete_file( $path );
				rmdir( dirname( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Our own empty folder.
			}
		}
	}

	/** In a folder of its own, because the visitor sees the file's name. */
	private function write( BookedTime $time, string $organizer, string $attendee ): string {
		$folder = get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 8 ) );
		$path   = "{$folder}/appointment.ics";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file for a moment, which no screen asks a password for.
		if ( ! wp_mkdir_p( $folder ) || false === file_put_contents( $path, $this->forms->calendarFile( $time, $organizer, $attendee ) ) ) {
			throw new RuntimeException( 'The calendar file of an appointment cannot be written.' );
		}
		return $path;
	}
}
