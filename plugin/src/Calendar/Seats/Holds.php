<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Finds holds and calculates when they expire. A hold lasts one minute and can be renewed for up to half an hour.
 * Therefore, an abandoned form releases its seat within a minute. Choosing another time does not restart the half hour,
 * so that visitors cannot block times permanently.
 */
final class Holds {

	public const SECONDS      = 60;
	private const MAX_SECONDS = 1800;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * Returns the visitor's latest hold for an appointment type, even if the hold has expired. Null if there is none,
	 * or if its seat was reused.
	 */
	public function find( int $event, string $secret ): ?Hold {
		$row = $this->database->row(
			"SELECT id, start_at, created_at, expires_at, host_id FROM {bookings} WHERE event_id = %d AND status = 'held' AND hold = %s ORDER BY expires_at DESC LIMIT 1",
			$event,
			hash( 'sha256', $secret ),
		);
		return null === $row
			? null
			: new Hold(
				(int) $row['id'],
				Instant::stored( $row['start_at'] ),
				Instant::stored( $row['created_at'] ),
				Instant::stored( $row['expires_at'] ),
				(int) $row['host_id']
			);
	}

	/** Deletes expired holds. */
	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		$sql = "DELETE FROM {bookings} WHERE status = 'held' AND expires_at <= %s";
		FaultLog::attempt( fn () => $this->database->execute( $sql, $this->clock->now() ) );
	}

	/** Checks whether a hold is still active. */
	public function runs( Hold $hold ): bool {
		return $hold->until > $this->clock->now();
	}

	/**
	 * Returns the new expiry of a hold that is renewed now. Never later than MAX_SECONDS after the start of the hold.
	 */
	public function latest( Hold $hold ): DateTimeImmutable {
		return min( $this->end(), $hold->since->modify( '+' . self::MAX_SECONDS . ' seconds' ) );
	}

	/** Checks whether the visitor can move the hold to another time. If not, a new hold starts. */
	public function canMove( ?Hold $hold ): bool {
		return null !== $hold && $this->end() <= $hold->since->modify( '+' . self::MAX_SECONDS . ' seconds' );
	}

	/** Returns the expiry of a hold that starts now. */
	public function end(): DateTimeImmutable {
		return $this->clock->now()->modify( '+' . self::SECONDS . ' seconds' );
	}
}
