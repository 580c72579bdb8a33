<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Contract\EntryUpdate;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Edit\AnswerEditing;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/** Changes entries for programs and for the screen's route of one entry. */
final class EntryWriting {

	public function __construct(
		private readonly Schema $schema,
		private readonly EntryTable $entries,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly NoteTable $notes,
		private readonly AnswerEditing $answers,
	) {}

	/**
	 * @param array<array-key, mixed> $change Of the contract entry-update.
	 * @return array<string, mixed> The entry as it is then (contract entries-entry).
	 * @throws EntryRefused When there is none (404), or the change does not fit (400, or 422 with `errors` by posted name).
	 */
	public function update( int $id, array $change ): array {
		$faults = $this->schema->faults( 'entry-update', $change );
		if ( array() !== $faults ) {
			throw EntryRefused::invalid( $faults );
		}
		$note = is_string( $change['note'] ?? null ) ? NoteTable::cleaned( $change['note'] ) : null;
		if ( '' === $note ) {
			throw EntryRefused::emptyNote();
		}
		$entry = $this->entries->find( $id ) ?? throw EntryRefused::missing();
		// First what can still be refused.
		if ( is_array( $change['answers'] ?? null ) && array() !== $change['answers'] ) {
			$this->answers->change( $id, $change['answers'], true );
		}
		if ( null !== $note ) {
			$this->notes->write( $id, $note );
		}
		$this->mark( $entry, $change );
		return $this->payload->entry( $this->entries->find( $id ) ?? $entry );
	}

	/**
	 * @param bool $force Deletes for good, wherever the entry is; otherwise it is moved to the trash.
	 * @throws EntryRefused When there is none.
	 */
	public function delete( int $id, bool $force = false ): void {
		$entry = $this->entries->find( $id ) ?? throw EntryRefused::missing();
		$force ? $this->changes->erase( array( $id ) ) : $this->changes->change( array( $entry ), 'trash' );
	}

	/** @param array<array-key, mixed> $change That fits the contract. */
	private function mark( Entry $entry, array $change ): void {
		if ( isset( $change['starred'] ) ) {
			$this->changes->star( array( $entry->id ), true === EntryUpdate::from( $change )->starred );
		}
		if ( is_string( $change['status'] ?? null ) ) {
			$cancels = isset( $change['appointment'] ) && 'cancel' === $change['appointment'];
			$this->changes->change( array( $entry ), $change['status'], $cancels );
		}
	}
}
