<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Rows\RowValues;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;

/**
 * People in a registration whose form has a row for each of them. The course field contains the name of the repeater
 * (attribute `peopleField`). If its attribute `includesSender` is true, the sender is one of the people and has no row.
 */
final class People {

	/** Key under which names() returns the sender, who has no row. */
	public const SENDER = -1;

	/** Name of the field type for registration. */
	private const TYPE = 'course';

	/** Text for a person without a name. */
	private const NO_NAME = '–';

	public function __construct( private readonly Forms $forms, private readonly EntryTable $entries ) {}

	/** Checks whether the form has rows for the people. Otherwise visitors enter the number of people. */
	public function hasRows( Field $course, int $form ): bool {
		return null !== self::rows( $this->forms->findInAnyStatus( $form ), $course )[0];
	}

	/** @return int|null Number of people with a filled-in row, and the sender. Null if visitors enter the number. */
	public function count( Field $course, Context $context ): ?int {
		[ $rows, $type ] = self::rows( $this->forms->findInAnyStatus( $context->formId ), $course );
		return null === $rows || null === $type
			? null
			: $type->countRows( $rows, $rows->valueIn( $context->values ) ) + ( self::hasSender( $course ) ? 1 : 0 );
	}

	/**
	 * Returns the first answer in the row of each person. If the sender takes part, the sender comes first.
	 *
	 * @return array<int, string> Names by the index of their row. The index of the sender is SENDER. Empty if the form
	 * has no rows for the people.
	 */
	public function names( Entry $entry ): array {
		$form            = $this->forms->findInAnyStatus( $entry->formId );
		$course          = self::courseField( $form );
		[ $rows, $type ] = null === $course ? array( null, null ) : self::rows( $form, $course );
		if ( null === $form || null === $course || null === $rows || null === $type ) {
			return array();
		}
		$names = array_map(
			static fn ( array $cells ): string => array_values( array_filter( $cells ) )[0] ?? self::NO_NAME,
			$type->table( $rows, $rows->valueIn( $entry->data ) )['rows']
		);
		$first = Sender::of( $form->fields, $entry->data )->name;
		return self::hasSender( $course )
			? array( self::SENDER => '' === $first ? self::NO_NAME : $first ) + $names
			: $names;
	}

	/**
	 * Stores the new number of people in the answers of an entry, and removes the rows of the people who no longer take
	 * part. Must run in a transaction.
	 *
	 * @param list<int> $indexes Keys of names(). SENDER has no row.
	 */
	public function reduce( int $id, int $people, array $indexes ): void {
		$entry  = $this->entries->lock( $id );
		$form   = null === $entry ? null : $this->forms->findInAnyStatus( $entry->formId );
		$course = self::courseField( $form );
		if ( null === $entry || null === $form || null === $course ) {
			return;
		}
		$after  = $entry->data;
		$choice = RegistrationChoice::parse( $course->valueIn( $after )->string() );
		if ( null !== $choice ) {
			$after[ $course->name ] = $choice->with( $choice->dates, $people )->write();
		}
		[ $rows ] = self::rows( $form, $course );
		if ( null !== $rows && array() !== $indexes ) {
			$left                 = RowValues::read( $rows->valueIn( $after )->string() );
			$left                 = array_diff_key( $left, array_flip( $indexes ) );
			$after[ $rows->name ] = RowValues::write( array_values( $left ) );
		}
		$this->entries->update( $id, $after, $form->texts( $after ), Sender::of( $form->fields, $after )->name );
	}

	private static function hasSender( Field $course ): bool {
		return true === ( $course->settings['includesSender'] ?? false );
	}

	private static function courseField( ?FormDefinition $form ): ?FormField {
		foreach ( $form->fields ?? array() as $field ) {
			if ( self::TYPE === $field->type->name() ) {
				return $field;
			}
		}
		return null;
	}

	/** @return array{?FormField, (FieldType&HoldsRows)|null} Repeater and its type. Null if there is none. */
	private static function rows( ?FormDefinition $form, Field $course ): array {
		$name = $course->string( 'peopleField' );
		$rows = '' === $name ? null : $form?->field( $name );
		return null !== $rows && $rows->type instanceof HoldsRows ? array( $rows, $rows->type ) : array( null, null );
	}
}
