<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** Conditions of other form builders in the shape of ours (docs/conditions.md). */
final class Conditions {

	private const OPERATORS = array(
		'='                => 'equals',
		'is'               => 'equals',
		'=='               => 'equals',
		'!='               => 'not-equals',
		'isnot'            => 'not-equals',
		'>'                => 'greater',
		'greater_than'     => 'greater',
		'<'                => 'less',
		'less_than'        => 'less',
		'contains'         => 'contains',
		'c'                => 'contains',
		'doNotContains'    => 'not-contains',
		'!c'               => 'not-contains',
		'startsWith'       => 'starts',
		'starts_with'      => 'starts',
		'^'                => 'starts',
		'endsWith'         => 'ends',
		'ends_with'        => 'ends',
		'~'                => 'ends',
		'e'                => 'empty',
		'!e'               => 'not-empty',
	);

	/** @return array<string, mixed> Empty where there are none. */
	public static function fluent( Loose $logic, FormDraft $draft ): array {
		if ( ! $logic->isOn( 'status' ) ) {
			return array();
		}
		$rules = array();
		foreach ( $logic->at( 'conditions' )->all() as $rule ) {
			$rules[] = array( $rule->text( 'field' ), $rule->text( 'operator' ), $rule->text( 'value' ) );
		}
		return self::of( 'all' === $logic->text( 'type' ) ? 'all' : 'any', $rules, $draft );
	}

	/**
	 * @param 'all'|'any'                         $match
	 * @param list<array{string, string, string}> $rules Posted name, their operator, value.
	 * @return array<string, mixed>
	 */
	public static function of( string $match, array $rules, FormDraft $draft ): array {
		$ours = array();
		foreach ( $rules as [ $field, $operator, $value ] ) {
			if ( '' === $field ) {
				continue;
			}
			$known = self::OPERATORS[ $operator ] ?? null;
			if ( null === $known ) {
				/* translators: 1: posted name of a field, 2: sign or word of another form builder, such as >=. */
				$draft->lose( sprintf( __( 'A condition on “%1$s” was left out: “%2$s” is not known here.', 'vestibule' ), $field, $operator ) );
				continue;
			}
			$ours[] = array( 'field' => $field, 'operator' => '' === $value && 'equals' === $known ? 'empty' : ( '' === $value && 'not-equals' === $known ? 'not-empty' : $known ), 'value' => $value );
		}
		return array() === $ours ? array() : array( 'match' => $match, 'rules' => $ours, 'groups' => array() );
	}
}
