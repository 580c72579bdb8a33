<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use DateTimeImmutable;
use Vestibule\Courses\ClosingDays;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/** Renders the dates of a course and its skipped days. */
final class CourseDates {

	/** Maximum number of dates for which all dates are visible. */
	private const MAX_DATES = 8;

	/** Number of upcoming dates that are visible if a course has more than MAX_DATES dates. */
	private const SHOWN_DATES = 6;

	/** Maximum number of skipped days that are listed. */
	private const MAX_DAYS = 8;

	public function __construct(
		private readonly ClosingDays $closing,
		private readonly Clock $clock,
		private readonly CourseSchema $schema,
	) {}

	public function structuredData( Course $course ): string {
		return $this->schema->json( $course );
	}

	public function render( Course $course ): string {
		return $this->dates( $course ) . $this->skipped( $course );
	}

	private function dates( Course $course ): string {
		if ( count( $course->sessions ) <= self::MAX_DATES ) {
			return $this->list( $course->sessions );
		}
		$now    = $this->clock->now();
		$is_old = static fn ( Session $session ): bool => $session->end <= $now;
		$old    = array_filter( $course->sessions, $is_old );
		$coming = array_values( array_diff_key( $course->sessions, $old ) );
		$shown  = array_slice( $coming, 0, self::SHOWN_DATES );
		$later  = array_slice( $coming, self::SHOWN_DATES );
		/* translators: %s: number of dates. */
		$past = _n( '%s past date', '%s past dates', count( $old ), 'vestibule' );
		/* translators: %s: number of dates. */
		$more = _n( '%s more date', '%s more dates', count( $later ), 'vestibule' );
		return $this->closed( $past, $old ) . $this->list( $shown ) . $this->closed( $more, $later );
	}

	/** @param array<array-key, Session> $sessions */
	private function list( array $sessions ): string {
		return array() === $sessions ? '' : Html::element(
			'ol',
			array( 'class' => 'vestibule-course-dates__list' ),
			implode( '', array_map( $this->item( ... ), $sessions ) )
		);
	}

	/**
	 * Renders dates that are hidden until the visitor expands them.
	 *
	 * @param string                    $words    Text with a placeholder for the number of dates.
	 * @param array<array-key, Session> $sessions
	 */
	private function closed( string $words, array $sessions ): string {
		$summary = sprintf( $words, number_format_i18n( count( $sessions ) ) );
		return array() === $sessions ? '' : Html::element(
			'details',
			array(),
			Html::element( 'summary', array(), Html::escape( $summary ) ) . $this->list( $sessions )
		);
	}

	private function item( Session $session ): string {
		$words = new CourseWords();
		$note  = implode( ', ', array_filter( array( $session->location, $session->note ) ) );
		$time  = Html::element(
			'time',
			array( 'datetime' => $session->start->format( DATE_ATOM ) ),
			Html::escape( $words->session( $session ) )
		);
		return Html::element(
			'li',
			array( 'class' => $session->isCanceled ? 'is-canceled' : null ),
			( $session->isCanceled ? Html::element( 's', array(), $time ) : $time )
			. ( '' === $note ? '' : ' ' . Html::element( 'span', array(), Html::escape( $note ) ) )
		);
	}

	/** Renders the skipped days that are not over, such as "Not on 24 December 2026 (Christmas)". */
	private function skipped( Course $course ): string {
		$today = $this->clock->now()->setTimezone( $course->zone )->format( 'Y-m-d' );
		$days  = array_values(
			array_filter(
				array() === $course->settings->skip ? array() : Courses::schedule( $course->settings )->skipped(),
				static fn ( string $day ): bool => $day >= $today
			)
		);
		if ( array() === $days ) {
			return '';
		}
		$words = array_map(
			fn ( string $day ): string => $this->day( new DateTimeImmutable( $day, $course->zone ) ),
			array_slice( $days, 0, self::MAX_DAYS )
		);
		$more  = count( $days ) - count( $words );
		if ( $more > 0 ) {
			/* translators: %s: a number of days. */
			$words[] = sprintf( _n( '%s more day', '%s more days', $more, 'vestibule' ), number_format_i18n( $more ) );
		}
		return Html::element(
			'p',
			array( 'class' => 'vestibule-course-dates__skipped' ),
			/* translators: %s: list of days, such as "24 December 2026 (Christmas) and 31 December 2026". */
			Html::escape( sprintf( __( 'Not on %s.', 'vestibule' ), wp_sprintf_l( '%l', $words ) ) )
		);
	}

	private function day( DateTimeImmutable $day ): string {
		$name  = $this->closing->on( $day->format( 'Y-m-d' ) )['name'] ?? '';
		$words = ( new CourseWords() )->day( $day );
		return '' === $name ? $words : "{$words} ({$name})";
	}
}
