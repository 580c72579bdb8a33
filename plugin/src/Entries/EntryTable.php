<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeInterface;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Reads and changes the table `submissions`, which contains the entries in all statuses. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 */
#[Table(
	'submissions',
	// Entries. `sender` is null until cron has stored the name. `trashed_from` and `spam_from` contain the previous
	// status. `spam_from` is empty if the entry arrived as spam, so that no notification was sent. `unconfirmed`
	// contains the part that needs confirmation by email. The indexes cover all filters and sort orders of the list.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		form_id int unsigned NOT NULL,
		created_at datetime NOT NULL,
		status varchar(20) NOT NULL,
		data longtext NOT NULL,
		search_text text NOT NULL,
		source_url varchar(2000) NOT NULL,
		user_id bigint unsigned NULL,
		mail_status varchar(20) NOT NULL,
		trashed_from varchar(20) NOT NULL DEFAULT '',
		language varchar(20) NOT NULL DEFAULT '',
		spam_reason varchar(200) NOT NULL DEFAULT '',
		spam_from varchar(20) NOT NULL DEFAULT '',
		spam_at datetime NULL,
		starred tinyint unsigned NOT NULL DEFAULT 0,
		sender varchar(100) NULL,
		unconfirmed varchar(100) NOT NULL DEFAULT '',
		PRIMARY KEY  (id), KEY form_status (form_id, status, id), KEY status_id (status, id),
		KEY created (created_at), KEY spam_at (spam_at), KEY mail (mail_status, created_at),
		KEY listed (created_at, id, status, form_id), KEY form_listed (form_id, created_at, id, status),
		KEY status_listed (status, created_at, id, form_id), KEY sender (sender, id, status, form_id),
		KEY starred (starred, created_at)
	"
)]
final class EntryTable {

	/** Subquery for the IDs of entries outside the Trash and the spam folder. */
	public const READABLE = "SELECT e.id FROM {submissions} e WHERE e.status NOT IN ('trash', 'spam')";

	/** Subquery for the IDs of entries that need confirmation by email as a whole, including those in the Trash. */
	public const UNCONFIRMED = "SELECT u.id FROM {submissions} u WHERE u.unconfirmed = '*' AND u.status <> 'spam'";

	/** Reason that is stored if a user marks an entry as spam. */
	public const BY_HAND = 'hand:';

	/** Maximum size of search_text. The column can store 65,535 bytes. */
	private const MAX_SEARCH_TEXT_BYTES = 60000;

	/** Size of the column `sender` in characters. */
	private const MAX_SENDER_CHARACTERS = 100;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @param array<string, string|list<string>> $values     Answers by field name.
	 * @param array<string, string|list<string>> $texts      Text in which the search looks for words.
	 * @param string                             $sender     Name of the sender, for sorting lists.
	 * @param string                             $page       URL of the page with the form.
	 * @param string                             $spam       Reason why the entry is spam. Empty if it is not spam.
	 * @param string                             $mailStatus `pending`, or `none` if no emails are sent about the entry.
	 * @param string                             $unconfirmed Part that needs confirmation (Entry::$unconfirmed).
	 */
	public function insert(
		int $form,
		array $values,
		array $texts,
		string $sender,
		string $page,
		int $user,
		string $language,
		Status $status = Status::Unread,
		string $spam = '',
		string $mailStatus = 'pending',
		string $unconfirmed = '',
	): Entry {
		$now    = $this->clock->now()->format( 'Y-m-d H:i:s' );
		$status = Entry::WHOLE === $unconfirmed ? Status::Unconfirmed : $status;
		$row    = array(
			'form_id'     => $form,
			'created_at'  => $now,
			'status'      => '' === $spam ? $status->value : Status::Spam->value,
			'data'        => $this->json( $values ),
			'search_text' => $this->searchText( $texts ),
			'source_url'  => mb_substr( $page, 0, 2000 ),
			'user_id'     => $user > 0 ? $user : null,
			'language'    => mb_substr( $language, 0, 20 ),
			'mail_status' => $mailStatus,
			'spam_reason' => mb_substr( $spam, 0, 200 ),
			'spam_at'     => '' === $spam ? null : $now,
			'sender'      => mb_substr( $sender, 0, self::MAX_SENDER_CHARACTERS ),
			'unconfirmed' => $unconfirmed,
		);
		return new Entry( array( 'id' => $this->database->insert( '{submissions}', $row ) ) + $row );
	}

	/**
	 * Stores answers that a user has edited.
	 *
	 * @param array<string, string|list<string>> $values Answers by field name.
	 * @param array<string, string|list<string>> $texts  Text in which the search looks for words.
	 */
	public function update( int $id, array $values, array $texts, string $sender ): void {
		$this->database->execute(
			'UPDATE {submissions} SET data = %s, search_text = %s, sender = %s WHERE id = %d',
			$this->json( $values ),
			$this->searchText( $texts ),
			mb_substr( $sender, 0, self::MAX_SENDER_CHARACTERS ),
			$id
		);
	}

	/**
	 * Stores the names of senders for entries that have none yet.
	 *
	 * @param non-empty-array<int, string> $senders Name of the sender by entry ID.
	 */
	public function nameSenders( array $senders ): void {
		$values = array();
		foreach ( $senders as $id => $name ) {
			array_push( $values, $id, mb_substr( $name, 0, self::MAX_SENDER_CHARACTERS ) );
		}
		$cases = str_repeat( ' WHEN %d THEN %s', count( $senders ) );
		$this->database->execute(
			"UPDATE {submissions} SET sender = CASE id{$cases} END WHERE id IN (%d)",
			...array( ...$values, array_keys( $senders ) )
		);
	}

	/** @return list<Entry> Entries for which the name of the sender is not stored yet, newest first. */
	public function withoutSender( int $most ): array {
		return $this->entries( 'WHERE sender IS NULL ORDER BY id DESC LIMIT %d', $most );
	}

	public function find( int $id ): ?Entry {
		return $this->findAll( array( $id ) )[0] ?? null;
	}

	/** Checks whether the entry is in the Trash or the spam folder. */
	public function isAway( int $id ): bool {
		return null !== $this->database->value(
			"SELECT id FROM {submissions} WHERE id = %d AND status IN ('trash', 'spam')",
			$id
		);
	}

	/** Returns the newest entry of a form, except spam and the Trash. Null if the form has no entries. */
	public function newest( int $form ): ?Entry {
		return $this->entries(
			"WHERE form_id = %d AND status IN ('unread', 'read') ORDER BY id DESC LIMIT 1",
			$form
		)[0]
			?? null;
	}

	/**
	 * @return list<Entry> Entries that use up capacity (unread, read, unconfirmed) and have an ID above $after, ordered
	 * by ID. Locks their rows, so it waits for entries that are still being stored.
	 */
	public function ofForm( int $form, int $after, int $most ): array {
		return $this->entries(
			"WHERE form_id = %d AND status IN ('unread', 'read', 'unconfirmed') AND id > %d ORDER BY id LIMIT %d FOR UPDATE",
			$form,
			$after,
			$most
		);
	}

	/** Checks whether a form has more than this number of entries, not counting spam and the Trash. */
	public function hasMoreThan( int $form, int $number ): bool {
		$sql = "SELECT id FROM {submissions} WHERE form_id = %d AND status IN ('unread', 'read', 'unconfirmed') LIMIT 1 OFFSET %d";
		return null !== $this->database->value( $sql, $form, $number );
	}

	/** Returns an entry and locks its row until the end of the transaction. */
	public function lock( int $id ): ?Entry {
		return $this->entries( 'WHERE id = %d FOR UPDATE', $id )[0] ?? null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<Entry> Existing entries, ordered by ID.
	 */
	public function findAll( array $ids ): array {
		return array() === $ids ? array() : $this->entries( 'WHERE id IN (%d) ORDER BY id', $ids );
	}

	/**
	 * Returns only the answers of entries. The whole rows would be much larger, because they contain the text for the
	 * search.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{form: int, values: array<string, string|list<string>>}> Form ID and answers by entry ID.
	 * Deleted entries are missing.
	 */
	public function answers( array $ids ): array {
		$answers = array();
		$rows    = array() === $ids
			? array()
			: $this->database->rows( 'SELECT id, form_id, data FROM {submissions} WHERE id IN (%d) ORDER BY id', $ids );
		foreach ( $rows as $row ) {
			$answers[ (int) $row['id'] ] = array(
				'form' => (int) $row['form_id'],
				'values' => Entry::values( (string) $row['data'] ),
			);
		}
		return $answers;
	}

	public function count( Filter $filter ): int {
		[ $where, $values ] = $filter->where();
		return (int) $this->database->value( "SELECT COUNT(*) FROM {submissions} WHERE {$where}", ...$values );
	}

	/**
	 * @param list<int>|null $allowed IDs of the forms to count. Null counts all forms.
	 * @return array<string, int> Number of entries by status.
	 */
	public function countByStatus( ?array $allowed ): array {
		if ( array() === $allowed ) {
			return array();
		}
		$where = null === $allowed ? '' : 'WHERE form_id IN (%d)';
		$rows  = $this->database->rows(
			"SELECT status, COUNT(*) AS number FROM {submissions} {$where} GROUP BY status",
			...( null === $allowed ? array() : array( $allowed ) )
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** @return list<int> IDs of the forms that have entries. */
	public function forms(): array {
		$rows = $this->database->rows( 'SELECT DISTINCT form_id FROM {submissions} ORDER BY form_id' );
		return array_map( static fn( array $row ): int => (int) ( $row['form_id'] ?? 0 ), $rows );
	}

	/**
	 * Returns entries with this email address as an answer. If the domain of the address can be written in several
	 * ways, returns all entries with the same part before the `@`. The caller must then compare the addresses.
	 *
	 * @return list<Entry>
	 */
	public function holdingAddress( string $email, int $limit, int $offset ): array {
		$is_unique = 1 !== preg_match( '/[^\x00-\x7F]|@(?:.*\.)?xn--/i', $email );
		$stored    = $is_unique
			? $this->json( $email )
			: substr( $this->json( (string) preg_replace( '/@.*$/s', '@', $email ) ), 0, -1 );
		return $this->entries(
			'WHERE data LIKE %s ORDER BY id LIMIT %d OFFSET %d',
			'%' . addcslashes( $stored, '_%\\' ) . '%',
			$limit,
			$offset
		);
	}

	/**
	 * Moves entries to the Trash and stores their previous status.
	 *
	 * @param list<int> $ids
	 */
	public function trash( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET trashed_from = status, status = 'trash' WHERE status <> 'trash' AND id IN (%d)",
			$ids
		);
	}

	/**
	 * Restores entries from the Trash to their previous status. If that is unknown, marks them as read.
	 *
	 * @param list<int> $ids
	 */
	public function restore( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET status = CASE WHEN trashed_from IN ('unread', 'spam', 'unconfirmed') THEN trashed_from ELSE 'read' END
			WHERE status = 'trash' AND id IN (%d)",
			$ids
		);
	}

	/**
	 * Marks entries as read or unread. Unconfirmed entries stay unconfirmed.
	 *
	 * @param list<int> $ids
	 */
	public function mark( array $ids, Status $status ): void {
		$this->database->execute(
			"UPDATE {submissions} SET status = CASE WHEN unconfirmed = '*' THEN 'unconfirmed' ELSE %s END WHERE id IN (%d)",
			$status->value,
			$ids
		);
	}

	/**
	 * Confirms an entry, or the opt-in for its checkbox. An unconfirmed entry becomes unread. Its emails must be queued
	 * again.
	 */
	public function confirm( int $id ): void {
		$this->database->execute(
			"UPDATE {submissions} SET status = CASE WHEN status = 'unconfirmed' THEN 'unread' ELSE status END, unconfirmed = '', mail_status = 'pending' WHERE id = %d",
			$id
		);
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		$this->database->execute( 'DELETE FROM {submissions} WHERE id IN (%d)', $ids );
	}

	/** @param list<int> $ids */
	public function star( array $ids, bool $is_starred ): void {
		$this->database->execute(
			'UPDATE {submissions} SET starred = %d WHERE id IN (%d)',
			$is_starred ? 1 : 0,
			$ids
		);
	}

	/**
	 * Moves entries to the spam folder and stores their previous status. Skips entries in the Trash and entries that
	 * are already spam.
	 *
	 * @param list<int> $ids
	 */
	public function putInSpam( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET spam_from = status, spam_reason = %s, spam_at = %s, status = 'spam'
			WHERE status NOT IN ('spam', 'trash') AND id IN (%d)",
			self::BY_HAND,
			$this->clock->now(),
			$ids
		);
	}

	/**
	 * Restores entries from the spam folder to their previous status. Entries that arrived as spam become unread or
	 * unconfirmed. Deletes the stored reasons.
	 *
	 * @param list<int> $ids
	 */
	public function releaseFromSpam( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET status = CASE WHEN unconfirmed = '*' THEN 'unconfirmed' WHEN spam_from = 'read' THEN 'read' ELSE 'unread' END
			WHERE status = 'spam' AND id IN (%d)",
			$ids
		);
		$this->database->execute(
			"UPDATE {submissions} SET spam_from = '', spam_reason = '', spam_at = NULL WHERE status NOT IN ('spam', 'trash') AND id IN (%d)",
			$ids
		);
	}

	/**
	 * Returns the entries that arrived as spam, for which no notifications have been sent. Locks the rows until the end
	 * of the transaction. If two users release the same entry, only one of the requests sends notifications.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function arrivedAsSpam( array $ids ): array {
		return $this->ids( "WHERE spam_at IS NOT NULL AND spam_from = '' AND id IN (%d) ORDER BY id FOR UPDATE", $ids );
	}

	/**
	 * @return list<int> IDs of a form's entries that are older than this number of days. Includes only IDs above
	 * $after, in ascending order.
	 */
	public function expired( int $form, int $days, int $after, int $most ): array {
		return $this->ids(
			'WHERE form_id = %d AND created_at < %s AND id > %d ORDER BY id LIMIT %d',
			$form,
			$this->clock->now()->modify( "-{$days} days" ),
			$after,
			$most
		);
	}

	/** @return list<int> IDs of entries that have been spam for more than this number of days, oldest first. */
	public function expiredSpam( int $days, int $most ): array {
		return $this->ids(
			"WHERE status = 'spam' AND spam_at < %s ORDER BY spam_at LIMIT %d",
			$this->clock->now()->modify( "-{$days} days" ),
			$most
		);
	}

	/** @param string|array<string, string|list<string>> $value */
	private function json( string|array $value ): string {
		$json = wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return false === $json ? throw new StorageFault( 'The values cannot be written as JSON.' ) : $json;
	}

	/** @param array<string, string|list<string>> $texts */
	private function searchText( array $texts ): string {
		$lines = array();
		foreach ( $texts as $text ) {
			array_push( $lines, ...(array) $text );
		}
		return mb_strcut( mb_strtolower( implode( "\n", $lines ), 'UTF-8' ), 0, self::MAX_SEARCH_TEXT_BYTES, 'UTF-8' );
	}

	/**
	 * @param int|DateTimeInterface|list<int> ...$values
	 * @return list<int>
	 */
	private function ids( string $sql, int|DateTimeInterface|array ...$values ): array {
		$rows = $this->database->rows( "SELECT id FROM {submissions} {$sql}", ...array_values( $values ) );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/**
	 * @param int|string|list<int> ...$values
	 * @return list<Entry>
	 */
	private function entries( string $sql, int|string|array ...$values ): array {
		return array_map(
			static fn ( array $row ): Entry => new Entry( $row ),
			$this->database->rows( "SELECT * FROM {submissions} {$sql}", ...array_values( $values ) )
		);
	}
}
