<?php

declare(strict_types=1);

namespace Vestibule\Guard\Akismet;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Data that was sent to Akismet about entries, by entry ID. Every method throws Vestibule\Kernel\Database\StorageFault
 * if the database fails.
 */
#[Table(
	'akismet',
	// Data sent to Akismet, stored because a correction has to repeat it. `believed` is Akismet's verdict, `wanted` is
	// the team's verdict.
	'
		submission_id bigint unsigned NOT NULL,
		question longtext NOT NULL,
		believed varchar(4) NOT NULL,
		wanted varchar(4) NOT NULL,
		tries tinyint unsigned NOT NULL DEFAULT 0,
		created_at datetime NOT NULL,
		PRIMARY KEY  (submission_id), KEY created_at (created_at)
	'
)]
final class Questions {

	/**
	 * Number of days for which the data is stored. It contains an IP address, so it is deleted when corrections are
	 * unlikely.
	 */
	private const DAYS = 30;

	/** Maximum number of attempts to send a correction. */
	private const TRIES = 5;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/** @param array<string, string> $question */
	public function keep( int $entry, array $question, bool $is_spam ): void {
		$belief = $is_spam ? 'spam' : 'ham';
		$this->database->insertOnce(
			'{akismet}',
			array(
				'submission_id' => $entry,
				'question' => (string) wp_json_encode( $question ),
				'believed' => $belief,
				'wanted' => $belief,
				'created_at' => $this->clock->now(),
			)
		);
	}

	/**
	 * @param list<int> $entries
	 * @return int Number of these entries for which a different correction than before must be sent to Akismet.
	 */
	public function want( array $entries, bool $is_spam ): int {
		$wanted = $is_spam ? 'spam' : 'ham';
		return $this->database->execute(
			'UPDATE {akismet} SET wanted = %s, tries = 0 WHERE wanted <> %s AND submission_id IN (%d)',
			$wanted,
			$wanted,
			$entries
		);
	}

	/** @return list<array{entry: int, isSpam: bool, question: array<string, string>}> Corrections that must be sent. */
	public function due( int $most ): array {
		$rows = $this->database->rows(
			'SELECT submission_id, question, wanted FROM {akismet} WHERE wanted <> believed AND tries < %d ORDER BY tries, submission_id LIMIT %d',
			self::TRIES,
			$most
		);
		return array_map(
			static function ( array $row ): array {
				$question = json_decode( (string) $row['question'], true );
				return array(
					'entry' => (int) $row['submission_id'],
					'isSpam' => 'spam' === $row['wanted'],
					'question' => array_filter( is_array( $question ) ? $question : array(), is_string( ... ) ),
				);
			},
			$rows
		);
	}

	/** Records that Akismet has accepted a correction. A user may have marked the entry differently in the meantime. */
	public function corrected( int $entry, bool $is_spam ): void {
		$this->database->execute(
			'UPDATE {akismet} SET believed = %s WHERE submission_id = %d',
			$is_spam ? 'spam' : 'ham',
			$entry
		);
	}

	public function failed( int $entry ): void {
		$this->database->execute( 'UPDATE {akismet} SET tries = tries + 1 WHERE submission_id = %d', $entry );
	}

	/** @return array<string, string>|null Data that was sent to Akismet about an entry. Null if none is stored. */
	public function find( int $entry ): ?array {
		$question = json_decode(
			(string) $this->database->value( 'SELECT question FROM {akismet} WHERE submission_id = %d', $entry ),
			true
		);
		return is_array( $question ) ? array_filter( $question, is_string( ... ) ) : null;
	}

	public function deleteExpired(): void {
		$this->database->execute(
			'DELETE FROM {akismet} WHERE created_at < %s',
			$this->clock->now()->modify( '-' . self::DAYS . ' days' )
		);
	}
}
