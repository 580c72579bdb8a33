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
 * How long visitors keep a time: a minute, and again a minute while they go on, half an hour in all. So a form that was
 * given up gives its time back within that minute, also where the browser could not say so. The half hour goes on when
 * they choose another time, so that nobody keeps any time for good.
 */
final class Holds {

	public const SECONDS  = 60;
	private const LONGEST = 1800;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** What a visitor holds of an event, or held last, as long as nobody else has taken it; null when there is nothing. */
	public function find( int $event, string $secret ): ?Hold {
		$row = $this->database->row(
			"SELECT id, start_at, created_at, expires_at, host_id FROM {bookings} WHERE event_id = %d AND status = 'held' AND hold = %s ORDER BY expires_at DESC LIMIT 1",
			$event,
			hash( 'sha256', $secret ),
		);
		return null === $row ? null : new Hold( (int) $row['id'], Instant::stored( $row['start_at'] ), Instant::stored( $row['created_at'] ), Instant::stored( $row['expires_at'] ), (int) $row['host_id'] );
	}

	/** Deletes expired holds. */
	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		$sql = "DELETE FROM {bookings} WHERE status = 'held' AND expires_at <= %s";
		FaultLog::attempt( fn () => $this->database->execute( $sql, $this->clock->now() ) );
	}

	/** Whether its time is not up yet. */
	public function runs( Hold $hold ): bool {
		return $hold->until > $this->clock->now();
	}

	/** Until when the same time may be kept on from now. */
	public function latest( Hold $hold ): DateTimeImmutable {
		return min( $this->end(), $hold->since->modify( '+' . self::LONGEST . ' seconds' ) );
	}

	/** Whether the visitor may still choose another time without beginning again. */
	public function canMove( ?Hold $hold ): bool {
		return null !== $hold && $this->end() <= $hold->since->modify( '+' . self::LONGEST . ' seconds' );
	}

	/** When a hold that begins now ends. */
	public function end(): DateTimeImmutable {
		return $this->clock->now()->modify( '+' . self::SECONDS . ' seconds' );
	}
}
