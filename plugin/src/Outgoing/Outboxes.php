<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** The outboxes of emails and of webhook deliveries. */
final class Outboxes {

	public readonly Outbox $emails;
	public readonly Outbox $webhooks;

	public function __construct( private readonly Database $database, Clock $clock ) {
		$this->emails   = new Outbox( $database, $clock, MessageKind::Mail );
		$this->webhooks = new Outbox( $database, $clock, MessageKind::Webhook );
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	#[Hook( 'vestibule/belongs_to_entry' )]
	public function withRows( array $all ): array {
		$emails     = new RowsOfEntry( $this->database, '{mails}', 'entry_id' );
		$deliveries = new RowsOfEntry( $this->database, '{webhook_deliveries}', 'entry_id' );
		return array( ...$all, $emails, $deliveries );
	}
}
