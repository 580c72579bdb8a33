<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/** The tokens that have stored an entry, each with the answer it got: sent again, it answers that and stores nothing. */
final class UsedTokens {

	/** How long a first answer is kept after the token itself has run out. */
	private const KEPT = DAY_IN_SECONDS;

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	/** @return array<string, mixed>|null The first answer's data; null when the token has stored nothing yet. Objects stay objects, so that an empty one is `{}` again. */
	public function answer( string $token ): ?array {
		$json = $this->database->value( "SELECT answer FROM {$this->tables->tokens()} WHERE token = %s", $this->hash( $token ) );
		$data = null === $json ? null : json_decode( $json );
		return $data instanceof \stdClass ? get_object_vars( $data ) : null;
	}

	/**
	 * Takes the token inside the transaction that stores the entry; a second request waits here for the first.
	 *
	 * @param int $expires Unix seconds.
	 * @return bool False when another request has used it.
	 */
	public function claim( string $token, int $form_id, int $expires ): bool {
		$row = array(
			'token'         => $this->hash( $token ),
			'form_id'       => $form_id,
			'submission_id' => null,
			'answer'        => '',
			'expires_at'    => gmdate( 'Y-m-d H:i:s', $expires + self::KEPT ),
		);
		return null !== $this->database->insertOnce( $this->tables->tokens(), $row );
	}

	/** @param array<string, mixed> $answer The data of the answer. */
	public function remember( string $token, int $submission, array $answer ): void {
		$this->database->execute(
			"UPDATE {$this->tables->tokens()} SET submission_id = %d, answer = %s WHERE token = %s",
			$submission,
			(string) wp_json_encode( $answer ),
			$this->hash( $token )
		);
	}

	private function hash( string $token ): string {
		return hash( 'sha256', $token );
	}
}
