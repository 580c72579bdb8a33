<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\StoredEntry;
use Vestibule\Form\ExampleEntry;
use Vestibule\Form\StoredEntries;
use Vestibule\Storage\Database;

/** An entry to show a notification with: the newest one that the reader may read, or answers that nobody gave. */
final class Examples {

	public function __construct(
		private readonly ExampleEntry $examples,
		private readonly StoredEntries $entries,
		private readonly Database $database,
	) {}

	/** Null where there is none, or where the current user may not read it. */
	public function newest( int $form_number ): ?StoredEntry {
		if ( ! current_user_can( 'vestibule_read_entries' ) && ! current_user_can( "vestibule_read_entries_{$form_number}" ) ) {
			return null;
		}
		$id = $this->database->value( "SELECT id FROM {submissions} WHERE form_id = %d AND status IN ('unread', 'read') ORDER BY id DESC LIMIT 1", $form_number );
		return null === $id ? null : $this->entries->find( (int) $id );
	}

	public function example( int $form_number, string $mail_to ): StoredEntry {
		return $this->examples->make( $form_number, $mail_to );
	}
}
