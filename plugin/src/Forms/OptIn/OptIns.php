<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Table of confirmations by email, with one row per entry. Also creates the URLs of the links:
 * `/?vestibule_opt_in={entry}.{secret}`. The secret is a 128-bit signature of the entry ID, a random key in the row and
 * the email address, created with the site's secret. All methods throw Vestibule\Kernel\Database\StorageFault if the
 * database fails.
 */
#[Table(
	'opt_ins',
	// Confirmations by email. `field` is a checkbox, or `*` for the whole entry. `what` is the text that the visitor
	// agreed to. `is_sent` is 1 if the email with the link was sent.
	"
		entry_id bigint unsigned NOT NULL, field varchar(100) NOT NULL, what text NOT NULL, email varchar(254) NOT NULL,
		link_key char(32) NOT NULL, created_at datetime NOT NULL, expires_at datetime NOT NULL, confirmed_at datetime NULL,
		confirmed_by varchar(10) NOT NULL DEFAULT '', user_id bigint unsigned NOT NULL DEFAULT 0,
		is_sent tinyint unsigned NOT NULL DEFAULT 1,
		PRIMARY KEY  (entry_id), KEY due (confirmed_at, expires_at)
	"
)]
#[Hook( 'vestibule/belongs_to_entry' )]
final class OptIns extends BelongsToEntry {

	public const QUERY = 'vestibule_opt_in';

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Secret $secret,
	) {}

	/** Stores the pending confirmation of a new entry. Runs inside the transaction that stores the entry. */
	public function ask( int $entry, OptInRequest $asked ): void {
		$this->database->insert(
			'{opt_ins}',
			array(
				'entry_id'   => $entry,
				'field'      => $asked->field,
				'what'       => mb_strcut( $asked->what, 0, 60000, 'UTF-8' ),
				'email'      => mb_substr( $asked->email, 0, 254 ),
				'link_key'   => bin2hex( random_bytes( 16 ) ),
				'created_at' => $this->clock->now(),
				'expires_at' => $this->clock->now()->modify( "+{$asked->days} days" ),
				'is_sent'    => 0,
			)
		);
	}

	/** Changes the email address of a pending confirmation and restarts its confirmation period. */
	public function renew( int $entry, string $email, int $days ): void {
		$this->database->execute(
			'UPDATE {opt_ins} SET email = %s, expires_at = %s WHERE entry_id = %d AND confirmed_at IS NULL',
			mb_substr( $email, 0, 254 ),
			$this->clock->now()->modify( "+{$days} days" ),
			$entry
		);
	}

	/** Restarts the confirmation period of a pending confirmation. */
	public function extend( int $entry, int $days ): void {
		$sql = 'UPDATE {opt_ins} SET expires_at = %s WHERE entry_id = %d AND confirmed_at IS NULL';
		$this->database->execute( $sql, $this->clock->now()->modify( "+{$days} days" ), $entry );
	}

	/** Records that the email with the link was sent. Entries expire only if their email was sent. */
	public function recordSent( int $entry ): void {
		$this->database->execute( 'UPDATE {opt_ins} SET is_sent = 1 WHERE entry_id = %d', $entry );
	}

	public function confirm( int $entry, string $by, int $user ): void {
		$this->database->execute(
			'UPDATE {opt_ins} SET confirmed_at = %s, confirmed_by = %s, user_id = %d WHERE entry_id = %d AND confirmed_at IS NULL',
			$this->clock->now(),
			$by,
			$user,
			$entry
		);
	}

	public function find( int $entry ): ?OptIn {
		return $this->ofEntries( array( $entry ) )[ $entry ] ?? null;
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, OptIn> By entry ID. Entries that need no confirmation are not included.
	 */
	public function ofEntries( array $entries ): array {
		$found = array();
		$rows  = array() === $entries
			? array()
			: $this->database->rows( 'SELECT * FROM {opt_ins} WHERE entry_id IN (%d)', $entries );
		foreach ( $rows as $row ) {
			$id           = (int) $row['entry_id'];
			$found[ $id ] = new OptIn(
				entry: $id,
				field: (string) $row['field'],
				what: (string) $row['what'],
				email: (string) $row['email'],
				key: (string) $row['link_key'],
				expiresAt: Instant::stored( $row['expires_at'] ),
				confirmedAt: null === $row['confirmed_at'] ? null : Instant::stored( $row['confirmed_at'] ),
				by: (string) $row['confirmed_by'],
				userId: (int) $row['user_id'],
			);
		}
		return $found;
	}

	/** @return list<int> IDs of entries that were not confirmed in time although their email was sent, oldest first. */
	public function lapsed( int $most ): array {
		$sql  = 'SELECT entry_id FROM {opt_ins} WHERE confirmed_at IS NULL AND expires_at <= %s AND is_sent = 1 AND field = %s AND entry_id IN ('
			. EntryTable::UNCONFIRMED . ') ORDER BY expires_at LIMIT %d';
		$rows = $this->database->rows( $sql, $this->clock->now(), Entry::WHOLE, $most );
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows );
	}

	/** @return list<int> IDs of unconfirmed entries with this email address, ignoring case. */
	public function waiting( string $email ): array {
		$sql  = 'SELECT entry_id FROM {opt_ins} WHERE confirmed_at IS NULL AND field = %s AND LOWER(email) = %s AND entry_id IN ('
			. EntryTable::UNCONFIRMED . ')';
		$rows = $this->database->rows( $sql, Entry::WHOLE, mb_strtolower( $email, 'UTF-8' ) );
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows );
	}

	public function exist(): bool {
		return null !== $this->database->value( 'SELECT entry_id FROM {opt_ins} LIMIT 1' );
	}

	public function isExpired( OptIn $one ): bool {
		return $one->expiresAt <= $this->clock->now();
	}

	public function url( OptIn $one ): string {
		return add_query_arg( self::QUERY, $this->signed( $one ), home_url( '/' ) );
	}

	/** @return OptIn|null Null if the signature of the link is invalid. */
	public function open( string $given ): ?OptIn {
		$id  = Secret::number( $given );
		$one = 0 === $id ? null : $this->find( $id );
		return null !== $one && hash_equals( $this->signed( $one ), $given ) ? $one : null;
	}

	public function erase( array $entries ): void {
		$this->database->execute( 'DELETE FROM {opt_ins} WHERE entry_id IN (%d)', $entries );
	}

	public function export( int $entry ): array {
		$one = $this->find( $entry );
		if ( null === $one ) {
			return array();
		}
		$at = $one->confirmedAt?->format( 'Y-m-d\TH:i:s\Z' ) ?? __( 'Not confirmed', 'vestibule' );
		return array(
			array( 'name' => __( 'Confirmed by email', 'vestibule' ), 'value' => esc_html( $at ) ),
			array( 'name' => __( 'Text to confirm', 'vestibule' ), 'value' => esc_html( $one->what ) ),
		);
	}

	private function signed( OptIn $one ): string {
		return $this->secret->numbered( 'opt-in', $one->entry, "{$one->key}|{$one->email}" );
	}
}
