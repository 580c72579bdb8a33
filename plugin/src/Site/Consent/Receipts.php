<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of choices with time and policy version (docs/consent.md). It is proof for the site owner and contains nothing
 * about the visitor.
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
	 * @param string       $choice     accepted, refused or revoked.
	 * @param list<string> $categories Accepted categories, if visitors can select them.
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

	/** @return list<array<string, string|null>> Rows, newest first. Uses only an index to skip the earlier pages. */
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
	 * Returns rows after a known one, oldest first. Unlike with page numbers, new rows don't shift the result.
	 *
	 * @param string $time Time of the last known row, as in the database; empty for the start.
	 * @param string $id   ID of that row; empty for the start.
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

	/** Deletes receipts that are older than this number of days. Returns the number of deleted receipts. */
	public function purge( int $days ): int {
		$until = $this->clock->now()->modify( "-{$days} days" );
		return $this->database->execute( 'DELETE FROM {consent_receipts} WHERE created_at < %s', $until );
	}
}
