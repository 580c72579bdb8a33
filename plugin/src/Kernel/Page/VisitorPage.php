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
 * A page for one visitor, and what such pages consist of (VisitorPages shows them). GET shows and asks, because programs
 * that check mails follow links; POST changes. All of it works without scripts.
 */
abstract class VisitorPage {

	/** A form without scripts comes back to the page that it was sent from. */
	public const REFERRERS = 'same-origin';

	/** Says in the address, after a redirect, what was done. */
	protected const DONE = 'vestibule_done';

	/** Its title where it cannot be shown. */
	abstract public function name(): string;

	/** What it says while the database does not answer. */
	abstract public function failure(): string;

	/**
	 * @return PageAnswer|string|null A string is where to go after a change. An address that is not right says nothing: null
	 * is the theme's own page for what does not exist.
	 * @throws \Vestibule\Kernel\Page\Refused
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	abstract public function respond( Request $request ): PageAnswer|string|null;

	/** The HTML of a page as a block. */
	protected static function block( string $html ): string {
		return "<!-- wp:html -->\n" . Html::element( 'div', array( 'class' => 'wp-block-vestibule-form vestibule-booking' ), Html::protectFromTextFilters( $html ) ) . "\n<!-- /wp:html -->";
	}

	protected static function notice( string $words, bool $is_error = false, ?string $id = null ): string {
		$look = $is_error ? array( 'class' => 'vestibule-booking__notice is-error', 'role' => 'alert' ) : array( 'class' => 'vestibule-booking__notice', 'role' => 'status' );
		return Html::element( 'div', $look + array( 'id' => $id ), Html::escape( $words ) );
	}

	/** @param array<string, string> $rows HTML by name; what is empty is left out. */
	protected static function facts( array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows ) as $name => $value ) {
			$html .= Html::element( 'dt', array(), Html::escape( $name ) ) . Html::element( 'dd', array(), $value );
		}
		return Html::element( 'dl', array( 'class' => 'vestibule-booking__facts' ), $html );
	}

	/** A time on the clock of the institute, and on the visitor's where that shows another one. */
	protected static function when( DateTimeImmutable $start, DateTimeImmutable $end, string $home, string $visitor, bool $is_cancelled = false ): string {
		$words  = new TimeWords();
		$beside = $words->beside( $start, $end, $home, $visitor );
		$when   = Html::element( 'strong', array(), Html::escape( $words->span( $start, $end, $home ) ) );
		$when   = $is_cancelled ? Html::element( 's', array(), $when ) : $when;
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		return $when . ( '' === $beside ? '' : '<br/>' . Html::escape( sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ) ) );
	}

	protected static function paragraph( string $words ): string {
		return Html::element( 'p', array(), Html::escape( $words ) );
	}

	/** @param array<string, string|int> $values By name. */
	protected static function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $html;
	}

	protected static function label( string $control, string $words ): string {
		return Html::element( 'label', array( 'class' => 'vestibule-field__label', 'for' => $control ), Html::escape( $words ) );
	}

	protected static function submit( string $words ): string {
		$button = Html::element( 'button', array( 'type' => 'submit', 'class' => 'wp-element-button' ), Html::escape( $words ) );
		return Html::element( 'p', array( 'class' => 'vestibule-booking__do' ), $button );
	}

	/**
	 * The options of a list of times, by day.
	 *
	 * @param list<DateTimeImmutable> $starts
	 * @param string                  $chosen What was chosen before, which stays so.
	 */
	protected static function times( array $starts, DateTimeZone $zone, string $chosen ): string {
		$days = array();
		foreach ( $starts as $start ) {
			$day          = LocalDate::format( _x( 'l j F Y', 'long date', 'vestibule' ), $start->setTimezone( $zone ) );
			$time         = (string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $start->getTimestamp(), $zone );
			$value        = Instant::format( $start );
			$days[ $day ] = ( $days[ $day ] ?? '' ) . Html::element( 'option', array( 'value' => $value, 'selected' => $value === $chosen ), Html::escape( "{$day}, {$time}" ) );
		}
		$html = Html::element( 'option', array( 'value' => '' ), Html::escape( __( 'Choose a time', 'vestibule' ) ) );
		foreach ( $days as $day => $options ) {
			$html .= Html::element( 'optgroup', array( 'label' => $day ), $options );
		}
		return $html;
	}
}
