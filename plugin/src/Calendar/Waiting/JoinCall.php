<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_waiting_join: adds a visitor to the waiting list of a fully booked time. JoinPage applies the
 * same rules to requests without scripts.
 */
#[Answers( 'vestibule_waiting_join' )]
final class JoinCall implements Call {

	/** Names of the POST parameters. TRAP is a honeypot for bots that fill in every field. */
	public const EVENT = 'event';
	public const HOST  = 'host';
	public const START = 'start';
	public const EMAIL = 'email';
	public const AGREE = 'agree';
	public const FORM  = 'form';
	public const TRAP  = 'website';

	/**
	 * Rate limits: attempts per minute and per hour from one IP address, and waiting lists per day for one email
	 * address.
	 */
	private const TRIES = 20;
	private const HOURS = 60;
	private const LISTS = 10;

	public function __construct(
		private readonly WaitingListService $joining,
		private readonly RateLimit $rates,
		private readonly PageKey $keys
	) {}

	public function answer( Request $request ): Answer {
		if ( ! $this->keys->isGenuine( $request->body( 'nonce' ) ?? '' ) ) {
			return Answer::failure(
				403,
				array( 'form' => array( __( 'This page has expired. Reload it and try again.', 'vestibule' ) ) )
			);
		}
		try {
			$this->join( $request );
		} catch ( Refused $refused ) {
			$headers = 429 === $refused->status ? array( 'Retry-After' => (string) MINUTE_IN_SECONDS ) : array();
			return Answer::failure(
				$refused->status,
				array( $refused->field => array( $refused->getMessage() ) ),
				array(),
				$headers
			);
		}
		return Answer::success( array( 'message' => $this->asked() ) );
	}

	/**
	 * @throws Refused
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function join( Request $request ): void {
		$this->count( 'waiting', $request->address, self::TRIES, MINUTE_IN_SECONDS );
		$start = $this->start( $request );
		$email = $this->email( $request );
		if ( '1' !== $request->body( self::AGREE ) ) {
			throw new Refused( 422, __( 'Check the box so that we may write to you.', 'vestibule' ), self::AGREE );
		}
		if ( '' !== ( $request->body( self::TRAP ) ?? '' ) ) {
			return;
		}
		$this->count( 'waiting_hour', $request->address, self::HOURS, HOUR_IN_SECONDS );
		$this->count( 'waiting_mailbox', WaitingListEntry::person( $email ), self::LISTS, DAY_IN_SECONDS );
		$zone     = $request->body( 'timezone' ) ?? '';
		$language = $request->body( 'language' ) ?? '';
		$person   = array(
			'email'    => $email,
			'timezone' => Zone::isKnown( $zone ) ? $zone : '',
			'language' => 1 === preg_match( '/^\w{2,20}$/D', $language ) ? $language : '',
			'form'     => self::number( $request, self::FORM ) ?? 0,
		);
		$this->joining->join(
			self::number( $request, self::EVENT ) ?? 0,
			self::number( $request, self::HOST ) ?? 0,
			$start,
			$person,
			$request->address
		);
	}

	/** Returns the text of the consent checkbox. */
	public static function agreement(): string {
		return __(
			'You may email me if this time becomes available. My address will be deleted when the time has passed.',
			'vestibule'
		);
	}

	/** Returns the message after joining. The message is the same if the address is already on the list. */
	public function asked(): string {
		if ( $this->joining->isMailLate() ) {
			return __( 'You will get an email. Many are being sent today, so yours may not arrive until tomorrow. Confirm your place on the waiting list with the link in it.', 'vestibule' );
		}
		return __(
			'We have sent you an email. Confirm your place on the waiting list with the link in it.',
			'vestibule'
		);
	}

	/** @throws Refused */
	private function start( Request $request ): DateTimeImmutable {
		$start = Instant::parse( $request->body( self::START ) );
		if ( null === $start || null === self::number( $request, self::EVENT ) ) {
			throw new Refused( 400, __( 'Choose a time.', 'vestibule' ), self::START );
		}
		return $start;
	}

	/** @throws Refused */
	private function email( Request $request ): string {
		$email = trim( $request->body( self::EMAIL ) ?? '' );
		if ( '' === $email ) {
			throw new Refused( 422, __( 'Enter an email address.', 'vestibule' ), self::EMAIL );
		}
		if ( strlen( $email ) > 254 || ! EmailAddress::isValid( $email ) ) {
			throw new Refused( 422, __( 'This email address is not valid.', 'vestibule' ), self::EMAIL );
		}
		return $email;
	}

	/** @throws Refused */
	private function count( string $what, string $whom, int $most, int $seconds ): void {
		if ( ! $this->rates->allows( $what, $whom, $most, $seconds ) ) {
			throw new Refused( 429, __( 'Too many attempts. Try again in a while.', 'vestibule' ) );
		}
	}

	private static function number( Request $request, string $name ): ?int {
		$text = $request->body( $name ) ?? '';
		return 1 === preg_match( '/^[0-9]{1,18}$/D', $text ) ? (int) $text : null;
	}
}
