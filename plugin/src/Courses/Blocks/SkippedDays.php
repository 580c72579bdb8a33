<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use DateTimeImmutable;
use Vestibule\Courses\ClosingDays;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Days on which a weekly course exceptionally does not take place, for visitors. */
final class SkippedDays {

	/** Maximum number of days that are listed. */
	private const MAX_DAYS = 8;

	public function __construct( private readonly ClosingDays $closing ) {}

	/** Renders the skipped days that are not over, such as "Not on 24 December 2026 (Christmas)". */
	public function render( Course $course, DateTimeImmutable $now ): string {
		$today = $now->setTimezone( $course->zone )->format( 'Y-m-d' );
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
