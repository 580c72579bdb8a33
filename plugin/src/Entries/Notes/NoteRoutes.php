<?php

declare(strict_types=1);

namespace Vestibule\Entries\Notes;

use Vestibule\Ajax\RestRoutes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Routes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Notes of an entry: vestibule/v1/entries/{id}/notes. Whoever reads the entry reads and writes them; each changes and
 * deletes only what is their own.
 */
final class NoteRoutes {

	/** In letters. */
	private const LONGEST = 5000;

	public function __construct(
		private readonly Routes $routes,
		private readonly NoteTable $notes,
		private readonly NotePayload $payload,
	) {}

	public function register(): void {
		$text = array( 'text' => array( 'type' => 'string', 'required' => true, 'minLength' => 1, 'maxLength' => self::LONGEST ) );
		$note = '/notes/(?P<note>[0-9]{1,18})';
		$this->routes->one( 'GET', '/notes', array(), 'entries-note', fn ( Entry $entry ): array => array_map( $this->payload->note( ... ), $this->notes->forEntry( $entry->id ) ) );
		$this->routes->one( 'POST', '/notes', $text, 'entries-note', $this->add( ... ) );
		$this->routes->add( 'POST', Routes::ONE . $note, $text, 'entries-note', $this->change( ... ) );
		$this->routes->add( 'DELETE', Routes::ONE . $note, array(), 'entries-note', $this->delete( ... ) );
	}

	public static function isEmpty(): WP_Error {
		return new WP_Error( 'vestibule_note_empty', __( 'Write something first.', 'vestibule' ), array( 'status' => 400 ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function add( Entry $entry, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text = $this->text( $request );
		if ( '' === $text ) {
			return self::isEmpty();
		}
		$note = $this->notes->write( $entry->id, $text );
		return null === $note ? Routes::missing() : new WP_REST_Response( $this->payload->note( $note ), 201 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$note = $this->own( $request );
		$text = $this->text( $request );
		if ( $note instanceof WP_Error || '' === $text ) {
			return $note instanceof WP_Error ? $note : self::isEmpty();
		}
		$this->notes->change( $note->id, $text );
		$changed = $this->notes->find( RestRoutes::number( $request ), $note->id );
		return null === $changed ? Routes::missing() : new WP_REST_Response( $this->payload->note( $changed ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$note = $this->own( $request );
		if ( $note instanceof WP_Error ) {
			return $note;
		}
		$this->notes->delete( $note->id );
		return new WP_REST_Response( array( 'deleted' => $note->id ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function own( WP_REST_Request $request ): Note|WP_Error {
		$note = $this->notes->find( RestRoutes::number( $request ), RestRoutes::number( $request, 'note' ) );
		if ( null === $note ) {
			return new WP_Error( 'vestibule_no_note', __( 'There is no such note. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) );
		}
		return NoteTable::NOTE === $note->kind && get_current_user_id() === $note->userId
			? $note
			: new WP_Error( 'vestibule_note_forbidden', __( 'Only who wrote a note can change or delete it.', 'vestibule' ), array( 'status' => 403 ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function text( WP_REST_Request $request ): string {
		$text = $request['text'];
		return is_string( $text ) ? NoteTable::cleaned( $text ) : '';
	}
}
