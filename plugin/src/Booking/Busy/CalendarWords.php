<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use DateTimeImmutable;
use Vestibule\Booking\Zones;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\TimeWords;

/**
 * How reading a calendar went, in words for its host's screen.
 *
 * @phpstan-type State array{status: 'waiting'|'read'|'failed'|'old', words: string}
 */
final class CalendarWords {

	public function __construct( private readonly Clock $clock ) {}

	/** @return State */
	public function state( ?CalendarRow $calendar ): array {
		$seen   = $calendar?->when['seen'] ?? null;
		$failed = $calendar?->when['failed'] ?? null;
		if ( null === $calendar || ( null === $seen && null === $failed ) ) {
			return array( 'status' => 'waiting', 'words' => __( 'Not read yet. It is read every 15 minutes.', 'vestibule' ) );
		}
		if ( null === $failed ) {
			/* translators: %s: day and time. */
			return array( 'status' => 'read', 'words' => $this->found( $calendar->last ) . ' ' . sprintf( __( 'Read on %s.', 'vestibule' ), $this->time( $seen ) ) );
		}
		$why = ( new FaultWords() )->words( $calendar->last['fault'] );
		/* translators: %s: day and time. */
		$known = null === $seen ? __( 'Nothing of it is known, so it takes no time.', 'vestibule' ) : sprintf( __( 'What was read on %s still counts.', 'vestibule' ), $this->time( $seen ) );
		$status = $failed <= $this->clock->now()->modify( '-1 day' ) ? 'old' : 'failed';
		/* translators: 1: day and time. 2: why, as a sentence. */
		return array( 'status' => $status, 'words' => sprintf( __( 'Not readable since %1$s. %2$s', 'vestibule' ), $this->time( $failed ), $why ) . " {$known}" );
	}

	/**
	 * Of an address that is not saved yet.
	 *
	 * @param array{times: int, left: int, fault: string} $last
	 * @return State
	 */
	public function look( array $last ): array {
		return '' === $last['fault']
			? array( 'status' => 'read', 'words' => $this->found( $last ) . ' ' . __( 'Save the host, and they count.', 'vestibule' ) )
			: array( 'status' => 'failed', 'words' => ( new FaultWords() )->words( $last['fault'] ) );
	}

	/** @param array{times: int, left: int, fault: string} $last */
	private function found( array $last ): string {
		$words = 0 === $last['times']
			? __( 'No busy times in the next 13 months.', 'vestibule' )
			/* translators: %s: a number. */
			: sprintf( _n( '%s busy time in the next 13 months.', '%s busy times in the next 13 months.', $last['times'], 'vestibule' ), number_format_i18n( $last['times'] ) );
		if ( $last['left'] > 0 ) {
			/* translators: %s: a number. */
			$words .= ' ' . sprintf( _n( '%s event could not be read in full.', '%s events could not be read in full.', $last['left'], 'vestibule' ), number_format_i18n( $last['left'] ) );
		}
		return $words;
	}

	private function time( ?DateTimeImmutable $at ): string {
		return null === $at ? '' : ( new TimeWords() )->short( $at, Zones::site()->getName() );
	}
}
