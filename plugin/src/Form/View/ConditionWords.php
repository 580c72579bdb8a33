<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\Conditions\Operator;
use Vestibule\Contracts\Conditions\Rule;
use Vestibule\Contracts\Conditions\RuleGroup;
use Vestibule\Form\Field;
use Vestibule\Form\Fields\AgreementBox;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\Value;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Rows\Row;
use Vestibule\Form\Rows\RowNames;

defined( 'ABSPATH' ) || exit;

/** Conditions as a person says them: "Country is Germany and Topics contains Courses". The editor has the same words. */
final class ConditionWords {

	public function __construct( private readonly FormDefinition $form ) {}

	public function words( ConditionSet $conditions ): string {
		$clauses = array_map( $this->clause( ... ), $conditions->own->rules );
		$isOne   = 1 === count( $clauses ) + count( $conditions->groups );
		foreach ( $conditions->groups as $group ) {
			$words     = self::joined( array_map( $this->clause( ... ), $group->rules ), $group );
			$clauses[] = $isOne || 1 === count( $group->rules ) ? $words : "({$words})";
		}
		return self::joined( $clauses, $conditions->own );
	}

	/** @param list<string> $clauses */
	private static function joined( array $clauses, RuleGroup $group ): string {
		/* translators: 1 and 2: conditions, such as "Country is Germany". */
		$pattern = $group->isAny ? __( '%1$s or %2$s', 'vestibule' ) : __( '%1$s and %2$s', 'vestibule' );
		$words   = (string) array_shift( $clauses );
		foreach ( $clauses as $clause ) {
			$words = sprintf( $pattern, $words, $clause );
		}
		return $words;
	}

	private function clause( Rule $rule ): string {
		$field = $this->field( $rule->field );
		$value = null === $field || $field->type instanceof HoldsRows ? $rule->value : $field->type->asText( $field, new Value( array( $rule->field => $rule->value ) ) );
		return sprintf( self::pattern( $rule->operator, $field ), self::label( $field, $rule->field ), '' === $value ? '…' : $value );
	}

	/** The field that posts under a name, or of which it is a part. */
	private function field( string $name ): ?Field {
		foreach ( $this->form->fields as $field ) {
			if ( $field->name === $name || isset( $field->labels()[ $name ] ) || isset( self::columns( $field )[ $name ] ) ) {
				return $field;
			}
		}
		return null;
	}

	/** @return array<string, string> The labels of the columns of rows, by the name that conditions ask for them with. */
	private static function columns( Field $field ): array {
		$labels = array();
		foreach ( $field->type instanceof HoldsRows ? ( new Row( $field ) )->fields() : array() as $child ) {
			$labels[ RowNames::column( $field->name, $child->name ) ] = $child->label;
		}
		return $labels;
	}

	/** A label that ends like a sentence is quoted, or the sentence around it would end there. */
	private static function label( ?Field $field, string $name ): string {
		$label = null === $field || $field->name === $name ? $field->label ?? $name : $field->label . ': ' . ( $field->labels()[ $name ] ?? self::columns( $field )[ $name ] );
		/* translators: %s: the label of a field, such as "Which course?". */
		return 1 === preg_match( '/[?!.:]$/D', $label ) ? sprintf( __( '“%s”', 'vestibule' ), $label ) : $label;
	}

	private static function pattern( ?Operator $operator, ?Field $field ): string {
		$is_box = null !== $field && $field->type instanceof AgreementBox;
		return match ( $operator ) {
			/* translators: 1: a field, 2: a value. */
			Operator::Equals      => __( '%1$s is %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a value. */
			Operator::NotEquals   => __( '%1$s is not %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a number. */
			Operator::Greater     => __( '%1$s is greater than %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a number. */
			Operator::Less        => __( '%1$s is less than %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a value. */
			Operator::Contains    => __( '%1$s contains %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a value. */
			Operator::NotContains => __( '%1$s does not contain %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a value. */
			Operator::Starts      => __( '%1$s starts with %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a value. */
			Operator::Ends        => __( '%1$s ends with %2$s', 'vestibule' ),
			/* translators: 1: a field, 2: a pattern. */
			Operator::Matches     => __( '%1$s matches %2$s', 'vestibule' ),
			/* translators: %1$s: a field or a box to tick. */
			Operator::IsEmpty     => $is_box ? __( '%1$s is not ticked', 'vestibule' ) : __( '%1$s is empty', 'vestibule' ),
			/* translators: %1$s: a field or a box to tick. */
			Operator::NotEmpty    => $is_box ? __( '%1$s is ticked', 'vestibule' ) : __( '%1$s is filled in', 'vestibule' ),
			null                  => '%1$s: %2$s',
		};
	}
}
