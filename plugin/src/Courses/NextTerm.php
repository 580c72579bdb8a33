<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contract\Course as Settings;

/**
 * Moves the settings of a course to another term by whole weeks, so that weekdays stay the same. Skipped days and
 * changed dates that the new dates don't include are dropped. No side effects.
 */
final class NextTerm {

	private readonly DateTimeZone $utc;

	public function __construct( private readonly Settings $settings ) {
		$this->utc = new DateTimeZone( 'UTC' );
	}

	/**
	 * @return array{string, string} First and last day of the course, before changes to single dates. Empty strings if
	 * the course has no dates.
	 */
	public function span(): array {
		$days = array_column( Courses::schedule( $this->settings )->planned(), 'day' );
		return array() === $days ? array( '', '' ) : array( min( $days ), max( $days ) );
	}

	/**
	 * @param string $start Day on or after which the first date takes place.
	 * @return array<string, mixed> Settings for the next term.
	 */
	public function settings( string $start ): array {
		$first = $this->span()[0];
		$days  = '' === $first ? 0 : (int) $this->day( $first )->diff( $this->day( $start ) )->format( '%r%a' );
		$moved = $this->moved( 7 * (int) ceil( $days / 7 ) );
		$left  = Settings::from( $moved );
		$keys  = array_map( strval( ... ), array_keys( Courses::schedule( $left )->planned() ) );
		return array(
			'skip'    => Courses::schedule( $left )->skipped(),
			'changes' => array_values(
				array_filter(
					$this->settings->changes,
					static fn ( array $change ): bool => in_array( $change['key'], $keys, true )
				)
			),
		) + $moved;
	}

	/** @return array<string, mixed> Settings with all days moved, except skipped days and changed dates. */
	private function moved( int $days ): array {
		$later  = fn ( string $day ): string => '' === $day
			? ''
			: $this->day( substr( $day, 0, 10 ) )->modify( "{$days} days" )->format( 'Y-m-d' ) . substr( $day, 10 );
		$series = array_map(
			static fn ( array $one ): array =>
				array( 'start' => $later( $one['start'] ), 'until' => $later( $one['until'] ?? '' ) ) + $one,
			$this->settings->series
		);
		$dates  = array_map(
			static fn ( array $one ): array => array( 'day' => $later( $one['day'] ) ) + $one,
			$this->settings->dates
		);
		return array(
			'series'   => $series,
			'dates'    => $dates,
			'decideBy' => $later( $this->settings->decideBy ),
			'opens'    => $later( $this->settings->opens ),
			'closes'   => $later( $this->settings->closes ),
		) + get_object_vars( $this->settings );
	}

	private function day( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day, $this->utc );
	}
}
