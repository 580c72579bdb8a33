<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Ajax\Request;
use Vestibule\Booking\Book;
use Vestibule\Booking\Event;
use Vestibule\Booking\Links\VisitorPage;
use Vestibule\Booking\Refused;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Storage\Secret;
use Vestibule\View\Html;

/** Where visitors join a waiting list without scripts: a list of full times, an email address, a box. */
final class JoinPage {

	/** In days: so far ahead full times are listed, and so many at most. */
	private const DAYS = 62;
	private const MOST = 100;

	/** The posted name of the form's key, as the call's. */
	private const KEY = 'nonce';

	private const LENGTH = 32;

	public function __construct( private readonly Book $book, private readonly Clock $clock, private readonly Secret $secret ) {}

	/**
	 * @param Refused|null $refused Why what was posted did not count; it stays as it was typed.
	 * @return string Blocks.
	 */
	public function content( Event $event, Request $request, ?Refused $refused ): string {
		$from = $this->clock->now();
		$full = $this->book->fullTimes( $event->id, $from, $from->modify( '+' . self::DAYS . ' days' ) );
		$head = null === $refused ? '' : VisitorPage::notice( $refused->getMessage(), true, 'vestibule-waiting-error' );
		$html = $head . ( array() === $full ? VisitorPage::paragraph( __( 'No time is full at the moment.', 'vestibule' ) ) : $this->form( $event, array_slice( $full, 0, self::MOST ), $request, $refused ) );
		return VisitorPage::block( $html );
	}

	public function asked(): string {
		return VisitorPage::block( VisitorPage::notice( JoinCall::asked() ) );
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
		$faulty = static fn ( string $field ): array => $field === $refused?->field ? array( 'aria-invalid' => 'true', 'aria-describedby' => 'vestibule-waiting-error' ) : array();
		$choice = array( 'class' => 'vestibule-field__input', 'id' => 'vestibule-waiting-start', 'name' => JoinCall::START, 'required' => true );
		$select = Html::element( 'select', $choice + $faulty( JoinCall::START ), VisitorPage::times( $full, $event->zone, $request->body( JoinCall::START ) ?? '' ) );
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
		$trap   = array( 'type' => 'text', 'name' => JoinCall::TRAP, 'tabindex' => -1, 'autocomplete' => 'off', 'aria-hidden' => 'true' );
		$trap   = Html::element( 'p', array( 'hidden' => true ), Html::void( 'input', $trap ) );
		$agrees = array( 'type' => 'checkbox', 'name' => JoinCall::AGREE, 'value' => '1', 'required' => true, 'checked' => '1' === $request->body( JoinCall::AGREE ) );
		$box    = Html::void( 'input', $agrees + $faulty( JoinCall::AGREE ) );
		$agree  = Html::element( 'p', array(), Html::element( 'label', array(), $box . ' ' . self::agreement() ) );
		return Html::element(
			'form',
			array( 'method' => 'post', 'class' => 'vestibule-booking__move', 'action' => $this->book->waitingPage( $event->id ) ),
			VisitorPage::hidden( $values )
				. VisitorPage::label( 'vestibule-waiting-start', __( 'Full time', 'vestibule' ) ) . $select
				. VisitorPage::label( 'vestibule-waiting-email', __( 'Email', 'vestibule' ) ) . $email
				. $trap . $agree . VisitorPage::submit( __( 'Tell me when it is free', 'vestibule' ) )
		);
	}

	/** What visitors agree to, with a link to the site's page about privacy. */
	private static function agreement(): string {
		$words = esc_html( JoinCall::agreement() );
		$link  = get_the_privacy_policy_link();
		return '' === $link ? $words : "{$words} {$link}";
	}

	/** Whether the form was posted from this page. */
	public function isOwn( int $event, Request $request ): bool {
		return hash_equals( $this->key( $event ), $request->body( self::KEY ) ?? '' );
	}

	/**
	 * As a page's key for a form (Ajax\PageKey) it never runs out and is printed for everybody; it is none of those, because
	 * the page would print them for forms that are shown nowhere.
	 */
	private function key( int $event ): string {
		return substr( $this->secret->sign( 'waiting-page', (string) $event ), 0, self::LENGTH );
	}
}
