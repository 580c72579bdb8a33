<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Page;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\TimeWords;

/**
 * Base class for pages that VisitorPages displays to a single visitor, with helpers for their content. Only POST
 * requests make changes, because email scanners open links with GET. All pages work without JavaScript.
 */
abstract class VisitorPage {

	/**
	 * Referrer policy of the page. After a change on a page without JavaScript, the visitor is redirected to the page
	 * that contains the form.
	 */
	public const REFERRERS = 'same-origin';

	/** URL parameter for the result of a change, used in the redirect. */
	protected const DONE = 'vestibule_done';

	/** Returns the page title for errors. */
	abstract public function name(): string;

	/** Returns the error message if the database is not available. */
	abstract public function failure(): string;

	/**
	 * Handles the request.
	 *
	 * @return PageAnswer|string|null Page to display, or URL to redirect to after a change. Null displays the theme's
	 * 404 page, so that a wrong URL reveals nothing.
	 * @throws \Vestibule\Kernel\Page\Refused
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	abstract public function respond( Request $request ): PageAnswer|string|null;

	/** Returns HTML as a Custom HTML block. */
	protected static function block( string $html ): string {
		return "<!-- wp:html -->\n"
			. Html::element(
				'div',
				array( 'class' => 'wp-block-vestibule-form vestibule-booking' ),
				Html::protectFromTextFilters( $html )
			)
			. "\n<!-- /wp:html -->";
	}

	protected static function notice( string $words, bool $is_error = false, ?string $id = null ): string {
		$look = $is_error
			? array( 'class' => 'vestibule-booking__notice is-error', 'role' => 'alert' )
			: array( 'class' => 'vestibule-booking__notice', 'role' => 'status' );
		return Html::element( 'div', $look + array( 'id' => $id ), Html::escape( $words ) );
	}

	/** @param array<string, string> $rows HTML by label. Empty rows are skipped. */
	protected static function facts( array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows ) as $name => $value ) {
			$html .= Html::element( 'dt', array(), Html::escape( $name ) ) . Html::element( 'dd', array(), $value );
		}
		return Html::element( 'dl', array( 'class' => 'vestibule-booking__facts' ), $html );
	}

	/** Returns the time in the site's time zone ($home). Adds the time in the visitor's time zone if it differs. */
	protected static function when(
		DateTimeImmutable $start,
		DateTimeImmutable $end,
		string $home,
		string $visitor,
		bool $is_cancelled = false
	): string {
		$words  = new TimeWords();
		$beside = $words->beside( $start, $end, $home, $visitor );
		$when   = Html::element( 'strong', array(), Html::escape( $words->span( $start, $end, $home ) ) );
		$when   = $is_cancelled ? Html::element( 's', array(), $when ) : $when;
		return $when
			. (
				'' === $beside
					? ''
					/* translators: %s: time and time zone of the visitor, with the day if it differs. */
					: '<br/>' . Html::escape( sprintf( __( 'In your time zone: %s', 'vestibule' ), $beside ) )
			);
	}

	protected static function paragraph( string $words ): string {
		return Html::element( 'p', array(), Html::escape( $words ) );
	}

	/** @param array<string, string|int> $values Values by name. */
	protected static function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $html;
	}

	protected static function label( string $control, string $words ): string {
		return Html::element(
			'label',
			array( 'class' => 'vestibule-field__label', 'for' => $control ),
			Html::escape( $words )
		);
	}

	protected static function submit( string $words ): string {
		$button = Html::element(
			'button',
			array( 'type' => 'submit', 'class' => 'wp-element-button' ),
			Html::escape( $words )
		);
		return Html::element( 'p', array( 'class' => 'vestibule-booking__do' ), $button );
	}

	/**
	 * Returns the options of a select box with times, grouped by day.
	 *
	 * @param list<DateTimeImmutable> $starts
	 * @param string                  $chosen Value of the selected time.
	 */
	protected static function times( array $starts, DateTimeZone $zone, string $chosen ): string {
		$days = array();
		foreach ( $starts as $start ) {
			$day          = LocalDate::format(
				_x( 'l j F Y', 'long date', 'vestibule' ),
				$start->setTimezone( $zone )
			);
			$time         = (string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $start->getTimestamp(), $zone );
			$value        = Instant::format( $start );
			$days[ $day ] = ( $days[ $day ] ?? '' )
				. Html::element(
					'option',
					array( 'value' => $value, 'selected' => $value === $chosen ),
					Html::escape( "{$day}, {$time}" )
				);
		}
		$html = Html::element( 'option', array( 'value' => '' ), Html::escape( __( 'Choose a time', 'vestibule' ) ) );
		foreach ( $days as $day => $options ) {
			$html .= Html::element( 'optgroup', array( 'label' => $day ), $options );
		}
		return $html;
	}
}
