<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;
use Vestibule\Site\Push\Crypto\Base64Url;

defined( 'ABSPATH' ) || exit;

/** Table of subscriptions: the data for sending, and the user who was logged in. */
#[Table(
	'push_subscriptions',
	// Push subscriptions of browsers. The endpoint is too long for an index, so its hash is indexed.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		endpoint_hash char(64) NOT NULL,
		endpoint varchar(2048) NOT NULL,
		public_key varchar(88) NOT NULL,
		auth varchar(24) NOT NULL,
		topics varchar(1000) NOT NULL DEFAULT '',
		user_id bigint unsigned NOT NULL DEFAULT 0,
		created_at datetime NOT NULL,
		PRIMARY KEY  (id), UNIQUE KEY endpoint_hash (endpoint_hash), KEY user_id (user_id)
	"
)]
final class Subscriptions {

	private const COLUMNS = 'id, endpoint, public_key, auth, topics, user_id, created_at';

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** Stores a subscription. If the browser has already subscribed, its row is updated. */
	public function keep( Subscription $one ): void {
		$row = array(
			'endpoint_hash' => self::hash( $one->endpoint ),
			'endpoint'      => $one->endpoint,
			'public_key'    => Base64Url::encode( $one->public ),
			'auth'          => Base64Url::encode( $one->auth ),
			'topics'        => implode( ' ', $one->topics ),
			'user_id'       => $one->user,
			'created_at'    => $this->clock->now()->format( 'Y-m-d H:i:s' ),
		);
		if ( null === $this->database->insertOnce( '{push_subscriptions}', $row ) ) {
			$this->database->execute(
				'UPDATE {push_subscriptions} SET public_key = %s, auth = %s, topics = %s, user_id = %d WHERE endpoint_hash = %s',
				$row['public_key'],
				$row['auth'],
				$row['topics'],
				$row['user_id'],
				$row['endpoint_hash']
			);
		}
	}

	/** @return int Number of deleted rows. */
	public function forget( string $endpoint ): int {
		return $this->database->execute(
			'DELETE FROM {push_subscriptions} WHERE endpoint_hash = %s',
			self::hash( $endpoint )
		);
	}

	#[Hook( 'deleted_user' )]
	public function forgetUser( int $user ): int {
		return 0 === $user
			? 0
			: $this->database->execute( 'DELETE FROM {push_subscriptions} WHERE user_id = %d', $user );
	}

	public function count(): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {push_subscriptions}' );
	}

	/** @return list<Subscription> Subscriptions with an ID above $id, oldest first. */
	public function after( int $id, int $size ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				'SELECT ' . self::COLUMNS . ' FROM {push_subscriptions} WHERE id > %d ORDER BY id LIMIT %d',
				$id,
				$size
			)
		);
	}

	public function at( int $id ): ?Subscription {
		$row = $this->database->row( 'SELECT ' . self::COLUMNS . ' FROM {push_subscriptions} WHERE id = %d', $id );
		return null === $row ? null : self::read( $row );
	}

	public function findByEndpoint( string $endpoint ): ?Subscription {
		$row = $this->database->row(
			'SELECT ' . self::COLUMNS . ' FROM {push_subscriptions} WHERE endpoint_hash = %s',
			self::hash( $endpoint )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * @return array<string, int> Number of subscriptions by topic slug. The empty key counts subscriptions to all
	 * topics.
	 */
	public function byTopic(): array {
		$counts = array();
		foreach ( $this->database->rows(
			'SELECT topics, COUNT(*) AS number FROM {push_subscriptions} GROUP BY topics'
		) as $row ) {
			foreach ( explode( ' ', (string) $row['topics'] ) as $topic ) {
				$counts[ $topic ] = ( $counts[ $topic ] ?? 0 ) + (int) $row['number'];
			}
		}
		return $counts;
	}

	/** @return list<array<string, string|null>> Rows that belong to a user or to an endpoint. */
	public function kept( int $user, string $endpoint ): array {
		return $this->database->rows(
			'SELECT ' . self::COLUMNS
				. ' FROM {push_subscriptions} WHERE ( user_id = %d AND user_id > 0 ) OR endpoint_hash = %s ORDER BY id',
			$user,
			self::hash( $endpoint )
		);
	}

	/** @param array<string, string|null> $row */
	private static function read( array $row ): Subscription {
		return new Subscription(
			(string) $row['endpoint'],
			(string) Base64Url::decode( (string) $row['public_key'] ),
			(string) Base64Url::decode( (string) $row['auth'] ),
			array_values( array_filter( explode( ' ', (string) $row['topics'] ) ) ),
			(int) $row['user_id'],
			(int) $row['id']
		);
	}

	private static function hash( string $endpoint ): string {
		return hash( 'sha256', $endpoint );
	}
}
