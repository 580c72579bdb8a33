<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * The keys of what was stored, tokens and those of posts without scripts, each with its answer: sent again, it gets
 * that and stores nothing.
 */
final class UsedTokens {

	public function __construct(
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Clock $clock,
	) {}

	/**
	 * @return array<string, mixed>|null The first answer's data; null when nothing was stored under the key. Objects
	 * stay objects, so that an empty one is `{}` again.
	 */
	public function answer( string $key ): ?array {
		$json = $this->database->value( "SELECT answer FROM {$this->tables->tokens()} WHERE token = %s AND expires_at > %s", $this->hash( $key ), $this->date( $this->now() ) );
		$data = null === $json ? null : json_decode( $json );
		return $data instanceof \stdClass ? get_object_vars( $data ) : null;
	}

	/**
	 * Takes the key inside the transaction that stores the entry; a second request waits here for the first.
	 *
	 * @return bool False when another request has used it.
	 */
	public function claim( Sending $sending, int $form_id ): bool {
		$row = array(
			'token'         => $this->hash( $sending->key ),
			'form_id'       => $form_id,
			'submission_id' => null,
			'answer'        => '',
			'expires_at'    => $this->date( $sending->until ),
		);
		return null !== $this->database->insertOnce( $this->tables->tokens(), $row ) || $this->takeOver( $row['token'], $row['expires_at'] );
	}

	/** @param array<string, mixed> $answer The data of the answer. */
	public function remember( string $key, int $submission, array $answer ): void {
		$this->database->execute(
			"UPDATE {$this->tables->tokens()} SET submission_id = %d, answer = %s WHERE token = %s",
			$submission,
			(string) wp_json_encode( $answer ),
			$this->hash( $key )
		);
	}

	/** A row that has run out stays until the daily purge; whoever renews its end first has it. */
	private function takeOver( string $hash, string $until ): bool {
		$sql = "UPDATE {$this->tables->tokens()} SET submission_id = NULL, answer = '', expires_at = %s WHERE token = %s AND expires_at <= %s";
		return 1 === $this->database->execute( $sql, $until, $hash, $this->date( $this->now() ) );
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	private function date( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', $seconds );
	}

	private function hash( string $key ): string {
		return hash( 'sha256', $key );
	}
}
