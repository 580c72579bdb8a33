<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Value;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the answers of an entry. Only changed answers are validated, so that a name can be corrected even if the form
 * now requires more fields. The answers and a note about the change are stored in one transaction.
 *
 * @phpstan-import-type EditedAnswer from EditedField
 * @phpstan-type Values array<string, string|list<string>>
 * @phpstan-type Change array{label: string, before: string, after: string}
 */
final class AnswerEditing {

	public function __construct(
		private readonly Forms $forms,
		private readonly EntryTable $entries,
		private readonly NoteTable $notes,
		private readonly Transaction $transaction,
		private readonly Admission $admission,
	) {}

	/**
	 * @return list<EditedAnswer> Fields of the form with their stored values (contract entries-answer).
	 * @throws EntryRefused If the entry or its form was deleted.
	 * @throws StorageFault
	 */
	public function answers( int $entry ): array {
		$stored = $this->entries->find( $entry );
		$form   = $this->form( $stored );
		if ( null === $stored || null === $form ) {
			throw EntryRefused::withoutForm();
		}
		$answers = static fn ( FormField $field ): array => $field->type instanceof HoldsRows
			? ( new EditedRows( $field ) )->answers( $field->valueIn( $stored->data )->string() )
			: ( new EditedField( $field ) )->answers( $stored->data );
		return array_merge( array(), ...array_map( $answers, $form->fields ) );
	}

	/**
	 * Validates and stores changed answers. All other answers remain unchanged.
	 *
	 * @param array<array-key, mixed> $values Answers by posted name. Values that are neither text nor a list of texts
	 * are ignored.
	 * @param bool                    $isStrict Whether unknown and read-only names are errors, so that API clients
	 * notice typos.
	 * @return list<Change> Changes as texts.
	 * @throws EntryRefused If the entry or its form was deleted, or an answer is invalid.
	 * @throws StorageFault
	 */
	public function change( int $entry, array $values, bool $isStrict = false ): array {
		$answers = $this->answers( $entry );
		$fixed   = $isStrict ? self::fixed( array_map( strval( ... ), array_keys( $values ) ), array_column( $answers, 'control', 'name' ), array_column( $answers, 'reason', 'name' ) ) : array();
		if ( array() !== $fixed ) {
			throw EntryRefused::invalidAnswers( $fixed );
		}
		$posted = self::posted( $values );
		try {
			$changes = $this->transaction->run( fn (): array => $this->store( $entry, $posted ) );
		} catch ( SubmissionRefused $refused ) {
			throw EntryRefused::invalidAnswers( $refused->errors );
		}
		if ( array() !== $changes ) {
			/**
			 * Fires after a user has changed answers of an entry.
			 *
			 * @param int                                                       $entry
			 * @param list<array{label: string, before: string, after: string}> $changes Changes as texts.
			 */
			do_action( 'vestibule/entry_edited', $entry, $changes );
		}
		return $changes;
	}

	/**
	 * Stores the changes. Must run in a transaction.
	 *
	 * @param Values $posted
	 * @return list<Change>
	 * @throws SubmissionRefused Errors by posted name.
	 */
	private function store( int $id, array $posted ): array {
		$entry = $this->entries->lock( $id );
		$form  = $this->form( $entry );
		if ( null === $entry || null === $form ) {
			return array();
		}
		[ $changed, $after ] = $this->read( $form, $posted, $entry->data );
		foreach ( $changed as $field ) {
			if ( $field->type instanceof HoldsRows && $field->type instanceof NormalizesValue ) {
				$after = $field->type->normalize( $field, $field->valueIn( $after ), $form->context( $after ) )->posted + $after;
			}
		}
		if ( array() === $changed ) {
			return array();
		}
		$after = array_filter( $after, static fn ( string|array $value ): bool => '' !== $value && array() !== $value );
		$this->entries->update( $id, $after, $form->texts( $after ), Sender::of( $form->fields, $after )->name );
		$this->admission->change( $form, $entry, $after );
		$changes = array_merge( array(), ...array_map( static fn ( FormField $field ): array => self::changes( $field, $entry->data, $after ), $changed ) );
		if ( array() !== $changes ) {
			$this->notes->add( $id, get_current_user_id(), Note::EDIT, (string) wp_json_encode( $changes, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		}
		return $changes;
	}

	/**
	 * @param Values $posted
	 * @param Values $before
	 * @return array{list<FormField>, Values} Changed fields, and all values including the changes.
	 * @throws SubmissionRefused Errors by posted name.
	 */
	private function read( FormDefinition $form, array $posted, array $before ): array {
		$after   = $before;
		$errors  = array();
		$changed = array();
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
			$errors += $field->type->errors( $field, $field->valueIn( $after ), $form->context( $after ) );
		}
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		return array( $changed, $after );
	}

	private function form( ?Entry $entry ): ?FormDefinition {
		return null === $entry ? null : $this->forms->findInAnyStatus( $entry->formId );
	}

	/**
	 * @param Values $before
	 * @param Values $after
	 * @return list<Change>
	 */
	private static function changes( FormField $field, array $before, array $after ): array {
		$changes = array();
		foreach ( $field->labels() as $name => $label ) {
			if ( ( $before[ $name ] ?? '' ) !== ( $after[ $name ] ?? '' ) ) {
				$words     = static fn ( array $values ): string => $field->type->asText( $field, new Value( array_intersect_key( $values, array( $name => true ) ) ) );
				$changes[] = array( 'label' => $label, 'before' => $words( $before ), 'after' => $words( $after ) );
			}
		}
		return $changes;
	}

	/**
	 * @param list<string>          $names    Posted names in the request.
	 * @param array<string, string> $controls Controls by posted name.
	 * @param array<string, string> $reasons  Reasons why an answer can't be changed, by posted name.
	 * @return array<string, list<string>> Errors by posted name.
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

	/**
	 * @param array<array-key, mixed> $values
	 * @return Values
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
