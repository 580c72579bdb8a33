<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Programs;

use Vestibule\Contract\EntryUpdate;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Admin\NoteRoutes;
use Vestibule\Inbox\Admin\Routes;
use Vestibule\Inbox\Edit\AnswerEditing;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\Operation\InvalidQuery;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;

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
	 * @return array<string, mixed>|WP_Error The entry as it is then (contract entries-entry); 404 when there is none,
	 * 400 or 422 (with `errors` by posted name) when the change does not fit. Nothing is changed then.
	 */
	public function update( int $id, array $change ): array|WP_Error {
		$faults = $this->schema->faults( 'entry-update', $change );
		if ( array() !== $faults ) {
			return InvalidQuery::answer( $faults );
		}
		$note = is_string( $change['note'] ?? null ) ? NoteTable::cleaned( $change['note'] ) : null;
		if ( '' === $note ) {
			return NoteRoutes::isEmpty();
		}
		$entry = $this->entries->find( $id );
		if ( null === $entry ) {
			return Routes::missing();
		}
		// First what can still be refused.
		$refused = is_array( $change['answers'] ?? null ) && array() !== $change['answers'] ? $this->answers->change( $id, $change['answers'], true ) : null;
		if ( $refused instanceof WP_Error ) {
			return $refused;
		}
		if ( null !== $note ) {
			$this->notes->write( $id, $note );
		}
		$this->mark( $entry, $change );
		return $this->payload->entry( $this->entries->find( $id ) ?? $entry );
	}

	/**
	 * @param bool $force Deletes for good, wherever the entry is; otherwise it is moved to the trash.
	 * @return true|WP_Error 404 when there is none.
	 */
	public function delete( int $id, bool $force = false ): true|WP_Error {
		$entry = $this->entries->find( $id );
		if ( null === $entry ) {
			return Routes::missing();
		}
		$force ? $this->changes->erase( array( $id ) ) : $this->changes->change( array( $entry ), 'trash' );
		return true;
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
