<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use DateTimeImmutable;
use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Time\Zone;

/**
 * Describes the status of an external calendar, for the host's screen.
 *
 * @phpstan-type State array{status: 'waiting'|'read'|'failed'|'old', words: string}
 */
final class CalendarStatusText {

	/** Prefix of a stored fault that lists unknown time zones. */
	private const ZONES = 'zone:';

	public function __construct( private readonly Clock $clock ) {}

	/** @return State */
	public function state( ?CalendarRow $calendar ): array {
		$seen   = $calendar?->seenAt;
		$failed = $calendar?->failedAt;
		if ( null === $calendar || ( null === $seen && null === $failed ) ) {
			return array(
				'status' => 'waiting',
				'words' => __( 'Not read yet. The calendar is read every 15 minutes.', 'vestibule' ),
			);
		}
		if ( null === $failed ) {
			$found = $this->found( $calendar->times, $calendar->left, $calendar->fault );
			return array(
				'status' => 'read',
				/* translators: %s: day and time. */
				'words' => "{$found} " . sprintf( __( 'Read on %s.', 'vestibule' ), $this->time( $seen ) ),
			);
		}
		$why = self::fault( $calendar->fault );
		$known = null === $seen
			? __( 'The calendar has not been read yet, so it does not block any times.', 'vestibule' )
			/* translators: %s: day and time. */
			: sprintf( __( 'The times that were read on %s are still used.', 'vestibule' ), $this->time( $seen ) );
		$status = $failed <= $this->clock->now()->modify( '-1 day' ) ? 'old' : 'failed';
		return array(
			'status' => $status,
			'words' => sprintf(
				/* translators: 1: day and time, 2: the reason, as a sentence. */
				__( 'The calendar has not been readable since %1$s. %2$s', 'vestibule' ),
				$this->time( $failed ),
				$why
			)
				. " {$known}",
		);
	}

	/**
	 * Returns the status of a URL that has not been saved yet.
	 *
	 * @param array{times: int, left: int, fault: string} $last
	 * @return State
	 */
	public function look( array $last ): array {
		if ( '' !== $last['fault'] && ! str_starts_with( $last['fault'], self::ZONES ) ) {
			return array( 'status' => 'failed', 'words' => self::fault( $last['fault'] ) );
		}
		$found = $this->found( $last['times'], $last['left'], $last['fault'] );
		return array(
			'status' => 'read',
			'words' => "{$found} " . __( 'Save the host to use the calendar.', 'vestibule' ),
		);
	}

	/**
	 * Returns the fault to store for a calendar with unknown time zones. Empty if all time zones are known.
	 *
	 * @param list<string> $zones
	 */
	public static function zonesFault( array $zones ): string {
		return array() === $zones ? '' : self::ZONES . implode( '”, “', $zones );
	}

	/** @param string $fault Stored fault. Only the fault about unknown time zones is used. */
	private function found( int $times, int $left, string $fault ): string {
		$words = 0 === $times
			? __( 'No busy times in the next 13 months.', 'vestibule' )
			: sprintf(
				/* translators: %s: a number. */
				_n(
					'%s busy time in the next 13 months.',
					'%s busy times in the next 13 months.',
					$times,
					'vestibule'
				),
				number_format_i18n( $times )
			);
		if ( $left > 0 ) {
			/* translators: %s: a number. */
			$text   = _n(
				'%s event could not be read completely, so its time counts as busy.',
				'%s events could not be read completely, so their time counts as busy.',
				$left,
				'vestibule'
			);
			$words .= ' ' . sprintf( $text, number_format_i18n( $left ) );
		}
		if ( str_starts_with( $fault, self::ZONES ) ) {
			/* translators: %s: names of time zones as in a calendar file. */
			$text   = __( 'Unknown time zone: “%s”. Events in this time zone may start earlier or later than they seem to, so all possible times count as busy. Choose another time zone in your calendar.', 'vestibule' );
			$words .= ' ' . sprintf( $text, substr( $fault, strlen( self::ZONES ) ) );
		}
		return $words;
	}

	private function time( ?DateTimeImmutable $at ): string {
		return null === $at ? '' : ( new TimeWords() )->short( $at, Zone::ofSetting()->getName() );
	}

	/**
	 * Returns the reason why a calendar could not be read, as text. The stored fault does not depend on the language.
	 * It consists of a type and details.
	 *
	 * @param string $fault Such as `http:404`, `address:NotPublic`, `file:nested`, `network:cURL error 28`.
	 */
	public static function fault( string $fault ): string {
		[ $kind, $what ] = explode( ':', $fault, 2 ) + array( 1 => '' );
		return match ( $kind ) {
			'address' => self::ofAddressNamed( $what ),
			'http'    => self::ofStatus( (int) $what ),
			'file'    => self::ofFile( $what ),
			Pin::CURL, Pin::PROXY => Pin::words( $kind ),
			/* translators: %s: error message of the server's software, mostly in English. */
			default   => sprintf( __( 'The calendar could not be reached: %s', 'vestibule' ), $what ),
		};
	}

	public static function ofAddress( AddressFault $fault ): string {
		return match ( $fault ) {
			AddressFault::NotHttps    => __( 'Enter a URL that begins with https://.', 'vestibule' ),
			AddressFault::Credentials =>
				__( 'The URL must not contain a username or password. Use the calendar’s private URL, which works without them.', 'vestibule' ),
			AddressFault::Port        => __( 'Only ports 443 and 8443 are allowed.', 'vestibule' ),
			AddressFault::NoName      => __(
				'Enter a URL with a server name, such as calendar.example.com.',
				'vestibule'
			),
			AddressFault::Unknown     => __( 'Server not found. Check the spelling.', 'vestibule' ),
			AddressFault::NotPublic   => __( 'The URL leads to a private network. Enter a public URL.', 'vestibule' ),
		};
	}

	private static function ofAddressNamed( string $name ): string {
		foreach ( AddressFault::cases() as $fault ) {
			if ( $fault->name === $name ) {
				return self::ofAddress( $fault );
			}
		}
		return self::ofAddress( AddressFault::Unknown );
	}

	private static function ofStatus( int $status ): string {
		return match ( true ) {
			404 === $status
				|| 410 === $status                  => __(
					'Calendar not found at this URL, which may have changed. Copy the URL from the calendar again.',
					'vestibule'
				),
			401 === $status
				|| 403 === $status                  => __(
					'The server requires a password. Use the calendar’s private URL, which works without one.',
					'vestibule'
				),
			$status >= 300 && $status < 400                     => __( 'The URL redirects too often.', 'vestibule' ),
			default                                             => sprintf(
				/* translators: %d: an HTTP status, such as 500. */
				__( 'The server responded with status %d.', 'vestibule' ),
				$status
			),
		};
	}

	private static function ofFile( string $reason ): string {
		return match ( $reason ) {
			Unreadable::LARGE  => __(
				'The calendar is too large. At most 8 MB and 300,000 lines can be read.',
				'vestibule'
			),
			Unreadable::NESTED => __( 'The calendar file is not valid.', 'vestibule' ),
			Unreadable::MANY   =>
				__( 'The calendar has too many events. At most 10,000 upcoming events, or 20,000 including repetitions, can be read.', 'vestibule' ),
			default            => __( 'The calendar file (.ics) at this URL is missing or incomplete.', 'vestibule' ),
		};
	}
}
