<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use stdClass;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Idempotency keys of stored submissions (tokens, or hashes of posts without scripts) with the responses. A repeated
 * submission gets the first response, and nothing is stored again.
 */
#[Table(
	'tokens',
	// Used idempotency keys, each with the response to its submission.
	'
		token char(64) NOT NULL,
		form_id int unsigned NOT NULL,
		submission_id bigint unsigned NULL,
		answer text NOT NULL,
		expires_at datetime NOT NULL,
		PRIMARY KEY  (token), KEY expires (expires_at), KEY submission (submission_id)
	'
)]
#[Hook( 'vestibule/belongs_to_entry' )]
final class UsedTokens extends BelongsToEntry {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** Returns the response to the first submission with the key. Null if no submission was stored with this key. */
	public function firstResponse( IdempotencyKey $key ): ?FirstResponse {
		$sql   = 'SELECT answer FROM {tokens} WHERE token = %s AND expires_at > %s';
		$json  = $this->database->value( $sql, $this->hash( $key->key ), $this->date( $this->now() ) );
		$first = null === $json ? null : json_decode( $json );
		if ( ! $first instanceof stdClass ) {
			return null;
		}
		if ( ! isset( $first->data ) || ! $first->data instanceof stdClass ) {
			// An earlier version stored this response, without a digest of the content.
			return new FirstResponse( get_object_vars( $first ) );
		}
		return new FirstResponse(
			get_object_vars( $first->data ),
			is_string( $first->digest ?? null ) ? $first->digest : null,
			is_string( $first->at ?? null ) ? $first->at : '',
			array_filter( (array) ( $first->once ?? array() ), is_string( ... ) )
		);
	}

	/**
	 * Claims the key inside the transaction that stores the entry. A concurrent request with the same key waits for the
	 * transaction.
	 *
	 * @return bool False if another request has used the key.
	 */
	public function claim( IdempotencyKey $sending, int $form_id ): bool {
		$hash = $this->hash( $sending->key );
		$this->lock( $hash, $form_id );
		$sql = "UPDATE {tokens} SET submission_id = NULL, answer = '', expires_at = %s WHERE token = %s AND expires_at <= %s";
		return 1 === $this->database->execute(
			$sql,
			$this->date( $sending->until ),
			$hash,
			$this->date( $this->now() )
		);
	}

	/** @param array<string, mixed> $answer Data of the response. */
	public function remember( IdempotencyKey $sending, int $submission, array $answer ): void {
		$first = array(
			'data'   => $answer,
			'at'     => gmdate( 'Y-m-d\TH:i:s\Z', $this->now() ),
			'digest' => $sending->content?->digest,
			'once'   => (object) ( $sending->content->once ?? array() ),
		);
		$this->database->execute(
			'UPDATE {tokens} SET submission_id = %d, answer = %s WHERE token = %s',
			$submission,
			(string) wp_json_encode( $first ),
			$this->hash( $sending->key )
		);
	}

	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		$sql = 'DELETE FROM {tokens} WHERE expires_at <= %s';
		FaultLog::attempt( fn () => $this->database->execute( $sql, $this->clock->now() ) );
	}

	/**
	 * Erases the responses, because they contain personal data. The keys are not deleted, so that they can't be used
	 * again.
	 */
	public function erase( array $entries ): void {
		$this->database->execute( "UPDATE {tokens} SET answer = '' WHERE submission_id IN (%d)", $entries );
	}

	/**
	 * Locks the row of the key. If the row does not exist, creates an expired row. INSERT IGNORE would lock an
	 * existing row only in shared mode, which causes deadlocks between concurrent requests.
	 */
	private function lock( string $hash, int $form_id ): void {
		$sql = "INSERT INTO {tokens} (token, form_id, submission_id, answer, expires_at) VALUES (%s, %d, NULL, '', %s) ON DUPLICATE KEY UPDATE token = token";
		$this->database->execute( $sql, $hash, $form_id, $this->date( 0 ) );
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
