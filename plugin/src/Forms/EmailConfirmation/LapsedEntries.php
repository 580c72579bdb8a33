<?php

declare(strict_types=1);

namespace Vestibule\Forms\EmailConfirmation;

use Vestibule\Entries\Changes;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/** Deletes entries that were not confirmed in time, including all their data. Sends no notifications. */
final class LapsedEntries {

	private const BATCH   = 100;
	private const BATCHES = 10;

	public function __construct( private readonly OptIns $optIns, private readonly Changes $changes ) {}

	/** Deletes up to a thousand entries. The next daily run deletes the rest. */
	#[Hook( 'vestibule_purge' )]
	public function delete(): void {
		try {
			for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
				$ids = $this->optIns->lapsed( self::BATCH );
				$this->changes->erase( $ids );
				if ( count( $ids ) < self::BATCH ) {
					return;
				}
			}
		} catch ( StorageFault $fault ) {
			// The next daily run tries again.
			FaultLog::record( $fault );
		}
	}
}
