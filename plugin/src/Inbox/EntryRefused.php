<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Kernel\Operation\OperationRefused;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Thrown if an entry could not be read or changed, with the reason. Nothing has been changed. */
final class EntryRefused extends OperationRefused {

	public static function missing(): self {
		return self::gone( __( 'Entry not found. It may have been deleted.', 'vestibule' ) );
	}

	/** Returns the error if the form was deleted. Answers can't be changed without its fields. */
	public static function withoutForm(): self {
		return self::gone(
			__( 'The answers cannot be changed, because the entry or its form was deleted.', 'vestibule' )
		);
	}

	public static function othersForm(): self {
		return new self(
			new WP_Error(
				'vestibule_entries_forbidden',
				__( 'Sorry, you are not allowed to read these entries.', 'vestibule' ),
				array( 'status' => 403 )
			)
		);
	}

	public static function emptyNote(): self {
		return new self(
			new WP_Error( 'vestibule_note_empty', __( 'Enter a note.', 'vestibule' ), array( 'status' => 400 ) )
		);
	}

	public static function missingNote(): self {
		return new self(
			new WP_Error(
				'vestibule_no_note',
				__( 'Note not found. It may have been deleted.', 'vestibule' ),
				array( 'status' => 404 )
			)
		);
	}

	public static function othersNote(): self {
		return new self(
			new WP_Error(
				'vestibule_note_forbidden',
				__( 'Only the author of a note can change or delete it.', 'vestibule' ),
				array( 'status' => 403 )
			)
		);
	}

	public static function notInTrash(): self {
		return new self(
			new WP_Error(
				'vestibule_not_in_trash',
				__( 'Move an entry to the Trash before you delete it permanently.', 'vestibule' ),
				array( 'status' => 409 )
			)
		);
	}

	public static function mailBusy(): self {
		return new self(
			new WP_Error(
				'vestibule_mail_busy',
				__( 'The email is being sent. Check again in a few minutes.', 'vestibule' ),
				array( 'status' => 409 )
			)
		);
	}

	public static function mailFailed( string $reason ): self {
		return new self(
			new WP_Error(
				'vestibule_mail_failed',
				/* translators: %s: error message of the mail server. */
				sprintf( __( 'The email could not be sent: %s', 'vestibule' ), $reason ),
				array( 'status' => 502 )
			)
		);
	}

	/** Returns the error if an entry could not be confirmed, or if its confirmation email could not be sent again. */
	public static function unconfirmed( int $status, string $words ): self {
		return new self( new WP_Error( 'vestibule_not_confirmed', $words, array( 'status' => $status ) ) );
	}

	public static function unknownFormat(): self {
		return new self(
			new WP_Error(
				'vestibule_no_format',
				__( 'This file format is not available.', 'vestibule' ),
				array( 'status' => 400 )
			)
		);
	}

	/** @param array<string, list<string>> $errors Error messages by input name. */
	public static function invalidAnswers( array $errors ): self {
		$words = __( 'Some answers are not valid. Nothing was saved.', 'vestibule' );
		return new self(
			new WP_Error(
				'vestibule_answers_invalid',
				$words,
				array( 'status' => 422, 'errors' => array_is_list( $errors ) ? (object) $errors : $errors )
			)
		);
	}

	private static function gone( string $words ): self {
		return new self( new WP_Error( 'vestibule_no_entry', $words, array( 'status' => 404 ) ) );
	}
}
