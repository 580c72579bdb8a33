<?php

declare(strict_types=1);

namespace Vestibule\Entries\Edit;

use Vestibule\Contracts\EntryEditing;
use Vestibule\Entries\EntryRoutes;
use Vestibule\Entries\Notes\NoteTable;
use Vestibule\Storage\Transaction;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Edits what was answered. The answers and the note of who changed what are stored together.
 *
 * @phpstan-import-type AnswerChange from EntryEditing as Change
 */
final class AnswerChange {

	public function __construct(
		private readonly EntryEditing $editing,
		private readonly NoteTable $notes,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param array<array-key, mixed> $values By posted name; what is no text and no list of texts is left out.
	 * @return list<Change>|WP_Error What was changed, in words; 404 when the entry or its form is gone, 422 when an answer
	 * does not hold.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function change( int $entry, array $values ): array|WP_Error {
		if ( null === $this->editing->answers( $entry ) ) {
			return self::gone();
		}
		$posted = self::posted( $values );
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
		return $result['changes'];
	}

	public static function gone(): WP_Error {
		$missing = EntryRoutes::missing();
		return new WP_Error( $missing->get_error_code(), __( 'The entry or its form is gone, so its answers cannot be changed.', 'vestibule' ), array( 'status' => 404 ) );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, string|list<string>>
	 */
	private static function posted( array $values ): array {
		$posted = array();
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) ) {
				$posted[ (string) $name ] = array_values( array_filter( $value, is_string( ... ) ) );
			} elseif ( is_string( $value ) ) {
				$posted[ (string) $name ] = $value;
			}
		}
		return $posted;
	}
}
