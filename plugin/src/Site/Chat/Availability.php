<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Decides whether an account is available, and which text is shown if it is not (docs/chat.md). Test cases are in
 * tests/vectors/chat-availability.json.
 *
 * @phpstan-import-type Hours from Week
 * @phpstan-type Working array{isAlwaysAvailable: string, daysOfWeekWorking: Hours, dayOffsText: string, willBeBackText: string}
 */
final class Availability {

	/** @param string $symbols Symbols for hours and minutes, separated by a colon, such as "h:m". */
	public function __construct(
		private readonly DateTimeZone $zone,
		private readonly string $symbols,
	) {}

	/** @param Working $account */
	public function statusAt( array $account, DateTimeImmutable $now ): Status {
		if ( 'ON' === $account['isAlwaysAvailable'] ) {
			return new Status( true );
		}
		$week   = new Week( $account['daysOfWeekWorking'] );
		$wall   = $now->setTimezone( $this->zone );
		$day    = (int) $wall->format( 'w' );
		$minute = (int) $wall->format( 'G' ) * 60 + (int) $wall->format( 'i' );
		if ( $this->isOpen( $week, $day, $minute ) ) {
			return new Status( true );
		}
		$next = $week->nextOpening( $day, $minute );
		foreach ( $week->slots( $day ) as [ $start ] ) {
			if ( $start > $minute ) {
				$left = $this->duration( $this->minutesUntil( $start, $minute, $now ) );
				$back = sprintf( '%02d:%02d', intdiv( $start, 60 ), $start % 60 );
				return new Status(
					false,
					strtr(
						$account['willBeBackText'],
						array( '[njwa_time_work]' => $left, '[njwa_time_back]' => $back )
					),
					$next
				);
			}
		}
		return new Status( false, $account['dayOffsText'], $next );
	}

	/**
	 * Checks whether the account is available in a minute of the day, including the first and last minute of its hours.
	 * Hours of the previous day can continue after midnight.
	 */
	private function isOpen( Week $week, int $day, int $minute ): bool {
		foreach ( $week->slots( $day - 1 ) as [ , $end ] ) {
			if ( $end >= Week::MIDNIGHT && $minute <= $end - Week::MIDNIGHT ) {
				return true;
			}
		}
		foreach ( $week->slots( $day ) as [ $start, $end ] ) {
			if ( $start <= $minute && $minute <= $end ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the minutes until a time of the day. Includes changes to and from daylight saving time. */
	private function minutesUntil( int $start, int $minute, DateTimeImmutable $now ): int {
		$clock = new WallClock( $this->zone );
		$at    = intdiv( $now->getTimestamp(), 60 );
		$shown = intdiv( $clock->wall( $now->getTimestamp() ), 60 );
		$left  = intdiv( $clock->instant( 60 * ( $shown - $minute + $start ) ), 60 ) - $at;
		return $left > 0 ? $left : $start - $minute;
	}

	private function duration( int $minutes ): string {
		$symbols = explode( ':', $this->symbols, 3 );
		$hour    = '' === $symbols[0] ? 'h' : $symbols[0];
		$unit    = '' === ( $symbols[1] ?? '' ) ? 'm' : $symbols[1];
		$hours   = intdiv( $minutes, 60 );
		$rest    = $minutes % 60;
		$parts   = array( $hours > 0 ? $hours . $hour : '', $rest > 0 || 0 === $hours ? $rest . $unit : '' );
		return implode( ' ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
