<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contracts\StoredEntry;
use Vestibule\Storage\Database;
use Vestibule\Outgoing\Outbox;

/**
 * The table webhook_deliveries: one row for each entry and webhook, made once however many ask for it. Rows go with
 * their entry, and some months after they were made.
 */
final class Deliveries {

	/** Seconds after each failed try. After the last, the delivery is given up. */
	public const PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/** For how long a new entry's own request has to send. */
	private const FIRST = 2 * MINUTE_IN_SECONDS;

	private const KEPT = 90 * DAY_IN_SECONDS;

	public function __construct(
		public readonly Outbox $outbox,
		private readonly Database $database,
	) {}

	/** Nothing where it is there already. */
	public function add( StoredEntry $entry, Webhook $webhook ): void {
		$this->database->insertOnce(
			'{webhook_deliveries}',
			array(
				'uid'        => 'msg_' . bin2hex( random_bytes( 16 ) ),
				'form_id'    => $entry->formId,
				'entry_id'   => $entry->id,
				'webhook'    => $webhook->id,
				'name'       => mb_substr( $webhook->name, 0, 200 ),
				'host'       => mb_substr( $webhook->host(), 0, 255 ),
				'status'     => 'pending',
				'next_at'    => $this->outbox->at( self::FIRST ),
				'created_at' => $this->outbox->at( 0 ),
			)
		);
	}

	/** Where no request sends it: by the next cron. */
	public function release( int $id ): void {
		$this->database->execute( "UPDATE {webhook_deliveries} SET next_at = %s WHERE id = %d AND status = 'pending'", $this->outbox->at( 0 ), $id );
	}

	/** What a receiver answered, whether it counts or not. */
	public function note( int $id, Webhook $webhook, Reply $reply ): void {
		$this->database->execute(
			'UPDATE {webhook_deliveries} SET code = %d, answer = %s, host = %s WHERE id = %d',
			$reply->code,
			$reply->answer,
			mb_substr( $webhook->host(), 0, 255 ),
			$id
		);
	}

	public function succeed( int $id ): void {
		$this->outbox->end( $id, 'sent', '' );
		$this->database->execute( 'UPDATE {webhook_deliveries} SET sent_at = %s WHERE id = %d', $this->outbox->at( 0 ), $id );
	}

	/** @return array<string, string|null>|null */
	public function find( int $id ): ?array {
		return $this->database->row( 'SELECT * FROM {webhook_deliveries} WHERE id = %d', $id );
	}

	/** @return list<array<string, string|null>> */
	public function forEntry( int $entry ): array {
		return $this->database->rows( 'SELECT * FROM {webhook_deliveries} WHERE entry_id = %d ORDER BY id', $entry );
	}

	/** @return list<int> Those that no request has sent yet. */
	public function pending( int $entry ): array {
		$rows = $this->database->rows( "SELECT id FROM {webhook_deliveries} WHERE entry_id = %d AND status = 'pending' ORDER BY id", $entry );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** @return list<array<string, string|null>> The newest first. */
	public function forForm( int $form_number, int $most ): array {
		return $this->database->rows( 'SELECT * FROM {webhook_deliveries} WHERE form_id = %d ORDER BY id DESC LIMIT %d', $form_number, $most );
	}

	/** Once a day; what still waits is kept. */
	public function purge(): void {
		$this->database->execute( "DELETE FROM {webhook_deliveries} WHERE created_at < %s AND status NOT IN ('pending', 'sending', 'failed')", $this->outbox->at( -self::KEPT ) );
	}
}
