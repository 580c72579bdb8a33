<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Throwable;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

/**
 * Updates the tables when their version is behind. After a failure, the next attempt is delayed, so that not every
 * request retries a failing upgrade. The delay doubles with each failure.
 */
final class Upgrade {

	/** Data about the last failure. Deleted after a successful upgrade. */
	public const OPTION = 'vestibule_schema_pause';

	private const FIRST_PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;
	private const MAX_PAUSE_SECONDS   = 6 * HOUR_IN_SECONDS;

	public function __construct( private readonly SchemaVersion $schema, private readonly Clock $clock ) {}

	/**
	 * Runs the upgrade if the version is behind and no pause is active. Needs no query, because the version is
	 * autoloaded.
	 */
	public function runWhenDue(): void {
		if ( SchemaVersion::isBehind() && $this->isPauseOver() ) {
			$this->run();
		}
	}

	/** @return bool Whether the tables are up to date. */
	public function run(): bool {
		$fault = $this->schema->upgrade();
		if ( null !== $fault ) {
			$this->pause( $fault );
		} elseif ( array() !== $this->paused() ) {
			delete_option( self::OPTION );
		}
		return null === $fault;
	}

	/** Creates missing tables again, for example after a table was dropped. Existing data is not changed. */
	public function repair(): bool {
		if ( SchemaVersion::isAhead() || SchemaVersion::isTooOld() ) {
			return false;
		}
		update_option( SchemaVersion::OPTION, 0, true );
		return $this->run();
	}

	/**
	 * @return array{done: int, steps: int, reason: string, id: string} Table version of the site, table version of the
	 * code, and the reason and log code of the last failure.
	 */
	public function state(): array {
		$paused = SchemaVersion::isBehind() ? $this->paused() : array();
		return array(
			'done'   => $this->schema->version(),
			'steps'  => $this->schema->steps(),
			'reason' => $paused['reason'] ?? '',
			'id'     => $paused['id'] ?? '',
		);
	}

	/** Checks whether the pause has ended. It also ends when the plugin is updated. */
	private function isPauseOver(): bool {
		$paused = $this->paused();
		return array() === $paused
			|| self::code() !== $paused['code']
			|| $this->clock->now()->getTimestamp() >= $paused['until'];
	}

	private function pause( Throwable $fault ): void {
		$times = min( 10, ( $this->paused()['times'] ?? 0 ) + 1 );
		$pause = min( self::MAX_PAUSE_SECONDS, self::FIRST_PAUSE_SECONDS * 2 ** ( $times - 1 ) );
		$until = $this->clock->now()->getTimestamp() + $pause;
		$id    = FaultLog::record( $fault );
		update_option(
			self::OPTION,
			array(
				'times' => $times,
				'until' => $until,
				'code' => self::code(),
				'reason' => $fault->getMessage(),
				'id' => $id,
			),
			true
		);
	}

	/** @return array{}|array{times: int, until: int, code: int, reason: string, id: string} */
	private function paused(): array {
		$kept = get_option( self::OPTION );
		$kept = is_array( $kept ) ? $kept : array();
		if (
			! is_int( $kept['times'] ?? null )
				|| ! is_int( $kept['until'] ?? null )
				|| ! is_int( $kept['code'] ?? null )
		) {
			return array();
		}
		return array(
			'times'  => $kept['times'],
			'until'  => $kept['until'],
			'code'   => $kept['code'],
			'reason' => is_string( $kept['reason'] ?? null ) ? $kept['reason'] : '',
			'id'     => is_string( $kept['id'] ?? null ) ? $kept['id'] : '',
		);
	}

	/** Returns a number that changes with each update of the plugin. */
	private static function code(): int {
		return (int) filemtime( __DIR__ . '/SchemaVersion.php' );
	}
}
