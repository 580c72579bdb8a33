<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of visitors' choices with time and policy version (docs/consent.md). It proves consent for the owner of the
 * site and contains no data about visitors.
 */
#[Table(
	'consent_receipts',
	// Consent receipts, one per choice in the cookie notice. They don't identify the visitor.
	"
		id char(32) NOT NULL,
		created_at datetime NOT NULL,
		policy_version int unsigned NOT NULL,
		choice varchar(20) NOT NULL,
		categories varchar(100) NOT NULL DEFAULT '',
		PRIMARY KEY  (id), KEY created_at (created_at)
	"
)]
final class Receipts {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * @param string       $choice     `accepted`, `refused` or `revoked`.
	 * @param list<string> $categories Accepted categories. Empty if visitors can't select categories.
	 */
	public function add( string $choice, int $version, array $categories = array() ): void {
		$this->database->insert(
			'{consent_receipts}',
			array(
				'id'             => bin2hex( random_bytes( 16 ) ),
				'created_at'     => $this->clock->now(),
				'policy_version' => $version,
				'choice'         => $choice,
				'categories'     => implode( ' ', $categories ),
			)
		);
	}

	/**
	 * @return list<array<string, string|null>> Rows, newest first. Skips the earlier pages in the index, which is fast.
	 */
	public function page( int $number, int $size ): array {
		return $this->database->rows(
			'SELECT id, created_at, policy_version, choice, categories FROM {consent_receipts} INNER JOIN (
				SELECT id FROM {consent_receipts} ORDER BY created_at DESC, id DESC LIMIT %d OFFSET %d
			) page USING (id) ORDER BY created_at DESC, id DESC',
			$size,
			( $number - 1 ) * $size
		);
	}

	/**
	 * Returns the rows after a known row, oldest first. Rows that are added meanwhile don't shift the result, as they
	 * would with page numbers.
	 *
	 * @param string $time Time of the known row, as in the database. Empty to start with the first row.
	 * @param string $id   ID of the known row. Empty to start with the first row.
	 * @return list<array<string, string|null>>
	 */
	public function after( string $time, string $id, int $size ): array {
		$time = '' === $time ? '1000-01-01 00:00:00' : $time;
		return $this->database->rows(
			'SELECT id, created_at, policy_version, choice, categories FROM {consent_receipts}
			WHERE created_at >= %s AND (created_at > %s OR id > %s) ORDER BY created_at, id LIMIT %d',
			$time,
			$time,
			$id,
			$size
		);
	}

	public function count(): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {consent_receipts}' );
	}

	/** @return int Number of deleted rows. */
	public function eraseAll(): int {
		return $this->database->execute( 'DELETE FROM {consent_receipts}' );
	}

	/** Deletes receipts older than the given number of days. Returns the number of deleted rows. */
	public function purge( int $days ): int {
		$until = $this->clock->now()->modify( "-{$days} days" );
		return $this->database->execute( 'DELETE FROM {consent_receipts} WHERE created_at < %s', $until );
	}
}
