<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

/**
 * Exporter and eraser for WordPress's personal data tools. Finds entries and appointments by the email address of the
 * sender.
 */
final class Privacy {

	private const PER_PAGE = 50;

	public function __construct(
		private readonly EntryTable $entries,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly NoteTable $notes,
		private readonly ErasedAppointments $appointments,
	) {}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_exporters' )]
	public function exporters( array $exporters ): array {
		return $exporters + array(
			'vestibule-entries' => array(
				'exporter_friendly_name' => __( 'Entries of forms', 'vestibule' ),
				'callback'               => $this->export( ... ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_erasers' )]
	public function erasers( array $erasers ): array {
		return $erasers + array(
			'vestibule-entries' => array(
				'eraser_friendly_name' => __( 'Entries of forms', 'vestibule' ),
				'callback'             => $this->erase( ... ),
			),
		);
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}|WP_Error Error if the database fails, so that the
	 * export doesn't look empty.
	 */
	public function export( string $email, int $page = 1 ): array|WP_Error {
		try {
			$found = $this->entries->holdingAddress( $email, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
			return array(
				'data' => array_map( $this->item( ... ), $this->filterByEmail( $email, $found ) ),
				'done' => count( $found ) < self::PER_PAGE,
			);
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__(
					'The database did not respond, so the entries of forms could not be exported. Try again.',
					'vestibule'
				)
			);
		}
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}|WP_Error */
	public function erase( string $email, int $page = 1 ): array|WP_Error {
		try {
			return $this->eraseFound( $email );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__(
					'The database did not respond, so the entries of forms could not be erased. Try again.',
					'vestibule'
				)
			);
		}
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private function eraseFound( string $email ): array {
		$offset  = 0;
		$refused = false;
		do {
			$found   = $this->entries->holdingAddress( $email, self::PER_PAGE, $offset );
			$ids     = array_map(
				static fn( Entry $entry ): int => $entry->id,
				$this->filterByEmail( $email, $found )
			);
			$more    = self::PER_PAGE === count( $found );
			$offset += self::PER_PAGE;
			// Other senders may mention the address in their entries. Such entries are not erased, so the search
			// continues after them.
		} while ( array() === $ids && $more );
		$times = $this->appointments->future( $ids );
		try {
			$this->changes->erase( $ids );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$refused = true;
		}
		return array(
			'items_removed'  => array() !== $ids && ! $refused,
			'items_retained' => $refused,
			'messages'       => $refused
				? array( __( 'The database did not delete the entries. Try again.', 'vestibule' ) )
				: $this->appointments->report( $times ),
			'done'           => $refused || ! $more,
		);
	}

	/**
	 * Returns the entries whose sender has this email address. Excludes entries that only mention the address.
	 *
	 * @param list<Entry> $found
	 * @return list<Entry>
	 */
	private function filterByEmail( string $email, array $found ): array {
		$own = fn( Entry $entry ): bool =>
			EmailAddress::key( $email ) === EmailAddress::key( $this->payload->answers( $entry )->sender()->email );
		return array_values( array_filter( $found, $own ) );
	}

	/** @return array<string, mixed> */
	private function item( Entry $entry ): array {
		$shown = $this->payload->entry( $entry );
		$data  = array( array( 'name' => __( 'Received', 'vestibule' ), 'value' => $shown['createdAt'] ) );
		foreach ( $this->payload->answers( $entry )->columns() as $column ) {
			$data[] = array( 'name' => $column['heading'], 'value' => esc_html( $column['text'] ) );
		}
		if ( is_array( $shown['appointment'] ) ) {
			$data[] = array( 'name' => __( 'Appointment', 'vestibule' ), 'value' => $shown['appointment']['words'] );
		}
		if ( '' !== $shown['language'] ) {
			$data[] = array( 'name' => __( 'Language', 'vestibule' ), 'value' => $shown['language'] );
		}
		if ( '' !== $shown['sourceUrl'] ) {
			$data[] = array(
				'name' => _x( 'Sent from', 'address of a page', 'vestibule' ),
				'value' => $shown['sourceUrl'],
			);
		}
		foreach ( $this->payload->mailsTo( $entry ) as $mail ) {
			$data[] = array( 'name' => __( 'Emails to this address', 'vestibule' ), 'value' => esc_html( $mail ) );
		}
		foreach ( $this->payload->sentTo( $entry ) as $host ) {
			$data[] = array( 'name' => __( 'Sent to another service', 'vestibule' ), 'value' => esc_html( $host ) );
		}
		if ( '' !== $shown['user'] ) {
			$data[] = array(
				'name' => __( 'Logged in as', 'vestibule' ),
				'value' => esc_html( is_string( $shown['user'] ) ? $shown['user'] : '' ),
			);
		}
		foreach ( $this->notes->forEntry( $entry->id ) as $note ) {
			$data[] = array(
				'name' => $this->heading( $note ),
				'value' => esc_html( Note::NOTE === $note->kind ? $note->content : $this->words( $note->data() ) ),
			);
		}
		$data = array_merge(
			$data,
			...array_map(
				static fn ( BelongsToEntry $one ): array => $one->export( $entry->id ),
				BelongsToEntry::all()
			)
		);
		/**
		 * Filters the personal data of an entry in WordPress's data export.
		 *
		 * @param list<array{name: string, value: string}> $data  Names and values. Values are HTML.
		 * @param int                                      $entry
		 */
		$data = apply_filters( 'vestibule/entry_personal_data', $data, $entry->id );
		return array(
			'group_id'    => 'vestibule-entries',
			'group_label' => __( 'Entries of forms', 'vestibule' ),
			'item_id'     => 'vestibule-entry-' . $entry->id,
			'data'        => $data,
		);
	}

	private function heading( Note $note ): string {
		return match ( $note->kind ) {
			Note::REPLY => __( 'Reply by email', 'vestibule' ),
			Note::EDIT  => __( 'Changed answers', 'vestibule' ),
			Note::LEAVE => __( 'Spots that the sender gave up', 'vestibule' ),
			default          => _x( 'Note', 'about an entry', 'vestibule' ),
		};
	}

	/**
	 * Returns all strings in the decoded content of a note.
	 *
	 * @param array<mixed> $data
	 */
	private function words( array $data ): string {
		$texts = array();
		array_walk_recursive(
			$data,
			static function ( mixed $text ) use ( &$texts ): void {
				if ( is_scalar( $text ) && '' !== (string) $text ) {
					$texts[] = (string) $text;
				}
			}
		);
		return implode( "\n", $texts );
	}
}
