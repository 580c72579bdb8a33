<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Waiting\JoinCall;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Page for joining a waiting list without scripts. Shows a list of fully booked times, an email field and a checkbox.
 */
final class JoinPage extends VisitorPage {

	/** Limits for the list of fully booked times. */
	private const MAX_DAYS_AHEAD = 62;
	private const MAX_TIMES      = 100;

	/** POST parameter with the form's key. The AJAX action uses the same name. */
	private const KEY = 'nonce';

	/** Maximum number of page views per IP address and minute. The AJAX action vestibule_slots has the same limit. */
	private const LOOKS = 120;

	public function __construct(
		private readonly Events $events,
		private readonly Book $book,
		private readonly JoinCall $call,
		private readonly Clock $clock,
		private readonly Secret $secret,
		private readonly RateLimit $rates,
	) {}

	public function name(): string {
		return __( 'Waiting list', 'vestibule' );
	}

	public function failure(): string {
		return __( 'The waiting list cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer|string|null {
		$id    = $request->query( Book::WAITING ) ?? '';
		$event = 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $id ) ? $this->events->find( (int) $id ) : null;
		if ( null === $event || 0 === $event->waitingMost ) {
			return null;
		}
		if ( ! $this->rates->allows( 'waiting_page', $request->address, self::LOOKS, MINUTE_IN_SECONDS ) ) {
			throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		if ( 'POST' !== $request->method ) {
			$is_asked = 'asked' === $request->query( self::DONE );
			return new PageAnswer(
				200,
				$this->name(),
				$is_asked
					? self::block( self::notice( $this->call->asked() ) )
					: $this->content( $event, $request, null )
			);
		}
		try {
			if ( ! hash_equals( $this->key( $event->id ), $request->body( self::KEY ) ?? '' ) ) {
				throw new Refused( 403, __( 'This page has expired. Reload it and try again.', 'vestibule' ) );
			}
			$this->call->join( $request->with( array( JoinCall::EVENT => $id ) ) );
			return add_query_arg( self::DONE, 'asked', $this->book->waitingPage( $event->id ) );
		} catch ( Refused $refused ) {
			return new PageAnswer( $refused->status, $this->name(), $this->content( $event, $request, $refused ) );
		}
	}

	/**
	 * @param Refused|null $refused Reason why the submitted values were rejected. The form then shows these values
	 * again.
	 * @return string Block markup.
	 */
	private function content( Event $event, Request $request, ?Refused $refused ): string {
		$from = $this->clock->now();
		$full = $this->book->fullTimes( $event->id, $from, $from->modify( '+' . self::MAX_DAYS_AHEAD . ' days' ) );
		$head = null === $refused ? '' : self::notice( $refused->getMessage(), true, 'vestibule-waiting-error' );
		$html = $head
			. (
				array() === $full
					? self::paragraph( __( 'No times are full at the moment.', 'vestibule' ) )
					: $this->form( $event, array_slice( $full, 0, self::MAX_TIMES ), $request, $refused )
			);
		return self::block( $html );
	}

	/** @param list<DateTimeImmutable> $full */
	private function form( Event $event, array $full, Request $request, ?Refused $refused ): string {
		$posted = $request->body( JoinCall::FORM ) ?? $request->query( JoinCall::FORM ) ?? '';
		$values = array(
			JoinCall::EVENT => $event->id,
			JoinCall::FORM  => 1 === preg_match( '/^[0-9]{1,18}$/D', $posted ) ? $posted : 0,
			'language'      => determine_locale(),
			self::KEY       => $this->key( $event->id ),
		);
		$faulty = static fn ( string $field ): array =>
			$field === $refused?->field
				? array( 'aria-invalid' => 'true', 'aria-describedby' => 'vestibule-waiting-error' )
				: array();
		$choice = array(
			'class' => 'vestibule-field__input',
			'id' => 'vestibule-waiting-start',
			'name' => JoinCall::START,
			'required' => true,
		);
		$select = Html::element(
			'select',
			$choice + $faulty( JoinCall::START ),
			self::times( $full, $event->zone, $request->body( JoinCall::START ) ?? '' )
		);
		$typed  = array(
			'class'        => 'vestibule-field__input',
			'id'           => 'vestibule-waiting-email',
			'type'         => 'email',
			'name'         => JoinCall::EMAIL,
			'required'     => true,
			'maxlength'    => 254,
			'autocomplete' => 'email',
			'value'        => $request->body( JoinCall::EMAIL ) ?? '',
		);
		$email  = Html::void( 'input', $typed + $faulty( JoinCall::EMAIL ) );
		$trap   = array(
			'type' => 'text',
			'name' => JoinCall::TRAP,
			'tabindex' => -1,
			'autocomplete' => 'off',
			'aria-hidden' => 'true',
		);
		$trap   = Html::element( 'p', array( 'hidden' => true ), Html::void( 'input', $trap ) );
		$agrees = array(
			'type' => 'checkbox',
			'name' => JoinCall::AGREE,
			'value' => '1',
			'required' => true,
			'checked' => '1' === $request->body( JoinCall::AGREE ),
		);
		$box    = Html::void( 'input', $agrees + $faulty( JoinCall::AGREE ) );
		$agree  = Html::element( 'p', array(), Html::element( 'label', array(), $box . ' ' . self::agreement() ) );
		return Html::element(
			'form',
			array(
				'method' => 'post',
				'class' => 'vestibule-booking__move',
				'action' => $this->book->waitingPage( $event->id ),
			),
			self::hidden( $values )
				. self::label( 'vestibule-waiting-start', __( 'Time that is full', 'vestibule' ) ) . $select
				. self::label( 'vestibule-waiting-email', __( 'Email', 'vestibule' ) ) . $email
				. $trap . $agree . self::submit( __( 'Notify me when this time is available', 'vestibule' ) )
		);
	}

	/** Returns the text of the consent checkbox, with a link to the privacy policy. */
	private static function agreement(): string {
		$words = esc_html( JoinCall::agreement() );
		$link  = get_the_privacy_policy_link();
		return '' === $link ? $words : "{$words} {$link}";
	}

	/**
	 * Returns the key of the form. Like a page key (Kernel\Call\PageKey), it does not expire and is the same for all
	 * visitors. It is a different key, because this page must not reveal a key that other forms accept.
	 */
	private function key( int $event ): string {
		return $this->secret->short( 'waiting-page', (string) $event );
	}
}
