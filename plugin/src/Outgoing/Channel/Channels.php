<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Channel;

use Throwable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of channels. The plugin itself has none.
 *
 * @extends Register<Channel>
 */
final class Channels extends Register {

	protected const NAME = '/^[a-z0-9-]{1,32}$/D';

	/** Distinguishes channels from webhooks in the outbox. IDs of webhooks contain no colon. */
	public const PREFIX = 'channel:';

	public function add( Channel $channel ): void {
		$this->put( $channel->name(), $channel );
	}

	/**
	 * Returns the messages to schedule for an entry. A channel that throws an exception sends none, so that the entry
	 * isn't lost.
	 *
	 * @return list<array{webhook: string, name: string, host: string}> Columns of the outbox.
	 */
	public function messages( StoredEntry $entry ): array {
		$messages = array();
		foreach ( $this->all() as $name => $channel ) {
			try {
				if ( $channel->applies( $entry ) ) {
					$messages[] = array(
						'webhook' => self::PREFIX . $name,
						'name'    => $channel->label(),
						'host'    => $channel->recipient(),
					);
				}
			} catch ( Throwable $fault ) {
				FaultLog::record( $fault );
			}
		}
		return $messages;
	}

	/** Checks whether a row of the outbox, by its column `webhook`, belongs to a channel and not to a webhook. */
	public static function owns( string $webhook ): bool {
		return str_starts_with( $webhook, self::PREFIX );
	}

	/**
	 * Sends a message.
	 *
	 * @param string $webhook Column `webhook` of its row.
	 * @param string $id      ID of the message, the same for every attempt.
	 * @return string Translated error message. Empty on success. Null if no active plugin adds the channel.
	 */
	public function send( string $webhook, StoredEntry $entry, string $id ): ?string {
		try {
			return $this->get( substr( $webhook, strlen( self::PREFIX ) ) )?->send( $entry, $id );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return __( 'The plugin that sends this message has failed. Its error is in the log.', 'vestibule' );
		}
	}

	protected function fill(): void {
		/**
		 * Fires when channels are first needed, so that plugins can add channels.
		 *
		 * @param Channels $channels
		 */
		do_action( 'vestibule/register_channels', $this );
	}
}
