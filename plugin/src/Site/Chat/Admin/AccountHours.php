<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Hours\Finding;
use Vestibule\Kernel\Time\Hours\Week;

/**
 * The hours of an account as they are sent: read as people write them, or refused in words at their place.
 *
 * @phpstan-import-type Spans from Week
 */
final class AccountHours {

	public function __construct( private readonly Schema $schema ) {}

	/** The account with each time as it is stored where it can be read; anything else is left as it was sent. */
	public function read( mixed $account ): mixed {
		return $this->with( $account, $this->week( $account )->read() );
	}

	/**
	 * The account with a time in each place of one: what the contract says of times is said in better words by
	 * errors().
	 */
	public function shape( mixed $account ): mixed {
		$any = static fn ( array $spans ): array => array_fill( 0, count( $spans ), array( 'start' => '00:00', 'end' => '00:00' ) );
		return $this->with( $account, array_map( $any, $this->days( $account ) ) );
	}

	/** @return array<string, string> Words by place, such as `hours.monday.0`. */
	public function errors( mixed $account ): array {
		$week     = is_array( $account ) ? $account['daysOfWeekWorking'] ?? null : null;
		$off      = array_filter( Week::DAYS, static fn ( string $day ): bool => ! is_array( $week ) || 'ON' !== ( ( (array) ( $week[ $day ] ?? array() ) )['isWorkingOnDay'] ?? '' ) );
		$findings = $this->week( $account, array_values( $off ) )->findings();
		$words    = array_map( static fn ( Finding $finding ): string => $finding->words(), $findings );
		return array_combine( array_map( static fn ( string $place ): string => "hours.{$place}", array_keys( $words ) ), $words );
	}

	/** @param list<string> $off Days whose times are kept and count for nothing. */
	private function week( mixed $account, array $off = array() ): Week {
		return new Week( $this->days( $account ), $this->schema->mostItems( 'chat-account', 'daysOfWeekWorking.monday.workHours' ), $off );
	}

	/** @return Spans Of the days whose times are all made of two texts. */
	private function days( mixed $account ): array {
		$week = is_array( $account ) ? $account['daysOfWeekWorking'] ?? null : null;
		$days = array();
		foreach ( Week::DAYS as $day ) {
			$slots = is_array( $week ) && is_array( $week[ $day ] ?? null ) ? $week[ $day ]['workHours'] ?? null : null;
			$spans = array();
			foreach ( is_array( $slots ) ? $slots : array() as $slot ) {
				$start = is_array( $slot ) ? $slot['startTime'] ?? null : null;
				$end   = is_array( $slot ) ? $slot['endTime'] ?? null : null;
				if ( ! is_string( $start ) || ! is_string( $end ) ) {
					continue 2;
				}
				$spans[] = array( 'start' => $start, 'end' => $end );
			}
			if ( array() !== $spans ) {
				$days[ $day ] = $spans;
			}
		}
		return $days;
	}

	/** @param Spans $days */
	private function with( mixed $account, array $days ): mixed {
		$week = is_array( $account ) ? $account['daysOfWeekWorking'] ?? null : null;
		if ( ! is_array( $account ) || ! is_array( $week ) ) {
			return $account;
		}
		foreach ( $days as $day => $spans ) {
			$slots        = array_map( static fn ( array $span ): array => array( 'startTime' => $span['start'], 'endTime' => $span['end'] ), $spans );
			$week[ $day ] = array( 'workHours' => $slots ) + ( is_array( $week[ $day ] ?? null ) ? $week[ $day ] : array() );
		}
		return array( 'daysOfWeekWorking' => $week ) + $account;
	}
}
