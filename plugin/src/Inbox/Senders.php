<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Entries\EntryTable;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Adds the name of the sender to entries that were stored without it, so that the list can be sorted by name. Runs in
 * cron, for 5,000 entries at a time. The next run starts a minute later.
 */
final class Senders {

	public const HOOK = 'vestibule_entry_senders';

	private const BATCH   = 250;
	private const BATCHES = 20;

	public function __construct( private readonly EntryTable $entries, private readonly Forms $forms ) {}

	#[Hook( 'vestibule_purge' )]
	#[Hook( self::HOOK )]
	public function run(): void {
		try {
			for ( $left = self::BATCHES; $left > 0; $left-- ) {
				$senders = array();
				foreach ( $this->entries->withoutSender( self::BATCH ) as $entry ) {
					$senders[ $entry->id ] = $this->forms->answers( $entry->formId, $entry->data )->sender()->name;
				}
				if ( array() !== $senders ) {
					$this->entries->nameSenders( $senders );
				}
				if ( count( $senders ) < self::BATCH ) {
					return;
				}
			}
			if ( false === wp_next_scheduled( self::HOOK ) ) {
				wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
