<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Channel;

use Throwable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of channels. The plugin itself has none. A channel that throws an exception is skipped or retried, so that
 * it never costs an entry or the messages of others.
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

	/** @return list<array{webhook: string, name: string, host: string}> Messages to schedule: columns of the outbox. */
	public function messages( StoredEntry $entry ): array {
		$applies = static fn ( Channel $channel ): bool => $channel->applies( $entry );
		$columns = static fn ( Channel $channel ): array => array(
			'webhook' => self::PREFIX . $channel->name(),
			'name'    => self::text( $channel->label() ),
			'host'    => self::text( $channel->recipient() ),
		);
		return $this->ofEach( fn ( Channel $channel ): ?array => $applies( $channel ) ? $columns( $channel ) : null );
	}

	/** @return list<string> Label and recipient of each channel that is set up. */
	public function recipients(): array {
		return $this->ofEach(
			static fn ( Channel $channel ): ?string => '' === $channel->recipient()
				? null
				: self::text( "{$channel->label()} ({$channel->recipient()})" )
		);
	}

	/** Checks whether a row of the outbox, by its column `webhook`, belongs to a channel and not to a webhook. */
	public static function owns( string $webhook ): bool {
		return str_starts_with( $webhook, self::PREFIX );
	}

	/**
	 * Returns the label of the channel in the current language. Null if the row belongs to a webhook, or if the channel
	 * doesn't exist anymore.
	 */
	public function label( string $webhook ): ?string {
		try {
			$label = self::owns( $webhook )
				? $this->get( substr( $webhook, strlen( self::PREFIX ) ) )?->label()
				: null;
			return null === $label ? null : self::text( $label );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return null;
		}
	}

	/**
	 * Sends a message.
	 *
	 * @param string $webhook Column `webhook` of its row.
	 * @param string $id      ID of the message, the same for every attempt.
	 * @return string|null Translated error message. Empty on success. Null if the channel is not set up anymore.
	 */
	public function send( string $webhook, StoredEntry $entry, string $id ): ?string {
		try {
			$channel = $this->get( substr( $webhook, strlen( self::PREFIX ) ) );
			if ( null === $channel ) {
				return __( 'The plugin that sends this message is not active. Activate it, then send the message again.', 'vestibule' );
			}
			return '' === $channel->recipient() ? null : self::text( $channel->send( $entry, $id ) );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return __( 'The plugin that sends this message reported an error, which is in the log of this site.', 'vestibule' );
		}
	}

	/**
	 * @template Result of string|array<string, string>
	 * @param callable(Channel): ?Result $read
	 * @return list<Result> Results that are not null.
	 */
	private function ofEach( callable $read ): array {
		$results = array();
		foreach ( $this->all() as $channel ) {
			try {
				$result = $read( $channel );
			} catch ( Throwable $fault ) {
				FaultLog::record( $fault );
				continue;
			}
			if ( null !== $result ) {
				$results[] = $result;
			}
		}
		return $results;
	}

	/** The database rejects texts with invalid UTF-8. */
	private static function text( string $text ): string {
		return mb_scrub( $text, 'UTF-8' );
	}

	protected function fill(): void {
		try {
			/**
			 * Fires when channels are first needed, so that plugins can add channels.
			 *
			 * @param Channels $channels
			 */
			do_action( 'vestibule/register_channels', $this );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
		}
	}
}
