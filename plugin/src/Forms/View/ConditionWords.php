<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\Conditions\Operator;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\Conditions\Rule;
use Vestibule\Fields\FormField;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Rows\Row;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Agreement;
use Vestibule\Fields\Types\Choice\Choice;
use Vestibule\Fields\Types\Date\Date;
use Vestibule\Fields\Types\Time;
use Vestibule\Fields\Value;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Describes conditions in words, because visitors without scripts see all fields. Example: "Only if you choose
 * “Germany” for Country and your answer to People is more than 2."
 */
final class ConditionWords {

	public function __construct( private readonly FormDefinition $form ) {}

	/** @param string $id ID of a part of the form. The hint is empty for parts without conditions. */
	public static function hint( FormDefinition $form, string $id ): string {
		$parts = array_filter(
			$form->parts,
			static fn( Part $part ): bool => $part->id === $id && ! $part->conditions->isAlways()
		);
		$part  = reset( $parts );
		if ( false === $part ) {
			return '';
		}
		/* translators: %s: conditions, such as "you choose “Germany” for Country". */
		$words = sprintf( __( 'Only if %s.', 'vestibule' ), ( new self( $form ) )->words( $part->conditions ) );
		return self::note( $words );
	}

	/**
	 * Prints the conditions of all fields inside rows. The text is printed outside of the rows, because scripts render
	 * the rows again.
	 */
	public static function hintsInRows( FormField $field ): string {
		if ( ! $field->type instanceof HoldsRows ) {
			return '';
		}
		$form  = ( new Row( $field ) )->form;
		$words = new self( $form );
		$notes = '';
		foreach ( $form->parts as $part ) {
			$notes .= self::note(
				sprintf(
					/* translators: 1: label of a field, 2: conditions, such as "you choose “Germany” for Country". */
					__( '“%1$s” only if %2$s.', 'vestibule' ),
					$form->field( $part->id )->label ?? $part->id,
					$words->words( $part->conditions )
				)
			);
		}
		return $notes;
	}

	private static function note( string $words ): string {
		return Html::element(
			'noscript',
			array( 'class' => 'vestibule-condition' ),
			Html::protectFromTextFilters( Html::element( 'span', array(), Html::escape( $words ) ) )
		);
	}

	public function words( ConditionSet $conditions ): string {
		$clauses = array_map( $this->clause( ... ), $conditions->rules );
		$isOne   = 1 === count( $clauses ) + count( $conditions->groups );
		foreach ( $conditions->groups as $group ) {
			$words     = self::joined( array_map( $this->clause( ... ), $group->rules ), $group );
			$clauses[] = $isOne || 1 === count( $group->rules ) ? $words : "({$words})";
		}
		return self::joined( $clauses, $conditions );
	}

	/** @param list<string> $clauses */
	private static function joined( array $clauses, ConditionSet $group ): string {
		/* translators: 1 and 2: conditions, such as "you choose “Germany” for Country". */
		$pattern = $group->isAny ? __( '%1$s or %2$s', 'vestibule' ) : __( '%1$s and %2$s', 'vestibule' );
		$words   = (string) array_shift( $clauses );
		foreach ( $clauses as $clause ) {
			$words = sprintf( $pattern, $words, $clause );
		}
		return $words;
	}

	private function clause( Rule $rule ): string {
		$field = $this->field( $rule->field );
		$value = null === $field || $field->type instanceof HoldsRows
			? $rule->value
			: $field->type->asText( $field, new Value( array( $rule->field => $rule->value ) ) );
		return sprintf(
			self::pattern( $rule->operator, $field ),
			self::label( $field, $rule->field ),
			'' === $value ? '…' : $value
		);
	}

	/** Returns the field that has this posted name or a part with this name. */
	private function field( string $name ): ?FormField {
		foreach ( $this->form->fields as $field ) {
			if (
				$field->name === $name
					|| isset( $field->labels()[ $name ] )
					|| isset( self::columns( $field )[ $name ] )
			) {
				return $field;
			}
		}
		return null;
	}

	/** @return array<string, string> Labels of the columns of rows, by the name that conditions use. */
	private static function columns( FormField $field ): array {
		$labels = array();
		foreach ( $field->type instanceof HoldsRows ? ( new Row( $field ) )->form->fields : array() as $child ) {
			$labels[ Row::column( $field->name, $child->name ) ] = $child->label;
		}
		return $labels;
	}

	/**
	 * Returns the label of a field. A label that ends with punctuation is quoted, because the punctuation would seem to
	 * end the whole sentence.
	 */
	private static function label( ?FormField $field, string $name ): string {
		$label = null === $field || $field->name === $name
			? $field->label ?? $name
			: $field->label . ': ' . ( $field->labels()[ $name ] ?? self::columns( $field )[ $name ] );
		/* translators: %s: the label of a field, such as "Which course?". */
		return 1 === preg_match( '/[?!.:]$/D', $label ) ? sprintf( __( '“%s”', 'vestibule' ), $label ) : $label;
	}

	/** Returns the text pattern for a condition, such as "you choose “%2$s” for %1$s". */
	private static function pattern( ?Operator $operator, ?FormField $field ): string {
		$type      = $field?->type;
		$is_choice = null !== $field && ( $type instanceof Choice || array() !== $field->type->choices( $field ) );
		return match ( $operator ) {
			Operator::Greater, Operator::Less => self::comparison( Operator::Greater === $operator, $type ),
			Operator::Equals      => $is_choice
				/* translators: 1: a field, 2: a choice. */
				? __( 'you choose “%2$s” for %1$s', 'vestibule' )
				/* translators: 1: a field, 2: a value. */
				: __( 'you enter “%2$s” for %1$s', 'vestibule' ),
			Operator::NotEquals   => $is_choice
				/* translators: 1: a field, 2: a choice. */
				? __( 'you choose anything but “%2$s” for %1$s', 'vestibule' )
				/* translators: 1: a field, 2: a value. */
				: __( 'you enter anything but “%2$s” for %1$s', 'vestibule' ),
			Operator::Contains    => $is_choice
				/* translators: 1: a field, 2: a choice. */
				? __( 'you choose “%2$s” for %1$s', 'vestibule' )
				/* translators: 1: a field, 2: text that the answer contains. */
				: __( 'your answer to %1$s contains “%2$s”', 'vestibule' ),
			Operator::NotContains => $is_choice
				/* translators: 1: a field, 2: a choice. */
				? __( 'you do not choose “%2$s” for %1$s', 'vestibule' )
				/* translators: 1: a field, 2: text that the answer contains. */
				: __( 'your answer to %1$s does not contain “%2$s”', 'vestibule' ),
			/* translators: 1: a field, 2: text that the answer contains. */
			Operator::Starts      => __( 'your answer to %1$s starts with “%2$s”', 'vestibule' ),
			/* translators: 1: a field, 2: text that the answer contains. */
			Operator::Ends        => __( 'your answer to %1$s ends with “%2$s”', 'vestibule' ),
			/* translators: %1$s: a field. The answer must match a pattern that is not shown. */
			Operator::Matches     => __( 'your answer to %1$s has a certain format', 'vestibule' ),
			Operator::IsEmpty     => $type instanceof Agreement
				/* translators: %1$s: a checkbox. */
				? __( 'you do not check %1$s', 'vestibule' )
				/* translators: %1$s: a field. */
				: __( 'you leave %1$s empty', 'vestibule' ),
			Operator::NotEmpty    => $type instanceof Agreement
				/* translators: %1$s: a checkbox. */
				? __( 'you check %1$s', 'vestibule' )
				/* translators: %1$s: a field. */
				: __( 'you fill in %1$s', 'vestibule' ),
			null                  => '%1$s: %2$s',
		};
	}

	private static function comparison( bool $is_greater, ?FieldType $type ): string {
		if ( $type instanceof Date || $type instanceof Time ) {
			return $is_greater
				/* translators: 1: a field, 2: a day or a time. */
				? __( 'your answer to %1$s is after %2$s', 'vestibule' )
				/* translators: 1: a field, 2: a day or a time. */
				: __( 'your answer to %1$s is before %2$s', 'vestibule' );
		}
		return $is_greater
			/* translators: 1: a field, 2: a number. */
			? __( 'your answer to %1$s is more than %2$s', 'vestibule' )
			/* translators: 1: a field, 2: a number. */
			: __( 'your answer to %1$s is less than %2$s', 'vestibule' );
	}
}
