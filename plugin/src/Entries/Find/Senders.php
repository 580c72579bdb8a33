<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Contracts\StorageFault;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Payload;
use Vestibule\Log\FaultLog;
use Vestibule\Storage\Database;

/**
 * Writes beside entries from before who sent them, so that the list can be sorted by it. By cron, five thousand a run,
 * the rest a minute later.
 */
final class Senders {

	public const HOOK = 'vestibule_entry_senders';

	/** As many as the column holds. */
	private const LONGEST = 100;

	private const BATCH   = 250;
	private const BATCHES = 20;

	public function __construct(
		private readonly Database $database,
		private readonly Payload $payload,
	) {}

	public function run(): void {
		try {
			for ( $left = self::BATCHES; $left > 0; $left-- ) {
				$rows = $this->database->rows( 'SELECT * FROM {submissions} WHERE sender IS NULL ORDER BY id DESC LIMIT %d', self::BATCH );
				$this->write( array_map( static fn ( array $row ): Entry => new Entry( $row ), $rows ) );
				if ( count( $rows ) < self::BATCH ) {
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

	/**
	 * @param list<Entry> $entries
	 * @throws StorageFault
	 */
	public function write( array $entries ): void {
		$values = array();
		$ids    = array();
		foreach ( $entries as $entry ) {
			array_push( $values, $entry->id, mb_substr( $this->payload->answers( $entry )->sender()->name, 0, self::LONGEST ) );
			$ids[] = $entry->id;
		}
		if ( array() !== $ids ) {
			$cases = str_repeat( ' WHEN %d THEN %s', count( $ids ) );
			$this->database->execute( "UPDATE {submissions} SET sender = CASE id{$cases} END WHERE id IN (%d)", ...array( ...$values, $ids ) );
		}
	}
}
