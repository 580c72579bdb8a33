<?php

declare(strict_types=1);

namespace Vestibule\Entries\Edit;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\EntryEditing;
use Vestibule\Entries\EntryRoutes;
use Vestibule\Entries\Guard;
use Vestibule\Entries\Notes\NoteTable;
use Vestibule\Storage\Transaction;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Edits what was answered: GET and POST vestibule/v1/entries/{id}/answers. The answers and the note of who changed what
 * are stored together.
 */
final class AnswerRoutes {

	public function __construct(
		private readonly Guard $guard,
		private readonly EntryEditing $editing,
		private readonly NoteTable $notes,
		private readonly Transaction $transaction,
	) {}

	public function register(): void {
		$values = array(
			'type'                 => 'object',
			'required'             => true,
			'maxProperties'        => 300,
			'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
		);
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})/answers',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->guard->answering( $this->read( ... ) ),
					'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => $this->guard->answering( $this->change( ... ) ),
					'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
					'args'                => array( 'values' => $values ),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$answers = $this->editing->answers( $this->guard->id( $request ) );
		return null === $answers ? self::gone() : new WP_REST_Response( $answers );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->guard->id( $request );
		if ( null === $this->editing->answers( $entry ) ) {
			return self::gone();
		}
		$posted = $this->posted( $request['values'] );
		$result = $this->transaction->run(
			function () use ( $entry, $posted ): array {
				$result = $this->editing->change( $entry, $posted );
				if ( array() !== $result['changes'] ) {
					$this->notes->add( $entry, get_current_user_id(), NoteTable::EDIT, (string) wp_json_encode( $result['changes'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
				}
				return $result;
			}
		);
		if ( array() !== $result['errors'] ) {
			return new WP_Error( 'vestibule_answers_invalid', __( 'Some answers do not fit the form. Nothing was saved.', 'vestibule' ), array( 'status' => 422, 'errors' => $result['errors'] ) );
		}
		if ( array() !== $result['changes'] ) {
			/**
			 * Fires after a reader changed answers of an entry.
			 *
			 * @param int                                                      $entry
			 * @param list<array{label: string, before: string, after: string}> $changes In words.
			 */
			do_action( 'vestibule/entry_edited', $entry, $result['changes'] );
		}
		return new WP_REST_Response( array( 'changes' => $result['changes'] ) );
	}

	/** @return array<string, string|list<string>> */
	private function posted( mixed $values ): array {
		$posted = array();
		foreach ( is_array( $values ) ? $values : array() as $name => $value ) {
			if ( is_array( $value ) ) {
				$posted[ (string) $name ] = array_values( array_filter( $value, is_string( ... ) ) );
			} elseif ( is_string( $value ) ) {
				$posted[ (string) $name ] = $value;
			}
		}
		return $posted;
	}

	private static function gone(): WP_Error {
		$missing = EntryRoutes::missing();
		return new WP_Error( $missing->get_error_code(), __( 'The entry or its form is gone, so its answers cannot be changed.', 'vestibule' ), array( 'status' => 404 ) );
	}
}
