<?php

declare(strict_types=1);

namespace Vestibule\Entries\Edit;

use Vestibule\Entries\Notes\NoteTable;
use Vestibule\Entries\Routes;
use Vestibule\Form\AnswerEditing;
use Vestibule\Storage\Transaction;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Edits what was answered. The answers and the note of who changed what are stored together.
 *
 * @phpstan-import-type AnswerChange from AnswerEditing as Change
 */
final class AnswerChange {

	public function __construct(
		private readonly AnswerEditing $editing,
		private readonly NoteTable $notes,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param array<array-key, mixed> $values   By posted name; what is no text and no list of texts is left out.
	 * @param bool                    $isStrict Whether names that the form does not have, or that cannot be changed, are
	 * errors: a program mistypes them.
	 * @return list<Change>|WP_Error What was changed, in words; 404 when the entry or its form is gone, 422 when an answer
	 * does not hold.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function change( int $entry, array $values, bool $isStrict = false ): array|WP_Error {
		$answers = $this->editing->answers( $entry );
		if ( null === $answers ) {
			return self::gone();
		}
		$fixed  = $isStrict ? self::fixed( array_map( strval( ... ), array_keys( $values ) ), array_column( $answers, 'control', 'name' ), array_column( $answers, 'reason', 'name' ) ) : array();
		if ( array() !== $fixed ) {
			return self::invalid( $fixed );
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
			return self::invalid( $result['errors'] );
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

	/**
	 * @param list<string>          $names    As they were given.
	 * @param array<string, string> $controls By posted name.
	 * @param array<string, string> $reasons  Why an answer cannot be changed, by posted name.
	 * @return array<string, list<string>> What is wrong with a name, in words.
	 */
	private static function fixed( array $names, array $controls, array $reasons ): array {
		$faults = array();
		foreach ( $names as $name ) {
			if ( ! isset( $controls[ $name ] ) ) {
				$faults[ $name ] = array( __( 'This form has no such field.', 'vestibule' ) );
			} elseif ( 'none' === $controls[ $name ] ) {
				$faults[ $name ] = array( $reasons[ $name ] );
			}
		}
		return $faults;
	}

	/** @param array<string, list<string>> $errors By posted name. */
	private static function invalid( array $errors ): WP_Error {
		$words = __( 'Some answers do not fit the form. Nothing was saved.', 'vestibule' );
		return new WP_Error( 'vestibule_answers_invalid', $words, array( 'status' => 422, 'errors' => array_is_list( $errors ) ? (object) $errors : $errors ) );
	}

	public static function gone(): WP_Error {
		$missing = Routes::missing();
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
