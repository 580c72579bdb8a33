<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\Call\Address;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of waiting list entries, in the order of their confirmation. An email address can be on the list only once for
 * each time and host. Unconfirmed entries don't count. If there are too many of them, old ones are deleted instead of
 * new ones being rejected, so that invented addresses cannot exclude visitors from the list. All methods throw
 * Kernel\Database\StorageFault.
 */
#[Table(
	'booking_waiting',
	// Waiting list entries, at most one per email address, time and host. `person` is a hash of the address. `network`
	// is emptied when the entry is confirmed.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		event_id bigint unsigned NOT NULL,
		host_id bigint unsigned NOT NULL DEFAULT 0,
		start_at datetime NOT NULL,
		person char(64) NOT NULL,
		email varchar(254) NOT NULL,
		timezone varchar(64) NOT NULL DEFAULT '',
		language varchar(20) NOT NULL DEFAULT '',
		form_id int unsigned NOT NULL DEFAULT 0,
		link_key char(32) NOT NULL,
		status varchar(20) NOT NULL,
		expires_at datetime NULL,
		created_at datetime NOT NULL,
		confirmed_at datetime NULL,
		network char(64) NOT NULL DEFAULT '',
		mail_at datetime NULL,
		PRIMARY KEY  (id), UNIQUE KEY event_start_person (event_id, start_at, host_id, person),
		KEY status_start (status, start_at), KEY status_expires (status, expires_at), KEY start (start_at),
		KEY person (person), KEY mail (mail_at)
	"
)]
final class WaitingListTable {

	/** Query variable in the links for leaving the waiting list and for booking the offered seat. */
	public const QUERY = 'vestibule_waiting';

	/** Limits of one run: maximum number of times, and maximum number of entries per time. */
	private const TIMES  = 500;
	private const PEOPLE = 200;

	/** Hours after which unconfirmed entries are deleted. */
	private const HOURS = 24;

	/**
	 * Minutes after which another request can send an email, if the request that claimed the email has not finished.
	 */
	private const CLAIM = 10;

	/**
	 * SQL condition for entries that can still get an email. Its two values are the current time and the earliest
	 * creation time of unconfirmed entries.
	 */
	private const MAILED = "start_at > %s AND (status = 'offered' OR (status = 'unconfirmed' AND created_at > %s))";

	/** Maximum number of unconfirmed entries for one time: per network, and in total. */
	private const OF_NETWORK = 5;
	private const OF_ALL     = 200;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Secret $secret
	) {}

	/**
	 * Returns the link of an entry: `/?vestibule_waiting={id}.{secret}`. It is signed in the same way as the link of a
	 * booking.
	 */
	public function url( WaitingListEntry $entry ): string {
		return add_query_arg(
			self::QUERY,
			$this->secret->numbered( 'waiting', $entry->id, $entry->key ),
			home_url( '/' )
		);
	}

	/** @return WaitingListEntry|null Entry that this link opens. Null if the link is invalid. */
	public function open( string $given ): ?WaitingListEntry {
		$id     = Secret::number( $given );
		$entry = 0 === $id ? null : $this->find( $id );
		return null !== $entry && hash_equals( $this->secret->numbered( 'waiting', $id, $entry->key ), $given )
			? $entry
			: null;
	}

	/**
	 * Returns the secret of the held seat. The secret is derived from the same key as the link, so visitors need only
	 * the link to book. The prefix "w" distinguishes this secret from the secrets of forms, so vestibule_slot_hold and
	 * vestibule_slot_release cannot release this hold.
	 */
	public function hold( WaitingListEntry $entry ): string {
		return 'w' . $this->secret->short( 'waiting-hold', "{$entry->id}|{$entry->key}" );
	}

	/**
	 * Confirms an entry, which sets its position on the list. Must run inside a transaction with the locks of the
	 * appointment type.
	 */
	public function confirm( WaitingListEntry $entry ): void {
		$this->database->execute(
			"UPDATE {booking_waiting} SET status = 'waiting', network = '', mail_at = NULL, confirmed_at = %s WHERE id = %d AND status = 'unconfirmed'",
			$this->clock->now(),
			$entry->id
		);
	}

	public function find( int $id ): ?WaitingListEntry {
		$row = $this->database->row( 'SELECT * FROM {booking_waiting} WHERE id = %d', $id );
		return null === $row ? null : WaitingListEntry::fromRow( $row );
	}

	/** Returns the number of confirmed entries for a time, including entries with an offered seat. */
	public function count( int $event, DateTimeImmutable $start ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status IN ('waiting', 'offered')",
			$event,
			$start
		);
	}

	/**
	 * Returns the number of confirmed entries that are waiting for future times.
	 *
	 * @return array<int, int> By appointment type ID.
	 */
	public function counts(): array {
		$rows = $this->database->rows(
			"SELECT event_id, COUNT(*) AS number FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s GROUP BY event_id",
			$this->clock->now()
		);
		return array_combine(
			array_map( intval( ... ), array_column( $rows, 'event_id' ) ),
			array_map( intval( ... ), array_column( $rows, 'number' ) )
		);
	}

	/**
	 * Returns the future times for which visitors are waiting, in order.
	 *
	 * @return array<int, non-empty-list<DateTimeImmutable>> By appointment type ID.
	 */
	public function times(): array {
		$times = array();
		foreach ( $this->database->rows(
			"SELECT DISTINCT start_at, event_id FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s ORDER BY start_at LIMIT %d",
			$this->clock->now(),
			self::TIMES
		) as $row ) {
			$times[ (int) $row['event_id'] ][] = Instant::stored( $row['start_at'] );
		}
		return $times;
	}

	/**
	 * @return list<WaitingListEntry> Confirmed entries for a time, in order. Must run inside a transaction with the
	 * locks of the appointment type.
	 */
	public function queue( int $event, DateTimeImmutable $start ): array {
		$rows = $this->database->rows(
			"SELECT * FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'waiting' ORDER BY confirmed_at, id LIMIT %d FOR UPDATE",
			$event,
			$start,
			self::PEOPLE
		);
		return array_map( WaitingListEntry::fromRow( ... ), $rows );
	}

	/** Marks an entry as offered and schedules its email. Must run inside the transaction that holds the seat. */
	public function offer( WaitingListEntry $entry, DateTimeImmutable $until ): void {
		$this->database->execute(
			"UPDATE {booking_waiting} SET status = 'offered', expires_at = %s, mail_at = %s WHERE id = %d AND status = 'waiting'",
			$until,
			$this->clock->now(),
			$entry->id
		);
	}

	/** Marks expired offers as lapsed. These entries get no further offers. */
	public function lapse(): void {
		$this->database->execute(
			"UPDATE {booking_waiting} SET status = 'lapsed', mail_at = NULL WHERE status = 'offered' AND expires_at <= %s",
			$this->clock->now()
		);
	}

	/**
	 * @return list<WaitingListEntry> Entries whose email is due, oldest first. The email was not sent because a request
	 * was aborted or the mail server rejected it.
	 */
	public function unmailed( int $most ): array {
		$rows = $this->database->rows(
			'SELECT * FROM {booking_waiting} WHERE mail_at <= %s AND ' . self::MAILED
				. ' ORDER BY mail_at, id LIMIT %d',
			$this->clock->now(),
			$this->clock->now(),
			$this->yesterday(),
			$most
		);
		return array_map( WaitingListEntry::fromRow( ... ), $rows );
	}

	/** Claims the due email, so that only one of two concurrent requests sends it. */
	public function claimMail( WaitingListEntry $entry ): bool {
		return null !== $entry->mailAt && 1 === $this->database->execute(
			'UPDATE {booking_waiting} SET mail_at = %s WHERE id = %d AND status = %s AND mail_at = %s',
			$this->clock->now()->modify( '+' . self::CLAIM . ' minutes' ),
			$entry->id,
			$entry->status,
			$entry->mailAt
		);
	}

	/** Clears the scheduled email after it has been sent or has become unnecessary. */
	public function settleMail( WaitingListEntry $entry ): void {
		$this->database->execute(
			'UPDATE {booking_waiting} SET mail_at = NULL WHERE id = %d AND status = %s',
			$entry->id,
			$entry->status
		);
	}

	/** Postpones the confirmation email to another day. The time limit for confirming starts on that day. */
	public function postponeMail( WaitingListEntry $entry, DateTimeImmutable $until ): void {
		$sql = "UPDATE {booking_waiting} SET mail_at = %s, created_at = %s WHERE id = %d AND status = 'unconfirmed'";
		$this->database->execute( $sql, $until, $until, $entry->id );
	}

	/** Returns the time at which the next email is due. Null if no email is due. */
	public function nextMail(): ?DateTimeImmutable {
		$at = $this->database->value(
			'SELECT MIN(mail_at) FROM {booking_waiting} WHERE mail_at IS NOT NULL AND ' . self::MAILED,
			$this->clock->now(),
			$this->yesterday()
		);
		return null === $at ? null : Instant::stored( $at );
	}

	public function remove( WaitingListEntry $entry ): bool {
		return 1 === $this->database->execute( 'DELETE FROM {booking_waiting} WHERE id = %d', $entry->id );
	}

	/**
	 * Deletes entries for past times, and unconfirmed entries whose time limit has passed since their email was sent.
	 */
	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		FaultLog::attempt( $this->deleteOld( ... ) );
	}

	/** Checks whether an offer that is valid until this time has expired. */
	public function isOver( DateTimeImmutable $until ): bool {
		return $this->clock->now() >= $until;
	}

	private function deleteOld(): void {
		$this->database->execute(
			"DELETE FROM {booking_waiting} WHERE status = 'unconfirmed' AND created_at <= %s AND mail_at IS NULL",
			$this->yesterday()
		);
		$this->database->execute( 'DELETE FROM {booking_waiting} WHERE start_at <= %s', $this->clock->now() );
	}

	/** Returns the time at which the next offer expires. Null if there are no offers. */
	public function nextEnd(): ?DateTimeImmutable {
		$at = $this->database->value(
			"SELECT MIN(expires_at) FROM {booking_waiting} WHERE status = 'offered' AND expires_at > %s",
			$this->clock->now()
		);
		return null === $at ? null : Instant::stored( $at );
	}

	public function isAnyoneWaiting(): bool {
		return null !== $this->database->value(
			"SELECT id FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s LIMIT 1",
			$this->clock->now()
		);
	}

	/** @return list<WaitingListEntry> All entries for an email address, including entries whose offer has expired. */
	public function forEmail( string $email ): array {
		return array_map(
			WaitingListEntry::fromRow( ... ),
			$this->database->rows(
				'SELECT * FROM {booking_waiting} WHERE person = %s ORDER BY id',
				WaitingListEntry::person( $email )
			)
		);
	}

	/**
	 * Adds an unconfirmed entry and schedules its email. If the address already has a confirmed entry, nothing is
	 * changed. If it has an unconfirmed entry, another email is scheduled. Must run inside a transaction with the locks
	 * of the appointment type.
	 *
	 * @param array{email: string, timezone: string, language: string, form: int} $person
	 * @param string                                                              $address IP address of the visitor.
	 * @return WaitingListEntry|null Null if the address already has a confirmed entry.
	 */
	public function add(
		int $event,
		int $host,
		DateTimeImmutable $start,
		array $person,
		string $address
	): ?WaitingListEntry {
		$hash    = WaitingListEntry::person( $person['email'] );
		$network = hash_hmac( 'sha256', 'waiting|' . Address::network( $address ), wp_salt() );
		$this->database->execute(
			"DELETE FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'lapsed'",
			$event,
			$start,
			$host,
			$hash
		);
		$id = $this->database->insertOnce(
			'{booking_waiting}',
			array(
				'event_id'   => $event,
				'host_id'    => $host,
				'start_at'   => $start,
				'person'     => $hash,
				'email'      => $person['email'],
				'timezone'   => $person['timezone'],
				'language'   => $person['language'],
				'form_id'    => $person['form'],
				'link_key'   => bin2hex( random_bytes( 16 ) ),
				'status'     => WaitingListEntry::UNCONFIRMED,
				'network'    => $network,
				'created_at' => $this->clock->now(),
				'mail_at'    => $this->clock->now(),
			)
		);
		if ( null === $id ) {
			return $this->again( $event, $host, $start, $hash );
		}
		$this->forgetSome( $event, $start, $network );
		return $this->find( $id );
	}

	/** Schedules another email for an unconfirmed entry and restarts the time limit for confirming. */
	private function again( int $event, int $host, DateTimeImmutable $start, string $person ): ?WaitingListEntry {
		$row = $this->database->row(
			"SELECT * FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'unconfirmed'",
			$event,
			$start,
			$host,
			$person
		);
		if ( null === $row ) {
			return null;
		}
		$this->database->execute(
			'UPDATE {booking_waiting} SET created_at = %s, mail_at = %s WHERE id = %d',
			$this->clock->now(),
			$this->clock->now(),
			(int) $row['id']
		);
		return $this->find( (int) $row['id'] );
	}

	/**
	 * Deletes the network's oldest unconfirmed entry if the network has too many. If there are too many in total,
	 * deletes the oldest unconfirmed entry from the network with the most entries. This protects visitors from other
	 * networks.
	 */
	private function forgetSome( int $event, DateTimeImmutable $start, string $network ): void {
		if ( $this->number( $event, $start, $network ) > self::OF_NETWORK ) {
			$this->deleteOldest( $event, $start, $network );
		}
		if ( $this->number( $event, $start ) > self::OF_ALL ) {
			$most = $this->database->value(
				"SELECT network FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' GROUP BY network ORDER BY COUNT(*) DESC, MIN(created_at), MIN(id) LIMIT 1",
				$event,
				$start
			);
			$this->deleteOldest( $event, $start, (string) $most );
		}
	}

	/** Counts unconfirmed entries for a time, from one network or from all networks. */
	private function number( int $event, DateTimeImmutable $start, ?string $network = null ): int {
		$sql = "SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed'";
		return (int) (
			null === $network
				? $this->database->value( $sql, $event, $start )
				: $this->database->value( "{$sql} AND network = %s", $event, $start, $network )
		);
	}

	private function deleteOldest( int $event, DateTimeImmutable $start, string $network ): void {
		$oldest = $this->database->value(
			"SELECT id FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND network = %s ORDER BY created_at, id LIMIT 1",
			$event,
			$start,
			$network
		);
		$this->database->execute(
			"DELETE FROM {booking_waiting} WHERE id = %d AND status = 'unconfirmed'",
			(int) $oldest
		);
	}

	private function yesterday(): DateTimeImmutable {
		return $this->clock->now()->modify( '-' . self::HOURS . ' hours' );
	}
}
