<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Ajax\Request;
use Vestibule\Booking\Book;
use Vestibule\Booking\Event;
use Vestibule\Booking\Instant;
use Vestibule\Booking\Refused;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\LocalDate;
use Vestibule\Contracts\WaitingAgreement;
use Vestibule\View\Html;

/** Where visitors join a waiting list without scripts: a list of full times, an email address, a box. */
final class JoinPage {

	/** In days: so far ahead full times are listed, and so many at most. */
	private const DAYS = 62;
	private const MOST = 100;

	public function __construct( private readonly Book $book, private readonly Clock $clock, private readonly JoinKey $key ) {}

	/**
	 * @param Refused|null $refused Why what was posted did not count; it stays as it was typed.
	 * @return string Blocks.
	 */
	public function content( Event $event, Request $request, ?Refused $refused ): string {
		$from = $this->clock->now();
		$full = $this->book->fullTimes( $event->id, $from, $from->modify( '+' . self::DAYS . ' days' ) );
		$head = null === $refused ? '' : Html::element( 'div', array( 'class' => 'vestibule-booking__notice is-error', 'role' => 'alert', 'id' => 'vestibule-waiting-error' ), Html::escape( $refused->getMessage() ) );
		$html = $head . ( array() === $full ? $this->paragraph( __( 'No time is full at the moment.', 'vestibule' ) ) : $this->form( $event, array_slice( $full, 0, self::MOST ), $request, $refused ) );
		return self::block( $html );
	}

	public function asked(): string {
		return self::block( Html::element( 'div', array( 'class' => 'vestibule-booking__notice', 'role' => 'status' ), Html::escape( JoinRequest::asked() ) ) );
	}

	/** @param list<DateTimeImmutable> $full */
	private function form( Event $event, array $full, Request $request, ?Refused $refused ): string {
		$posted = $request->body( JoinRequest::FORM ) ?? $request->query( JoinRequest::FORM ) ?? '';
		$hidden = '';
		$values = array(
			JoinRequest::EVENT => $event->id,
			JoinRequest::FORM  => 1 === preg_match( '/^[0-9]{1,18}$/D', $posted ) ? $posted : 0,
			'language'         => determine_locale(),
			JoinKey::NAME      => $this->key->forEvent( $event->id ),
		);
		foreach ( $values as $name => $value ) {
			$hidden .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		$faulty = static fn ( string $field ): array => $field === $refused?->field ? array( 'aria-invalid' => 'true', 'aria-describedby' => 'vestibule-waiting-error' ) : array();
		$choice = array( 'class' => 'vestibule-field__input', 'id' => 'vestibule-waiting-start', 'name' => JoinRequest::START, 'required' => true );
		$select = Html::element( 'select', $choice + $faulty( JoinRequest::START ), $this->options( $event->zone, $full, $request->body( JoinRequest::START ) ?? '' ) );
		$typed  = array(
			'class'        => 'vestibule-field__input',
			'id'           => 'vestibule-waiting-email',
			'type'         => 'email',
			'name'         => JoinRequest::EMAIL,
			'required'     => true,
			'maxlength'    => 254,
			'autocomplete' => 'email',
			'value'        => $request->body( JoinRequest::EMAIL ) ?? '',
		);
		$email  = Html::void( 'input', $typed + $faulty( JoinRequest::EMAIL ) );
		$trap   = array( 'type' => 'text', 'name' => JoinRequest::TRAP, 'tabindex' => -1, 'autocomplete' => 'off', 'aria-hidden' => 'true' );
		$trap   = Html::element( 'p', array( 'hidden' => true ), Html::void( 'input', $trap ) );
		$agrees = array( 'type' => 'checkbox', 'name' => JoinRequest::AGREE, 'value' => '1', 'required' => true, 'checked' => '1' === $request->body( JoinRequest::AGREE ) );
		$box    = Html::void( 'input', $agrees + $faulty( JoinRequest::AGREE ) );
		$agree  = Html::element( 'p', array(), Html::element( 'label', array(), $box . ' ' . self::agreement() ) );
		$button = Html::element( 'button', array( 'type' => 'submit', 'class' => 'wp-element-button' ), Html::escape( __( 'Tell me when it is free', 'vestibule' ) ) );
		$button = Html::element( 'p', array( 'class' => 'vestibule-booking__do' ), $button );
		return Html::element(
			'form',
			array( 'method' => 'post', 'class' => 'vestibule-booking__move', 'action' => $this->book->waitingPage( $event->id ) ),
			$hidden . $this->label( 'vestibule-waiting-start', __( 'Full time', 'vestibule' ) ) . $select . $this->label( 'vestibule-waiting-email', __( 'Email', 'vestibule' ) ) . $email . $trap . $agree . $button
		);
	}

	/** What visitors agree to, with a link to the site's page about privacy. */
	private static function agreement(): string {
		$words = esc_html( WaitingAgreement::words() );
		$link  = get_the_privacy_policy_link();
		return '' === $link ? $words : "{$words} {$link}";
	}

	/** @param list<DateTimeImmutable> $full */
	private function options( DateTimeZone $zone, array $full, string $chosen ): string {
		$days = array();
		foreach ( $full as $start ) {
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

	private function label( string $control, string $words ): string {
		return Html::element( 'label', array( 'class' => 'vestibule-field__label', 'for' => $control ), Html::escape( $words ) );
	}

	private function paragraph( string $words ): string {
		return Html::element( 'p', array(), Html::escape( $words ) );
	}

	private static function block( string $html ): string {
		return "<!-- wp:html -->\n" . Html::element( 'div', array( 'class' => 'wp-block-vestibule-form vestibule-booking' ), Html::protectFromTextFilters( $html ) ) . "\n<!-- /wp:html -->";
	}
}
