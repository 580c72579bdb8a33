<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\View\Assets;
use Vestibule\View\Html;
use Vestibule\View\VirtualPage;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * A page for one visitor, behind an address that holds a secret, in the theme's own page; and what such pages consist of.
 * All of it works without scripts.
 */
final class VisitorPage {

	public function __construct( private readonly Assets $assets ) {}

	/** @param string $content Blocks. */
	public function show( WP $request, int $status, string $title, string $content ): void {
		if ( 200 !== $status ) {
			// WordPress would call it 200, because a page is shown.
			add_filter( 'pre_handle_404', '__return_true' );
			add_action( 'send_headers', static fn () => status_header( $status ) );
		}
		( new VirtualPage( $title, $content ) )->show( $request );
	}

	/** With the styles of a booking's page. */
	public function showStyled( WP $request, int $status, string $title, string $content ): void {
		$this->show( $request, $status, $title, $content );
		add_action( 'wp_enqueue_scripts', $this->enqueueStyles( ... ) );
	}

	public function showWords( WP $request, int $status, string $title, string $words ): void {
		$this->show( $request, $status, $title, "<!-- wp:paragraph -->\n<p>" . esc_html( $words ) . "</p>\n<!-- /wp:paragraph -->" );
	}

	/** An address that is not right says nothing: the theme's own page for what does not exist. */
	public function showNothing( WP $request ): void {
		$request->query_vars = array( 'error' => '404' );
		add_filter( 'redirect_canonical', '__return_false' );
	}

	private function enqueueStyles(): void {
		$sheet = 'blocks/form/booking.css';
		wp_enqueue_style( 'vestibule-booking', $this->assets->url( $sheet ), array( 'vestibule-form-style' ), (string) ( wp_styles()->registered['vestibule-form-style']->ver ?? '' ) );
		wp_style_add_data( 'vestibule-booking', 'path', $this->assets->path( $sheet ) );
	}

	/** The address holds a secret: no cache may keep the page, no other site may see where its visitors come from. */
	public function sendHeaders( string $referrers = 'no-referrer' ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( "Referrer-Policy: {$referrers}" );
		header( 'X-Robots-Tag: noindex' );
	}

	/** The HTML of a page as a block. */
	public static function block( string $html ): string {
		return "<!-- wp:html -->\n" . Html::element( 'div', array( 'class' => 'wp-block-vestibule-form vestibule-booking' ), Html::protectFromTextFilters( $html ) ) . "\n<!-- /wp:html -->";
	}

	public static function notice( string $words, bool $is_error = false, ?string $id = null ): string {
		$look = $is_error ? array( 'class' => 'vestibule-booking__notice is-error', 'role' => 'alert' ) : array( 'class' => 'vestibule-booking__notice', 'role' => 'status' );
		return Html::element( 'div', $look + array( 'id' => $id ), Html::escape( $words ) );
	}

	/** @param array<string, string> $rows HTML by name; what is empty is left out. */
	public static function facts( array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows ) as $name => $value ) {
			$html .= Html::element( 'dt', array(), Html::escape( $name ) ) . Html::element( 'dd', array(), $value );
		}
		return Html::element( 'dl', array( 'class' => 'vestibule-booking__facts' ), $html );
	}

	/** A time on the clock of the institute, and on the visitor's where that shows another one. */
	public static function when( DateTimeImmutable $start, DateTimeImmutable $end, string $home, string $visitor, bool $is_cancelled = false ): string {
		$words  = new TimeWords();
		$beside = $words->beside( $start, $end, $home, $visitor );
		$when   = Html::element( 'strong', array(), Html::escape( $words->span( $start, $end, $home ) ) );
		$when   = $is_cancelled ? Html::element( 's', array(), $when ) : $when;
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		return $when . ( '' === $beside ? '' : '<br/>' . Html::escape( sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ) ) );
	}

	public static function paragraph( string $words ): string {
		return Html::element( 'p', array(), Html::escape( $words ) );
	}

	/** @param array<string, string|int> $values By name. */
	public static function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $html;
	}

	public static function label( string $control, string $words ): string {
		return Html::element( 'label', array( 'class' => 'vestibule-field__label', 'for' => $control ), Html::escape( $words ) );
	}

	public static function submit( string $words ): string {
		$button = Html::element( 'button', array( 'type' => 'submit', 'class' => 'wp-element-button' ), Html::escape( $words ) );
		return Html::element( 'p', array( 'class' => 'vestibule-booking__do' ), $button );
	}

	/**
	 * The options of a list of times, by day.
	 *
	 * @param list<DateTimeImmutable> $starts
	 * @param string                  $chosen What was chosen before, which stays so.
	 */
	public static function times( array $starts, DateTimeZone $zone, string $chosen ): string {
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
