<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Storage\Database;

/** Writes entries into the table submissions; the screens that read them are another feature's. */
final class EntryTable {

	/** In bytes; the column holds 65535. */
	private const LONGEST_SEARCH_TEXT = 60000;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @param string                         $spam Why it is spam; empty when it is not.
	 * @param array<string, string|int|null> $row  Columns that differ from those of a visitor's entry.
	 * @throws StorageFault
	 */
	public function insert( CheckedSubmission $submission, string $spam = '', array $row = array() ): int {
		$data = wp_json_encode( $submission->values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( false === $data ) {
			throw new StorageFault( 'The values cannot be written as JSON.' );
		}
		$now = $this->clock->now()->format( 'Y-m-d H:i:s' );
		return $this->database->insert(
			'{submissions}',
			$row + array(
				'form_id'     => $submission->form->formId,
				'created_at'  => $now,
				'status'      => '' === $spam ? 'unread' : 'spam',
				'data'        => $data,
				'search_text' => $this->searchText( $submission->form, $submission->values ),
				'source_url'  => mb_substr( $submission->sourceUrl, 0, 2000 ),
				'user_id'     => $submission->userId > 0 ? $submission->userId : null,
				'language'    => mb_substr( $submission->language, 0, 20 ),
				'mail_status' => 'pending',
				'spam_reason' => mb_substr( $spam, 0, 200 ),
				'spam_at'     => '' === $spam ? null : $now,
				'sender'      => $this->sender( $submission->form, $submission->values ),
			)
		);
	}

	/**
	 * What was answered, changed by a reader.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 * @throws StorageFault
	 */
	public function update( int $id, FormDefinition $form, array $values ): void {
		$data = wp_json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( false === $data ) {
			throw new StorageFault( 'The values cannot be written as JSON.' );
		}
		$this->database->execute(
			'UPDATE {submissions} SET data = %s, search_text = %s, sender = %s WHERE id = %d',
			$data,
			$this->searchText( $form, $values ),
			$this->sender( $form, $values ),
			$id
		);
	}

	/**
	 * Who sent it, for lists that are sorted by name.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 */
	private function sender( FormDefinition $form, array $values ): string {
		return mb_substr( Sender::of( $form->fields, $values )->name, 0, 100 );
	}

	/**
	 * What entries are found by: every value in small letters.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 */
	private function searchText( FormDefinition $form, array $values ): string {
		$texts = array();
		foreach ( $form->texts( $values ) as $value ) {
			array_push( $texts, ...(array) $value );
		}
		return mb_strcut( mb_strtolower( implode( "\n", $texts ), 'UTF-8' ), 0, self::LONGEST_SEARCH_TEXT, 'UTF-8' );
	}
}
