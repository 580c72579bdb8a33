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

/** Changes and deletes single entries, for the REST route of an entry and for API clients. */
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
	 * @param array<array-key, mixed> $change Data that matches the contract entry-update.
	 * @return array<string, mixed> Entry after the change (see the contract `entries-entry`).
	 * @throws EntryRefused If the entry doesn't exist (404) or the change is invalid (400, or 422 with `errors` by
	 * input name).
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
		// Changes that can still be rejected are made first.
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
	 * @param bool $force True deletes the entry permanently. False moves it to the Trash.
	 * @throws EntryRefused If the entry doesn't exist.
	 */
	public function delete( int $id, bool $force = false ): void {
		$entry = $this->entries->find( $id ) ?? throw EntryRefused::missing();
		$force ? $this->changes->erase( array( $id ) ) : $this->changes->change( array( $entry ), 'trash' );
	}

	/** @param array<array-key, mixed> $change Data that matches the contract entry-update. */
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
