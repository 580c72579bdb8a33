<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredValues;
use Vestibule\Form\Fields\Context;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\NormalizesValue;
use Vestibule\Form\Fields\Value;
use Vestibule\Form\Rows\EditedRows;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Changes answers of an entry. Only what is changed is checked: a form that asks for more by now does not stand in the
 * way of correcting a name.
 *
 * @phpstan-type EditedAnswer array{name: string, label: string, help: string, control: string, options: list<array{value: string, label: string}>, value: list<string>, required: bool, reason: string}
 * @phpstan-type AnswerChange array{label: string, before: string, after: string}
 */
final class AnswerEditing {

	public function __construct(
		private readonly Forms $forms,
		private readonly EntryTable $entries,
		private readonly Database $database,
	) {}

	/**
	 * @return list<EditedAnswer>|null The form's fields with their stored values (contract entries-answer); null when the
	 * entry or its form is gone.
	 * @throws StorageFault
	 */
	public function answers( int $entry ): ?array {
		$stored = $this->stored( $entry, '' );
		if ( null === $stored ) {
			return null;
		}
		[ $form, $values ] = $stored;
		$answers = static fn ( Field $field ): array => $field->type instanceof HoldsRows
			? ( new EditedRows( $field ) )->answers( $field->valueIn( $values )->string() )
			: ( new EditedField( $field ) )->answers( $values );
		return array_merge( array(), ...array_map( $answers, $form->fields ) );
	}

	/**
	 * Checks what is changed and stores it when it holds; what is not named stays as it is. Inside the caller's
	 * transaction.
	 *
	 * @param array<string, string|list<string>> $posted By posted name.
	 * @return array{errors: array<string, list<string>>, changes: list<AnswerChange>} Errors by posted name, and then
	 * nothing is stored.
	 * @throws StorageFault
	 */
	public function change( int $entry, array $posted ): array {
		$stored = $this->stored( $entry, ' FOR UPDATE' );
		if ( null === $stored ) {
			return array( 'errors' => array(), 'changes' => array() );
		}
		[ $form, $before ] = $stored;
		$after             = $before;
		$errors            = array();
		$changed           = array();
		foreach ( $form->fields as $field ) {
			$edited = new EditedField( $field );
			$rows   = $field->type instanceof HoldsRows ? new EditedRows( $field ) : null;
			$given  = array_intersect_key( $posted, $field->labels() );
			if ( null === $rows ? array() === $given || ! $edited->isEditable() : ! $rows->isAnswered( $posted ) ) {
				continue;
			}
			try {
				$value = null === $rows ? $edited->read( $given + $before ) : $rows->read( $posted, $field->valueIn( $before )->string() );
			} catch ( SubmissionRefused ) {
				$errors += array_fill_keys( array_map( strval( ... ), array_keys( $given ) ), array( $field->messages['invalid'] ) );
				continue;
			}
			if ( $edited->texts( $value->posted ) !== $edited->texts( $before ) ) {
				$changed[] = $field;
				$after     = $value->posted + $after;
			}
		}
		foreach ( $changed as $field ) {
			$errors += $field->type->errors( $field, $field->valueIn( $after ), new Context( $form, $after ) );
		}
		if ( array() !== $errors || array() === $changed ) {
			return array( 'errors' => $errors, 'changes' => array() );
		}
		foreach ( $changed as $field ) {
			if ( $field->type instanceof HoldsRows && $field->type instanceof NormalizesValue ) {
				$after = $field->type->normalize( $field, $field->valueIn( $after ), new Context( $form, $after ) )->posted + $after;
			}
		}
		$after = array_filter( $after, static fn ( string|array $value ): bool => '' !== $value && array() !== $value );
		$this->entries->update( $entry, $form, $after );
		return array( 'errors' => array(), 'changes' => array_merge( array(), ...array_map( fn ( Field $field ): array => $this->changes( $field, $before, $after ), $changed ) ) );
	}

	/**
	 * @param array<string, string|list<string>> $before
	 * @param array<string, string|list<string>> $after
	 * @return list<array{label: string, before: string, after: string}>
	 */
	private function changes( Field $field, array $before, array $after ): array {
		$changes = array();
		foreach ( $field->labels() as $name => $label ) {
			$words = static fn ( array $values ): string => $field->type->asText( $field, new Value( array_intersect_key( $values, array( $name => true ) ) ) );
			$one   = array( 'label' => $label, 'before' => $words( $before ), 'after' => $words( $after ) );
			if ( ( $before[ $name ] ?? '' ) !== ( $after[ $name ] ?? '' ) ) {
				$changes[] = $one;
			}
		}
		return $changes;
	}

	/** @return array{FormDefinition, array<string, string|list<string>>}|null The form and the values. */
	private function stored( int $entry, string $lock ): ?array {
		$row  = $this->database->row( "SELECT form_id, data FROM {submissions} WHERE id = %d{$lock}", $entry );
		$form = null === $row ? null : $this->forms->findInAnyStatus( (int) $row['form_id'] );
		return null === $row || null === $form ? null : array( $form, StoredValues::read( (string) $row['data'] ) );
	}
}
