<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Contract\EntryUpdate;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/** Changes entries for API clients and for the route of a single entry. */
final class EntryEditor {

	public function __construct(
		private readonly Schema $schema,
		private readonly EntryTable $entries,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly NoteTable $notes,
		private readonly AnswerEditor $answers,
	) {}

	/**
	 * @param array<array-key, mixed> $change Change in the shape of the contract entry-update.
	 * @return array<string, mixed> Entry after the change (contract entries-entry).
	 * @throws EntryRefused If the entry does not exist (404) or the change is invalid (400, or 422 with `errors` by
	 * posted name).
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
		// Start with the changes that can still be rejected.
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
	 * @param bool $force Deletes the entry permanently. Otherwise it is moved to the Trash.
	 * @throws EntryRefused If the entry does not exist.
	 */
	public function delete( int $id, bool $force = false ): void {
		$entry = $this->entries->find( $id ) ?? throw EntryRefused::missing();
		$force ? $this->changes->erase( array( $id ) ) : $this->changes->change( array( $entry ), 'trash' );
	}

	/** @param array<array-key, mixed> $change Change that fits the contract. */
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
