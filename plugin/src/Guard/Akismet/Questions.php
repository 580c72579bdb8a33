<?php

declare(strict_types=1);

namespace Vestibule\Guard\Akismet;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;

/**
 * What Akismet was asked about entries, by the entry's number. Every method throws Vestibule\Kernel\Database\StorageFault
 * when the database refuses.
 */
final class Questions {

	/** What a correction repeats holds an IP address: it is kept for as long as one is likely. */
	private const DAYS = 30;

	/** A correction that is refused so often is given up. */
	private const TRIES = 5;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/** @param array<string, string> $question */
	public function keep( int $entry, array $question, bool $is_spam ): void {
		$belief = $is_spam ? 'spam' : 'ham';
		$this->database->insertOnce(
			'{akismet}',
			array( 'submission_id' => $entry, 'question' => (string) wp_json_encode( $question ), 'believed' => $belief, 'wanted' => $belief, 'created_at' => $this->clock->now() )
		);
	}

	/**
	 * @param list<int> $entries
	 * @return int How many of them Akismet was asked about and now have to be corrected, or no longer.
	 */
	public function want( array $entries, bool $is_spam ): int {
		$wanted = $is_spam ? 'spam' : 'ham';
		return $this->database->execute( 'UPDATE {akismet} SET wanted = %s, tries = 0 WHERE wanted <> %s AND submission_id IN (%d)', $wanted, $wanted, $entries );
	}

	/** @return list<array{entry: int, isSpam: bool, question: array<string, string>}> What Akismet has to be corrected about. */
	public function due( int $most ): array {
		$rows = $this->database->rows( 'SELECT submission_id, question, wanted FROM {akismet} WHERE wanted <> believed AND tries < %d ORDER BY tries, submission_id LIMIT %d', self::TRIES, $most );
		return array_map(
			static function ( array $row ): array {
				$question = json_decode( (string) $row['question'], true );
				return array( 'entry' => (int) $row['submission_id'], 'isSpam' => 'spam' === $row['wanted'], 'question' => array_filter( is_array( $question ) ? $question : array(), is_string( ... ) ) );
			},
			$rows
		);
	}

	/** Akismet was corrected; what the institute wants may have changed meanwhile. */
	public function corrected( int $entry, bool $is_spam ): void {
		$this->database->execute( 'UPDATE {akismet} SET believed = %s WHERE submission_id = %d', $is_spam ? 'spam' : 'ham', $entry );
	}

	public function failed( int $entry ): void {
		$this->database->execute( 'UPDATE {akismet} SET tries = tries + 1 WHERE submission_id = %d', $entry );
	}

	/** @return array<string, string>|null What Akismet was asked about an entry; null when it was not, or when that is forgotten. */
	public function find( int $entry ): ?array {
		$question = json_decode( (string) $this->database->value( 'SELECT question FROM {akismet} WHERE submission_id = %d', $entry ), true );
		return is_array( $question ) ? array_filter( $question, is_string( ... ) ) : null;
	}

	public function forgetOld(): void {
		$this->database->execute( 'DELETE FROM {akismet} WHERE created_at < %s', $this->clock->now()->modify( '-' . self::DAYS . ' days' ) );
	}
}
