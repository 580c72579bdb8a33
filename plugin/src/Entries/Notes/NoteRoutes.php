<?php

declare(strict_types=1);

namespace Vestibule\Entries\Notes;

use Vestibule\Ajax\Rest;
use Vestibule\Entries\EntryRoutes;
use Vestibule\Entries\Guard;
use Vestibule\Entries\RestArgs;
use Vestibule\Entries\Rows;
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
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly NoteTable $notes,
		private readonly NotePayload $payload,
		private readonly NoteWriting $writing,
	) {}

	public function register(): void {
		$entry = '/entries/(?P<id>[0-9]{1,18})/notes';
		$text  = array( 'text' => array( 'type' => 'string', 'required' => true, 'minLength' => 1, 'maxLength' => self::LONGEST ) );
		register_rest_route(
			Rest::SPACE,
			$entry,
			array(
				$this->route( 'GET', $this->list( ... ), array() ),
				$this->route( 'POST', $this->add( ... ), $text ),
				'schema' => fn (): array => $this->args->schema( 'entries-note' ),
			)
		);
		register_rest_route(
			Rest::SPACE,
			"{$entry}/(?P<note>[0-9]{1,18})",
			array(
				$this->route( 'POST', $this->change( ... ), $text ),
				$this->route( 'DELETE', $this->delete( ... ), array() ),
				'schema' => fn (): array => $this->args->schema( 'entries-note' ),
			)
		);
	}

	/**
	 * @param \Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @param array<string, array<string, mixed>>                                           $args
	 * @return array<string, mixed>
	 */
	private function route( string $methods, \Closure $callback, array $args ): array {
		return array(
			'methods'             => $methods,
			'callback'            => $this->guard->answering( $callback ),
			'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
			'args'                => $args,
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = $this->guard->id( $request );
		return null === $this->rows->find( $id ) ? EntryRoutes::missing() : new WP_REST_Response( array_map( $this->payload->note( ... ), $this->notes->forEntry( $id ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->guard->id( $request );
		$text  = $this->text( $request );
		if ( null === $this->rows->find( $entry ) ) {
			return EntryRoutes::missing();
		}
		if ( '' === $text ) {
			return NoteWriting::isEmpty();
		}
		$note = $this->writing->add( $entry, $text );
		return null === $note ? EntryRoutes::missing() : new WP_REST_Response( $this->payload->note( $note ), 201 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$note = $this->own( $request );
		$text = $this->text( $request );
		if ( $note instanceof WP_Error || '' === $text ) {
			return $note instanceof WP_Error ? $note : NoteWriting::isEmpty();
		}
		$this->notes->change( $note->id, $text );
		$changed = $this->notes->find( $this->guard->id( $request ), $note->id );
		return null === $changed ? EntryRoutes::missing() : new WP_REST_Response( $this->payload->note( $changed ) );
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
		$id   = $request->get_url_params()['note'] ?? 0;
		$note = $this->notes->find( $this->guard->id( $request ), is_numeric( $id ) ? (int) $id : 0 );
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
		return is_string( $text ) ? NoteWriting::cleaned( $text ) : '';
	}
}
