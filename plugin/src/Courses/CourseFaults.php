<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Contract\Course as Settings;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Errors in course settings that match the contract but are still invalid, by path such as `series.0.to`
 * (src/courses/faults.ts; tests/vectors/course-faults.json).
 *
 * @phpstan-type Errors array<string, string>
 */
final class CourseFaults {

	/**
	 * Maximum length of a date that ends on the next day. A longer date means that the user has entered an end time
	 * before the start time.
	 */
	private const MAX_SECONDS = 12 * HOUR_IN_SECONDS;

	/** @return Errors Error messages by path. */
	public static function in( Settings $course ): array {
		$errors = self::dayErrors( $course );
		if ( array() !== $errors ) {
			return $errors;
		}
		$errors = self::scheduleErrors( $course ) + self::registrationErrors( $course ) + self::postErrors( $course );
		return array() === $errors ? self::overlap( $course ) : $errors;
	}

	/** @return Errors */
	private static function dayErrors( Settings $course ): array {
		$days = array( 'decideBy' => $course->decideBy );
		foreach ( $course->series as $at => $series ) {
			$days[ "series.{$at}.start" ] = $series['start'];
			$days[ "series.{$at}.until" ] = $series['until'] ?? '';
		}
		foreach ( $course->dates as $at => $date ) {
			$days[ "dates.{$at}.day" ] = $date['day'];
		}
		foreach ( $course->changes as $at => $change ) {
			$days[ "changes.{$at}.day" ] = $change['day'] ?? '';
		}
		foreach ( $course->skip as $at => $day ) {
			$days[ "skip.{$at}" ] = $day;
		}
		$is_missing = static function ( string $day ): bool {
			[ $year, $month, $number ] = array_map( intval( ... ), explode( '-', "{$day}--" ) );
			return '' !== $day && ! checkdate( $month, $number, $year );
		};
		return array_map(
			static fn (): string => __( 'Enter a valid day.', 'vestibule' ),
			array_filter( $days, $is_missing )
		);
	}

	/** @return Errors */
	private static function scheduleErrors( Settings $course ): array {
		$errors = array();
		foreach ( $course->series as $at => $series ) {
			$errors[ "series.{$at}.to" ] = self::timesError( $series['from'], $series['to'] );
			$until                     = $series['until'] ?? '';
			if ( 0 === ( $series['count'] ?? 0 ) && '' === $until ) {
				$errors[ "series.{$at}.count" ] = __( 'Enter the number of dates or the last day.', 'vestibule' );
			} elseif ( '' !== $until && $until < $series['start'] ) {
				$errors[ "series.{$at}.until" ] = __( 'The last day is before the first one.', 'vestibule' );
			}
		}
		foreach ( $course->dates as $at => $date ) {
			$errors[ "dates.{$at}.to" ] = self::timesError( $date['from'], $date['to'] );
		}
		$originals = Courses::schedule( $course )->planned();
		foreach ( $course->changes as $at => $change ) {
			$original = $originals[ $change['key'] ] ?? null;
			if ( null !== $original ) {
				$new    = array( 'from' => $change['from'] ?? '', 'to' => $change['to'] ?? '' );
				$chosen = array_filter( $new ) + $original;
				$errors[ "changes.{$at}.to" ] = self::timesError( $chosen['from'], $chosen['to'] );
			}
		}
		if ( Courses::schedule( $course )->isTooLong() ) {
			$errors['series'] = __( 'A course can have up to 366 dates.', 'vestibule' );
		}
		return array_filter( $errors );
	}

	/** Returns the error message for the times of a date. Empty if they are valid. */
	private static function timesError( string $from, string $to ): string {
		$seconds = (int) strtotime( "1970-01-01 {$to} UTC" ) - (int) strtotime( "1970-01-01 {$from} UTC" );
		if ( $from === $to ) {
			return __( 'Start and end are the same.', 'vestibule' );
		}
		return $seconds < 0 && $seconds + DAY_IN_SECONDS > self::MAX_SECONDS
			? __( 'The end is before the start. A date that continues past midnight can last up to 12 hours.', 'vestibule' )
			: '';
	}

	/** @return Errors */
	private static function registrationErrors( Settings $course ): array {
		$errors = array();
		if ( '' !== $course->opens && '' !== $course->closes && $course->closes <= $course->opens ) {
			$errors['closes'] = __( 'Registration closes before it opens.', 'vestibule' );
		}
		if ( $course->capacity > 0 && $course->minimum > $course->capacity ) {
			$errors['minimum'] = __( 'The minimum number of people is greater than the number of spots.', 'vestibule' );
		}
		return $errors;
	}

	/** @return Errors */
	private static function postErrors( Settings $course ): array {
		$errors = array();
		if ( $course->form > 0 && ! self::isPost( $course->form, FormPostType::NAME ) ) {
			$errors['form'] = __( 'The form was deleted. Choose another one.', 'vestibule' );
		}
		foreach ( $course->teachers as $teacher ) {
			if ( ! self::isPost( $teacher, Hosts::NAME ) ) {
				$errors['teachers'] = __( 'A teacher was deleted. Choose hosts from the list.', 'vestibule' );
			}
		}
		if ( '' !== $course->timezone && '' === Zone::fromSetting( $course->timezone ) ) {
			$errors['timezone'] = __( 'Choose a time zone from the list.', 'vestibule' );
		}
		return $errors;
	}

	private static function isPost( int $id, string $type ): bool {
		return get_post_type( $id ) === $type && 'trash' !== get_post_status( $id );
	}

	/** @return Errors */
	private static function overlap( Settings $course ): array {
		$planned = array_filter(
			Courses::schedule( $course )->sessions(),
			static fn ( Session $session ): bool => ! $session->isCanceled
		);
		$end     = null;
		foreach ( $planned as $session ) {
			if ( null !== $end && $session->start < $end ) {
				return array(
					'series' => sprintf(
						/* translators: %s: a day such as 2027-01-12. */
						__( 'Two dates overlap on %s. Change or skip one of them.', 'vestibule' ),
						LocalDate::format( _x( 'j F Y', 'date', 'vestibule' ), $session->start )
					),
				);
			}
			$end = max( $end, $session->end );
		}
		return array();
	}
}
