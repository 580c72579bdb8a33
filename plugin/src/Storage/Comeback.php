<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

/** Has cron come back when the next row of an outbox is due, beside the hourly look, and after a minute at the earliest. */
final class Comeback {

	public function __construct( private readonly Outbox $outbox, private readonly Clock $clock, private readonly string $hook ) {}

	public function plan(): void {
		try {
			$next = $this->outbox->next();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		if ( null === $next ) {
			return;
		}
		$at      = time() + max( MINUTE_IN_SECONDS, $next->getTimestamp() - $this->clock->now()->getTimestamp() );
		$planned = wp_next_scheduled( $this->hook );
		if ( false === $planned || $planned > $at ) {
			wp_clear_scheduled_hook( $this->hook );
			wp_schedule_single_event( $at, $this->hook );
		}
	}
}
