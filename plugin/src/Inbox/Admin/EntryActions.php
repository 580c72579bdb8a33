<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Status;
use Vestibule\Forms\Limits\HeldPlaces;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\EntryEditor;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Outgoing\DeliveryLog;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Changes and deletes entries, and sends their emails again, up to 500 entries per request.
 *
 * @phpstan-type Given array<string, mixed>
 */
final class EntryActions {

	public function __construct(
		private readonly ReadableEntries $entries,
		private readonly Changes $changes,
		private readonly EntryEditor $editor,
		private readonly AnswerEditor $answers,
		private readonly HeldPlaces $places,
		private readonly DeliveryLog $sent,
	) {}

	/**
	 * Changes the status of entries. Skips entries that no longer exist. The response lists the changed entries and the
	 * restored entries that lost their appointment or spot. If spots are held, it also lists them with the waiting list
	 * entries that will get them.
	 *
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function mark( array $given ): array {
		$entries = $this->entries->find( Permission::ids( $given ) );
		$status  = is_string( $given['status'] ) ? $given['status'] : '';
		$is_held = 'hold' === ( $given['places'] ?? '' ) && in_array( $status, array( 'trash', 'spam' ), true );
		$until   = $is_held ? $this->places->schedule() : null;
		$cancels = 'cancel' === ( $given['appointment'] ?? '' );
		$lost    = $this->changes->change( $entries, $status, $cancels, $until );
		$answer  = array( 'marked' => array_column( $entries, 'id' ) );
		$answer += $is_held ? $this->places->preview( $answer['marked'] ) : array();
		if ( array() !== $lost ) {
			$row                = static fn( int $id, string $reason ): array =>
				array( 'id' => $id, 'reason' => $reason );
			$answer['unbooked'] = array_map( $row, array_keys( $lost ), $lost );
		}
		return $answer;
	}

	/**
	 * Extends the holds of spots, or releases the spots for the waiting list.
	 *
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function settlePlaces( array $given ): array {
		$ids    = Permission::ids( $given );
		true === $given['held'] ? $this->places->extend( $ids ) : $this->places->release( $ids );
		return array( 'ids' => $ids );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function star( array $given ): array {
		$ids        = array_column( $this->entries->find( Permission::ids( $given ) ), 'id' );
		$is_starred = true === $given['starred'];
		$this->changes->star( $ids, $is_starred );
		return array( 'ids' => $ids, 'starred' => $is_starred );
	}

	/**
	 * @param list<int> $ids IDs of the entries. Entries that no longer exist are skipped.
	 * @return array{deleted: list<int>}
	 */
	public function delete( array $ids ): array {
		return $this->erase( $this->entries->find( $ids ) );
	}

	/** @return array{deleted: list<int>} */
	public function deleteOne( int $id ): array {
		return $this->erase( array( $this->entries->entry( $id ) ) );
	}

	/**
	 * Deletes entries permanently. Accepts only entries in the Trash or the spam folder, so that no entry is lost with
	 * a single click.
	 *
	 * @param list<Entry> $entries
	 * @return array{deleted: list<int>}
	 */
	private function erase( array $entries ): array {
		foreach ( $entries as $entry ) {
			if ( ! in_array( $entry->status, array( Status::Trash, Status::Spam ), true ) ) {
				throw EntryRefused::notInTrash();
			}
		}
		$ids = array_column( $entries, 'id' );
		$this->changes->erase( $ids );
		return array( 'deleted' => $ids );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function update( array $given, int $id ): array {
		return $this->editor->update(
			$id,
			array_filter( $given, static fn ( mixed $value ): bool => null !== $value )
		);
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function changeAnswers( array $given, int $id ): array {
		return array(
			'changes' => $this->answers->change( $id, is_array( $given['values'] ) ? $given['values'] : array() ),
		);
	}

	/** @return array<array-key, mixed> */
	public function answers( int $id ): array {
		return $this->answers->answers( $id );
	}

	/** @return array<string, mixed> */
	public function mailAll( int $id ): array {
		return $this->mailed( $id, $this->sent->sendMailsAgain( $this->entries->entry( $id )->id ) );
	}

	/** @return array<string, mixed> */
	public function mailOne( int $id, int $mail ): array {
		return $this->mailed( $id, $this->sent->sendMailAgain( $this->entries->entry( $id )->id, $mail ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function deliver( int $id, int $delivery ): array|WP_Error {
		$reason = $this->sent->deliverAgain( $this->entries->entry( $id )->id, $delivery );
		return DeliveryLog::refusal( $reason ) ?? $this->entries->fresh( $id );
	}

	/**
	 * @param string|null $reason Result of sending an email again, from DeliveryLog. Empty on success. Null if the
	 * email doesn't exist.
	 * @return array<string, mixed>
	 */
	private function mailed( int $id, ?string $reason ): array {
		return match ( $reason ) {
			null       => throw EntryRefused::missing(),
			''         => $this->entries->fresh( $id ),
			DeliveryLog::BUSY => throw EntryRefused::mailBusy(),
			default    => throw EntryRefused::mailFailed( $reason ),
		};
	}
}
