<?php

declare(strict_types=1);

namespace Vestibule\Entries\Notes;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Adds notes to entries, in the name of the current user. */
final class NoteWriting {

	public function __construct( private readonly NoteTable $notes ) {}

	/**
	 * @param string $text As cleaned() gives it.
	 * @return Note|null Null when it is gone again.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function add( int $entry, string $text ): ?Note {
		$id = $this->notes->add( $entry, get_current_user_id(), NoteTable::NOTE, $text );
		/**
		 * Fires after a note was added to an entry.
		 *
		 * @param int    $entry
		 * @param int    $id    Of the note.
		 * @param string $text  Plain, as somebody typed it.
		 */
		do_action( 'vestibule/note_added', $entry, $id, $text );
		return $this->notes->find( $entry, $id );
	}

	public static function cleaned( string $text ): string {
		return trim( str_replace( "\0", '', wp_check_invalid_utf8( $text ) ) );
	}

	public static function isEmpty(): WP_Error {
		return new WP_Error( 'vestibule_note_empty', __( 'Write something first.', 'vestibule' ), array( 'status' => 400 ) );
	}
}
