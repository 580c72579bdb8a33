<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use DateTimeImmutable;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and changes the table `uploads`. Every method throws Vestibule\Kernel\Database\StorageFault if the database
 * fails.
 */
#[Table(
	'uploads',
	// Visitors' files. A file that doesn't belong to an entry expires at `expires_at`. `network` is a keyed hash of the
	// network from which the file was uploaded.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		reference char(32) NOT NULL,
		form_id bigint unsigned NOT NULL,
		field varchar(64) NOT NULL,
		name varchar(200) NOT NULL,
		type varchar(100) NOT NULL,
		size bigint unsigned NOT NULL,
		file char(32) NOT NULL,
		submission_id bigint unsigned NULL,
		expires_at datetime NULL,
		network char(64) NOT NULL DEFAULT '',
		PRIMARY KEY  (id), UNIQUE KEY reference (reference), KEY submission_id (submission_id),
		KEY expires_at (expires_at)
	"
)]
#[Hook( 'vestibule/belongs_to_entry' )]
final class UploadTable extends BelongsToEntry {

	/** Number of seconds after which a file expires if it doesn't belong to an entry. */
	private const LIFETIME = DAY_IN_SECONDS;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @param string $disk    File name on disk.
	 * @param string $network Result of UploadQuota::network() for the visitor.
	 */
	public function insert(
		int $form,
		string $field,
		StoredFile $file,
		string $type,
		string $disk,
		string $network
	): void {
		$this->database->insert(
			'{uploads}',
			array(
				'reference'  => $file->id,
				'form_id'    => $form,
				'field'      => $field,
				'name'       => $file->name,
				'type'       => $type,
				'size'       => $file->size,
				'file'       => $disk,
				'network'    => $network,
				'expires_at' => $this->date( self::LIFETIME ),
			)
		);
	}

	/**
	 * @return array{reference: string, form: int, entry: int, name: string, type: string, size: int, file: string}|null
	 * File with this ID. Null unless it belongs to an entry.
	 */
	public function claimed( string $id ): ?array {
		$row = $this->database->row(
			'SELECT reference, form_id, submission_id, name, type, size, file FROM {uploads} WHERE reference = %s AND submission_id IS NOT NULL',
			$id
		);
		return null === $row ? null : array(
			'reference' => (string) $row['reference'],
			'form'      => (int) $row['form_id'],
			'entry'     => (int) $row['submission_id'],
			'name'      => (string) $row['name'],
			'type'      => (string) $row['type'],
			'size'      => (int) $row['size'],
			'file'      => (string) $row['file'],
		);
	}

	/** @return string|null File name on disk. Null unless the file belongs to this entry. */
	public function ofEntry( string $id, int $entry ): ?string {
		return $this->database->value(
			'SELECT file FROM {uploads} WHERE reference = %s AND submission_id = %d',
			$id,
			$entry
		);
	}

	/**
	 * @param list<string> $ids
	 * @return list<string> IDs of the files that don't belong to an entry and have not expired.
	 */
	public function waiting( int $form, string $field, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->database->rows(
			'SELECT reference FROM {uploads} WHERE form_id = %d AND field = %s AND submission_id IS NULL AND expires_at > %s AND reference IN (%s)',
			$form,
			$field,
			$this->date( 0 ),
			$ids
		);
		return array_map( static fn ( array $row ): string => (string) $row['reference'], $rows );
	}

	/**
	 * Assigns files to an entry.
	 *
	 * @param list<string> $ids
	 * @return int Number of files that were still available.
	 */
	public function claim( int $form, string $field, array $ids, int $entry ): int {
		return array() === $ids ? 0 : $this->database->execute(
			"UPDATE {uploads} SET submission_id = %d, expires_at = NULL, network = ''
				WHERE form_id = %d AND field = %s AND submission_id IS NULL AND expires_at > %s AND reference IN (%s)",
			$entry,
			$form,
			$field,
			$this->date( 0 ),
			$ids
		);
	}

	/** Expires a file that doesn't belong to an entry, because the visitor removed it or it couldn't be written. */
	public function release( string $id ): void {
		$this->database->execute(
			'UPDATE {uploads} SET expires_at = %s WHERE reference = %s AND submission_id IS NULL',
			$this->date( 0 ),
			$id
		);
	}

	/** Expires the files of entries. VisitorFiles::purge() deletes them after the transaction. */
	public function erase( array $entries ): void {
		$this->database->execute(
			"UPDATE {uploads} SET submission_id = NULL, expires_at = '2000-01-01 00:00:00' WHERE submission_id IN (%d)",
			$entries
		);
	}

	/** @return string|null File name on disk of the oldest file. */
	public function oldest(): ?string {
		return $this->database->value( 'SELECT file FROM {uploads} ORDER BY id LIMIT 1' );
	}

	/** Expires all files that don't belong to an entry and were uploaded more than this number of seconds ago. */
	public function releaseOlder( int $seconds ): void {
		$this->database->execute(
			'UPDATE {uploads} SET expires_at = %s WHERE submission_id IS NULL AND expires_at > %s AND expires_at <= %s',
			$this->date( 0 ),
			$this->date( 0 ),
			$this->date( self::LIFETIME - $seconds )
		);
	}

	/**
	 * @return int Total size in bytes of the files that don't belong to an entry, for one network or for all networks.
	 */
	public function waitingBytes( ?string $network = null ): int {
		$sum = 'SELECT COALESCE(SUM(size), 0) FROM {uploads} WHERE submission_id IS NULL';
		return (int) (
			null === $network
				? $this->database->value( $sum )
				: $this->database->value( "{$sum} AND network = %s", $network )
		);
	}

	/** @return int Total size of all files in bytes. */
	public function totalBytes(): int {
		return (int) $this->database->value( 'SELECT COALESCE(SUM(size), 0) FROM {uploads}' );
	}

	/** @return array<int, string> File names on disk by row ID, for expired files that don't belong to an entry. */
	public function over( int $limit ): array {
		$rows = $this->database->rows(
			'SELECT id, file FROM {uploads} WHERE submission_id IS NULL AND expires_at <= %s ORDER BY id LIMIT %d',
			$this->date( 0 ),
			$limit
		);
		return array_column(
			array_map( static fn ( array $row ): array => array( (int) $row['id'], (string) $row['file'] ), $rows ),
			1,
			0
		);
	}

	/** @param list<int> $rows */
	public function delete( array $rows ): void {
		$this->database->execute( 'DELETE FROM {uploads} WHERE id IN (%d) AND submission_id IS NULL', $rows );
	}

	private function date( int $from_now ): DateTimeImmutable {
		return $this->clock->now()->modify( sprintf( '%+d seconds', $from_now ) );
	}
}
