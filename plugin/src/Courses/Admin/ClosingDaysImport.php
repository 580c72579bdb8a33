<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Calendar\Ics\Holidays;
use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Courses\ClosingDays;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Time\Clock;

/**
 * Import of closing days from a calendar file or its text. Part of the settings form, so that rows that were changed
 * before the import are saved too. Works without scripts.
 *
 * @phpstan-import-type Closing from ClosingDays
 * @phpstan-import-type Holiday from Holidays
 */
final class ClosingDaysImport {

	/** Name of the file input. */
	public const FILE = 'vestibule_closing_days_file';

	/** Key of the text in the submitted option. Also marks the submission of the form. */
	public const TEXT = 'calendar';

	/** Events that recur every year are imported for this number of years. */
	private const YEARS = 2;

	/** After at most this number of years, there is a 29 February. */
	private const LEAP_YEARS = 8;

	/** Last day that the contract allows. */
	private const LAST_DAY = '2999-12-31';

	public function __construct( private readonly Clock $clock ) {}

	public function show(): void {
		printf(
			'<details><summary>%1$s</summary><p class="description" id="%2$s-help">%3$s</p>',
			esc_html__( 'Import from a calendar file (.ics)', 'vestibule' ),
			esc_attr( self::FILE ),
			esc_html__( 'Whole-day events become closing days when you save. Other events and past events are skipped. Events that repeat every year are added for the next two years.', 'vestibule' )
		);
		printf(
			'<p><label for="%1$s">%2$s</label><br><input type="file" id="%1$s" name="%1$s" accept=".ics,text/calendar" aria-describedby="%1$s-help"></p>',
			esc_attr( self::FILE ),
			esc_html__( 'Calendar file', 'vestibule' )
		);
		printf(
			'<p><label for="%1$s-text">%2$s</label><br><textarea id="%1$s-text" name="%3$s[%4$s]" rows="4" class="large-text code" placeholder="BEGIN:VCALENDAR"></textarea></p></details>',
			esc_attr( self::FILE ),
			esc_html__( 'Or paste the calendar’s text', 'vestibule' ),
			esc_attr( ClosingDays::OPTION ),
			esc_attr( self::TEXT )
		);
	}

	/**
	 * Adds the holidays of the submitted calendars to the submitted rows, and reports the result as a notice. If a
	 * calendar can't be read, only the rows are saved.
	 */
	public function add( mixed $sent ): mixed {
		if ( ! is_array( $sent ) || ! isset( $sent[ self::TEXT ] ) ) {
			return $sent;
		}
		$text = is_string( $sent[ self::TEXT ] ) ? trim( $sent[ self::TEXT ] ) : '';
		$sent = array_diff_key( $sent, array( self::TEXT => '' ) );
		$rows = is_array( $sent['days'] ?? null ) ? $sent['days'] : array();
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- options.php has checked the nonce, and PostedFile validates the upload.
		foreach ( PostedFile::fromGlobal( $_FILES[ self::FILE ] ?? null ) as $file ) {
			$rows = $this->withFile( $rows, $file );
		}
		return array( 'days' => '' === $text ? $rows : $this->withCalendar( $rows, $text ) ) + $sent;
	}

	/**
	 * @param array<array-key, mixed> $rows
	 * @return array<array-key, mixed>
	 */
	private function withFile( array $rows, PostedFile $file ): array {
		$is_large = in_array( $file->error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true );
		if ( UPLOAD_ERR_OK !== $file->error ) {
			$failed = __( 'The calendar file could not be uploaded. Try again.', 'vestibule' );
			self::report( $is_large ? self::words( Unreadable::LARGE ) : $failed );
			return $rows;
		}
		// Don't load a file that is too large. A string of that length leads to the same error.
		return $this->withCalendar(
			$rows,
			(string) file_get_contents( $file->path, false, null, 0, Holidays::MAX_BYTES + 1 )
		);
	}

	/**
	 * @param array<array-key, mixed> $rows
	 * @return array<array-key, mixed>
	 */
	private function withCalendar( array $rows, string $calendar ): array {
		try {
			$found = Holidays::read( $calendar, ClosingDays::MAX_ROWS );
		} catch ( Unreadable $fault ) {
			self::report( self::words( $fault->reason ) );
			return $rows;
		}
		$known = ClosingDays::rows( $rows );
		$taken = array_flip( array_map( self::key( ... ), $known ) );
		$added = array();
		$again = 0;
		$left  = $found->left;
		foreach ( $found->days as $holiday ) {
			$days   = $this->upcoming( $holiday );
			$new    = array_filter( $days, static fn ( array $day ): bool => ! isset( $taken[ self::key( $day ) ] ) );
			$left  += array() === $days ? 1 : 0;
			$again += array() !== $days && array() === $new ? 1 : 0;
			$taken += array_flip( array_map( self::key( ... ), $new ) );
			array_push( $added, ...array_values( $new ) );
		}
		$room = max( 0, ClosingDays::MAX_ROWS - count( $known ) );
		$full = max( 0, count( $added ) - $room );
		self::reportCounts( min( $room, count( $added ) ), $again, $left + $full, $found->partly );
		return array( ...$rows, ...array_slice( $added, 0, $room ) );
	}

	/** @param Closing $row */
	private static function key( array $row ): string {
		return "{$row['from']} {$row['to']}";
	}

	/**
	 * Returns the days of a holiday that are not over. If it recurs every year, returns those of the next years, or the
	 * next 29 February.
	 *
	 * @param Holiday $holiday
	 * @return list<Closing>
	 */
	private function upcoming( array $holiday ): array {
		$today = (string) wp_date( 'Y-m-d', $this->clock->now()->getTimestamp() );
		$first = (int) substr( $holiday['from'], 0, 4 );
		$more  = (int) substr( $holiday['to'], 0, 4 ) - $first;
		$last  = max( $first, (int) $today ) + self::YEARS;
		$years = $holiday['yearly']
			? range( max( $first, (int) $today - 1 ), $last + self::LEAP_YEARS )
			: array( $first );
		$days  = array();
		foreach ( $years as $year ) {
			$from = $year . substr( $holiday['from'], 4 );
			$to   = ( $year + $more ) . substr( $holiday['to'], 4 );
			$is_wanted = $to >= $today && $to <= self::LAST_DAY && ( $year <= $last || array() === $days );
			if ( $is_wanted && self::isDay( $from ) && self::isDay( $to ) ) {
				$days[] = array( 'from' => $from, 'to' => $to, 'name' => $holiday['name'] );
			}
		}
		return array_slice( $days, 0, self::YEARS );
	}

	/** Checks whether a day exists. 29 February exists only in some years. */
	private static function isDay( string $day ): bool {
		return checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8 ), (int) substr( $day, 0, 4 ) );
	}

	private static function words( string $reason ): string {
		return match ( $reason ) {
			Unreadable::LARGE  => __( 'This file is too large to be a holiday calendar.', 'vestibule' ),
			Unreadable::NESTED => __( 'This file contains nested calendars and was not imported.', 'vestibule' ),
			default            => __( 'This is not a calendar. Calendar files (.ics) begin with BEGIN:VCALENDAR.', 'vestibule' ),
		};
	}

	/**
	 * @param int $again  Number of holidays that were already in the list.
	 * @param int $partly Number of holidays whose end or recurrence could not be read.
	 */
	private static function reportCounts( int $added, int $again, int $left, int $partly ): void {
		/* translators: %s: a number. */
		$words = _n( '%s closing day or period added.', '%s closing days or periods added.', $added, 'vestibule' );
		$words = sprintf( $words, number_format_i18n( $added ) );
		if ( $again > 0 ) {
			$words .= ' ' . sprintf(
				/* translators: %s: a number of events. */
				_n( '%s event was already in the list.', '%s events were already in the list.', $again, 'vestibule' ),
				number_format_i18n( $again )
			);
		}
		if ( $left > 0 ) {
			$words .= ' ' . sprintf(
				/* translators: %s: a number of events. */
				_n(
					'%s event was skipped, because it is over, is not a whole day, or the list is full.',
					'%s events were skipped, because they are over, are not whole days, or the list is full.',
					$left,
					'vestibule'
				),
				number_format_i18n( $left )
			);
		}
		if ( $partly > 0 ) {
			$words .= ' ' . sprintf(
				/* translators: %s: a number of events. */
				_n(
					'Check %s of them, because its last day or its repetition could not be read.',
					'Check %s of them, because their last days or their repetitions could not be read.',
					$partly,
					'vestibule'
				),
				number_format_i18n( $partly )
			);
		}
		self::report( $words, 'info' );
	}

	private static function report( string $words, string $type = 'error' ): void {
		add_settings_error( ClosingDays::OPTION, self::FILE, $words, $type );
	}
}
