<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Throwable;
use Vestibule\Contracts\Clock;
use Vestibule\Log\FaultLog;

/**
 * How long a step that failed is left alone: longer each time, so that a table that cannot be made does not cost every
 * request the attempt.
 */
final class Pause {

	public const OPTION = 'vestibule_schema_pause';

	private const FIRST = 5 * MINUTE_IN_SECONDS;

	private const LONGEST = 6 * HOUR_IN_SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	/** Also when the plugin was updated: the new code may do what the old one could not. */
	public function isOver(): bool {
		$kept = $this->kept();
		return array() === $kept || self::code() !== $kept['code'] || $this->clock->now()->getTimestamp() >= $kept['until'];
	}

	public function begin( Throwable $fault ): void {
		$times = min( 10, ( $this->kept()['times'] ?? 0 ) + 1 );
		$until = $this->clock->now()->getTimestamp() + min( self::LONGEST, self::FIRST * 2 ** ( $times - 1 ) );
		$id    = FaultLog::record( $fault );
		update_option( self::OPTION, array( 'times' => $times, 'until' => $until, 'code' => self::code(), 'reason' => $fault->getMessage(), 'id' => $id ), true );
	}

	public function end(): void {
		if ( array() !== $this->kept() ) {
			delete_option( self::OPTION );
		}
	}

	/** Empty while nothing failed. */
	public function reason(): string {
		return $this->kept()['reason'] ?? '';
	}

	/** Of the fault, as the log has it. */
	public function id(): string {
		return $this->kept()['id'] ?? '';
	}

	/** @return array{}|array{times: int, until: int, code: int, reason: string, id: string} */
	private function kept(): array {
		$kept = get_option( self::OPTION );
		$kept = is_array( $kept ) ? $kept : array();
		if ( ! is_int( $kept['times'] ?? null ) || ! is_int( $kept['until'] ?? null ) || ! is_int( $kept['code'] ?? null ) ) {
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

	/** Another number after each update. */
	private static function code(): int {
		return (int) filemtime( __DIR__ . '/SchemaVersion.php' );
	}
}
