<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Hours\Finding;
use Vestibule\Kernel\Time\Hours\Week;

/**
 * Reads and validates the working hours of an account in a REST request. Accepts common ways to write times, such as
 * "9" or "9:30 am".
 *
 * @phpstan-import-type Spans from Week
 */
final class AccountHours {

	public function __construct( private readonly Schema $schema ) {}

	/** Returns the account with its times in the stored format. Times that can't be read remain unchanged. */
	public function read( mixed $account ): mixed {
		return $this->with( $account, $this->week( $account )->read() );
	}

	/**
	 * Returns the account with all times replaced by a valid time, so that the contract check ignores times. The
	 * messages of errors() are more helpful than those of the contract.
	 */
	public function shape( mixed $account ): mixed {
		$any = static fn ( array $spans ): array =>
			array_fill( 0, count( $spans ), array( 'start' => '00:00', 'end' => '00:00' ) );
		return $this->with( $account, array_map( $any, $this->days( $account ) ) );
	}

	/** @return array<string, string> Error messages by path, such as `hours.monday.0`. */
	public function errors( mixed $account ): array {
		$week     = is_array( $account ) ? $account['daysOfWeekWorking'] ?? null : null;
		$off      = array_filter(
			Week::DAYS,
			static fn ( string $day ): bool =>
				! is_array( $week ) || 'ON' !== ( ( (array) ( $week[ $day ] ?? array() ) )['isWorkingOnDay'] ?? '' )
		);
		$findings = $this->week( $account, array_values( $off ) )->findings();
		$words    = array_map( static fn ( Finding $finding ): string => $finding->words(), $findings );
		return array_combine(
			array_map( static fn ( string $place ): string => "hours.{$place}", array_keys( $words ) ),
			$words
		);
	}

	/** @param list<string> $off Closed days. Their times are stored but not validated. */
	private function week( mixed $account, array $off = array() ): Week {
		return new Week(
			$this->days( $account ),
			$this->schema->mostItems( 'chat-account', 'daysOfWeekWorking.monday.workHours' ),
			$off
		);
	}

	/** @return Spans Times by weekday. A day is missing if it has no times, or if one of its times is not a text. */
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
			$slots        = array_map(
				static fn ( array $span ): array => array( 'startTime' => $span['start'], 'endTime' => $span['end'] ),
				$spans
			);
			$week[ $day ] = array( 'workHours' => $slots ) + (
				is_array( $week[ $day ] ?? null ) ? $week[ $day ] : array()
			);
		}
		return array( 'daysOfWeekWorking' => $week ) + $account;
	}
}
