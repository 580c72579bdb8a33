<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Closure;
use Vestibule\Courses\ClosingDays;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Sessions\SessionTable;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\DataSettings;
use Vestibule\Kernel\Setting\FormBase;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Section "Closing days" of the "Settings" screen. Lists the courses that have dates on closing days. Works without
 * scripts.
 *
 * @phpstan-import-type Closing from ClosingDays
 */
final class ClosingDaysSection {

	private const ID = 'vestibule-closing-days';

	/** Number of empty rows for new closing days. */
	private const EMPTY_ROWS = 3;

	/**
	 * @param Closure(): Courses           $courses
	 * @param Closure(): SessionTable      $sessions
	 * @param Closure(): ClosingDaysImport $import
	 */
	public function __construct(
		private readonly ClosingDays $closing,
		private readonly Closure $courses,
		private readonly Closure $sessions,
		private readonly Closure $import,
		private readonly Clock $clock,
	) {}

	#[Hook( 'admin_init' )]
	public function register(): void {
		// Import before ClosingDays::tidy() completes the rows.
		add_filter(
			'sanitize_option_' . ClosingDays::OPTION,
			fn ( mixed $sent ): mixed => ( $this->import )()->add( $sent ),
			4
		);
		add_settings_section(
			self::ID,
			__( 'Closing days', 'vestibule' ),
			$this->show( ... ),
			DataSettings::GROUP
		);
	}

	private function show(): void {
		printf(
			'<p>%s</p>',
			esc_html__( 'Days on which no courses take place, such as public holidays and school holidays. When you plan a course, the editor offers to skip them.', 'vestibule' )
		);
		$days = $this->closing->values()->days;
		$this->showConflicts();
		FormBase::print( $this->closing );
		$nothing = array( 'from' => '', 'to' => '', 'name' => '' );
		foreach ( array_merge( $days, array_fill( 0, self::EMPTY_ROWS, $nothing ) ) as $at => $row ) {
			$this->showRow( $at, $row );
		}
		printf(
			'<p class="description">%s</p>',
			esc_html__( 'To delete a row, clear both days. After saving, there are empty rows again.', 'vestibule' )
		);
		( $this->import )()->show();
	}

	/** @param Closing $row */
	private function showRow( int $at, array $row ): void {
		$labels = array(
			'from' => __( 'First day', 'vestibule' ),
			'to'   => __( 'Last day', 'vestibule' ),
			'name' => __( 'Name', 'vestibule' ),
		);
		printf(
			'<div class="vestibule-settings__row" role="group" aria-label="%s">',
			/* translators: %s: number of a row. */
			esc_attr( sprintf( __( 'Closing days, row %s', 'vestibule' ), number_format_i18n( $at + 1 ) ) )
		);
		foreach ( $labels as $key => $label ) {
			printf(
				'<label>%1$s <input type="%2$s" name="%3$s[days][%4$d][%5$s]" value="%6$s"></label>',
				esc_html( $label ),
				esc_attr( 'name' === $key ? 'text' : 'date' ),
				esc_attr( ClosingDays::OPTION ),
				(int) $at,
				esc_attr( $key ),
				esc_attr( $row[ $key ] )
			);
		}
		echo '</div>';
	}

	/** Lists the dates on closing days that have not started, with links to their courses. */
	private function showConflicts(): void {
		try {
			$conflicts = $this->conflicts();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		if ( array() === $conflicts ) {
			return;
		}
		printf(
			'<div class="notice notice-warning inline"><p>%s</p><ul class="ul-disc">',
			esc_html__( 'These courses have dates on closing days. Open a course to skip the dates.', 'vestibule' )
		);
		foreach ( $conflicts as $id => $days ) {
			printf(
				'<li><a href="%1$s">%2$s</a>: %3$s</li>',
				esc_url( (string) get_edit_post_link( $id ) ),
				esc_html( get_the_title( $id ) ),
				esc_html( wp_sprintf_l( '%l', $days ) )
			);
		}
		echo '</ul></div>';
	}

	/**
	 * @return array<int, list<string>> Dates as text by course ID.
	 * @throws StorageFault
	 */
	private function conflicts(): array {
		$found = array();
		$words = new CourseWords();
		$days  = $this->closing->values()->days;
		foreach ( ( $this->sessions )()->between( $days, $this->clock->now() ) as [ $id, $key ] ) {
			$session = ( $this->courses )()->findInAnyStatus( $id )?->session( $key );
			if ( null !== $session && 'trash' !== get_post_status( $id ) ) {
				$closing = $this->closing->on( $session->start->format( 'Y-m-d' ) );
				if ( null !== $closing ) {
					$found[ $id ][] = $words->day( $session->start )
						. ( '' === $closing['name'] ? '' : " ({$closing['name']})" );
				}
			}
		}
		return $found;
	}
}
