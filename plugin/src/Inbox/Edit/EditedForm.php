<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Stored answers of an entry, and the changes that a user makes to them. Only changed answers are validated, because
 * the rules of the form may be stricter now than when the entry was submitted.
 *
 * @phpstan-import-type EditedAnswer from EditedField
 * @phpstan-type Values array<string, string|list<string>>
 * @phpstan-type Change array{label: string, before: string, after: string}
 */
final class EditedForm {

	/** @param Values $stored Stored values by input name. */
	public function __construct( private readonly FormDefinition $form, private readonly array $stored ) {}

	/** @return list<EditedAnswer> Fields of the form with their stored values (see the contract `entries-answer`). */
	public function answers(): array {
		$answers = fn ( FormField $field ): array => $field->type instanceof HoldsRows
			? ( new EditedRows( $field ) )->answers( $field->valueIn( $this->stored )->string() )
			: ( new EditedField( $field ) )->answers( $this->stored );
		return array_merge( array(), ...array_map( $answers, $this->form->fields ) );
	}

	/**
	 * @param list<string> $names Input names in the request of an API client.
	 * @return array<string, list<string>> Errors about names that the form doesn't have, or whose answers can't be
	 * changed.
	 */
	public function errorsOfNames( array $names ): array {
		$answers = array_column( $this->answers(), null, 'name' );
		$errors  = array();
		foreach ( $names as $name ) {
			if ( ! isset( $answers[ $name ] ) ) {
				$errors[ $name ] = array( __( 'This form does not have this field.', 'vestibule' ) );
			} elseif ( 'none' === $answers[ $name ]['control'] ) {
				$errors[ $name ] = array( $answers[ $name ]['reason'] );
			}
		}
		return $errors;
	}

	/**
	 * @param Values $posted New values by input name.
	 * @return Values All values of the entry after the change, as they are stored.
	 * @throws SubmissionRefused Contains the errors by input name.
	 */
	public function changed( array $posted ): array {
		[ $changed, $errors ] = $this->read( $posted );

		$values = $this->stored;
		foreach ( $changed as [ , $value ] ) {
			$values = array_replace( $values, $value->posted );
		}
		$context = $this->form->context( $values );
		$after   = $values;
		foreach ( $changed as [ $field, $value ] ) {
			$faults  = $field->type->errors( $field, $value, $context );
			$errors += $faults;
			if ( array() === $faults && $field->type instanceof NormalizesValue ) {
				$after = array_replace( $after, $field->type->normalize( $field, $value, $context )->posted );
			}
		}
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		return array_filter(
			$this->recalculated( $after ),
			static fn ( string|array $value ): bool => '' !== $value && array() !== $value
		);
	}

	/**
	 * Computes calculated values again if they depend on changed answers, directly or through other calculated values.
	 *
	 * @param Values $after
	 * @return Values
	 */
	private function recalculated( array $after ): array {
		$changed = array();
		$edited  = $after;
		foreach ( $this->form->fields as $field ) {
			$edited = array_replace( $edited, $field->type->editedValue( $field, $field->valueIn( $after ) )->posted );
			foreach ( array_keys( $field->labels() ) as $name ) {
				if (
					EditedField::text( $this->stored[ $name ] ?? '' ) !== EditedField::text( $after[ $name ] ?? '' )
				) {
					$changed[] = $field->name;
				}
			}
		}
		$results = array() === $changed ? array() : ShownForm::computed( $this->form, $edited );
		do {
			$isDone = true;
			foreach ( $this->form->fields as $field ) {
				$isStale = $field->type instanceof ComputesValue
					&& self::asksFor( $field->type->asks( $field ), $changed );
				if ( $isStale && ! in_array( $field->name, $changed, true ) ) {
					$changed[]             = $field->name;
					$after[ $field->name ] = $results[ $field->name ] ?? '';
					$isDone                = false;
				}
			}
		} while ( ! $isDone );
		return $after;
	}

	/**
	 * @param list<string> $asked   Names that a formula uses. `people[age]` is a column of repeated rows.
	 * @param list<string> $changed Names of changed fields.
	 */
	private static function asksFor( array $asked, array $changed ): bool {
		$fields = array_map( static fn ( string $name ): string => substr( $name, 0, strcspn( $name, '[' ) ), $asked );
		return array() !== array_intersect( $fields, $changed );
	}

	/**
	 * @param Values $after All values of the entry after the change.
	 * @return list<Change> Changed answers as text.
	 */
	public function changes( array $after ): array {
		$changes = array();
		foreach ( $this->form->fields as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$before = $this->stored[ $name ] ?? '';
				$new    = $after[ $name ] ?? '';
				if ( EditedField::text( $before ) !== EditedField::text( $new ) ) {
					$changes[] = array(
						'label'  => $label,
						'before' => $field->type->asText( $field, new Value( array( $name => $before ) ) ),
						'after'  => $field->type->asText( $field, new Value( array( $name => $new ) ) ),
					);
				}
			}
		}
		return $changes;
	}

	/**
	 * @param Values $posted
	 * @return array{list<array{FormField, Value}>, array<string, list<string>>} Changed fields with their new values,
	 * and errors by input name.
	 */
	private function read( array $posted ): array {
		$changed = array();
		$errors  = array();
		foreach ( $this->form->fields as $field ) {
			try {
				$value = $field->type instanceof HoldsRows
					? ( new EditedRows( $field ) )->read( $posted, $field->valueIn( $this->stored )->string() )
					: ( new EditedField( $field ) )->read( $posted, $this->stored );
			} catch ( SubmissionRefused ) {
				$errors += self::malformed( $field, $posted );
				continue;
			}
			if ( null !== $value ) {
				$changed[] = array( $field, $value );
			}
		}
		return array( $changed, $errors );
	}

	/**
	 * @param Values $posted
	 * @return array<string, list<string>> Errors by input name, for values whose shape is wrong for the field type.
	 */
	private static function malformed( FormField $field, array $posted ): array {
		$labels = $field->labels();
		$isOwn  = static fn ( string $name ): bool =>
			isset( $labels[ $name ] ) || str_starts_with( $name, "{$field->name}[" );
		$names  = array_filter( array_map( strval( ... ), array_keys( $posted ) ), $isOwn );
		$error  = '' === $field->message( 'invalid' )
			? __( 'Enter a valid value.', 'vestibule' )
			: $field->message( 'invalid' );
		return array_fill_keys( $names, array( $error ) );
	}
}
