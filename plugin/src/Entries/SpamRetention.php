<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Settings;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

/**
 * Deletes what has been spam for as long as the setting says, a few hundred entries a run; the rest on the next day.
 */
final class SpamRetention {

	private const BATCH   = 100;
	private const BATCHES = 10;

	public function __construct( private readonly Rows $rows, private readonly Erasure $erasure, private readonly Settings $settings ) {}

	public function run(): void {
		$days = $this->settings->number( 'keepDays' );
		if ( $days <= 0 ) {
			return;
		}
		try {
			for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
				$ids = $this->rows->expiredSpam( $days, self::BATCH );
				if ( array() === $ids ) {
					return;
				}
				$this->erasure->erase( $ids );
			}
		} catch ( StorageFault $fault ) {
			// Tomorrow's run comes back to it.
			FaultLog::record( $fault );
		}
	}
}
