<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;

/**
 * What was chosen, when, and under which policy (docs/consent.md): proof for the owner, and nothing of who it
 * was.
 */
final class Receipts {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * @param string       $choice     accepted, refused or revoked.
	 * @param list<string> $categories What was accepted, where kinds can be chosen.
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

	/** @return list<array<string, string|null>> The newest first; a far page reads the index alone on its way. */
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
	 * In the order in which they were made, also while others are added: pages by number would move.
	 *
	 * @param string $time Of the last one that is known, as the database gives it.
	 * @param string $id   Its id; both are empty for the first.
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

	/** @return int How many there were. */
	public function eraseAll(): int {
		return $this->database->execute( 'DELETE FROM {consent_receipts}' );
	}

	/** Those that are older than the owner keeps them. */
	public function purge( int $days ): int {
		$until = $this->clock->now()->modify( "-{$days} days" );
		return $this->database->execute( 'DELETE FROM {consent_receipts} WHERE created_at < %s', $until );
	}
}
