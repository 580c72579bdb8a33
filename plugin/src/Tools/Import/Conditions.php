<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Kernel\EmailAddress;

/** Conditions of other form builders in the shape of ours (docs/form-logic.md). */
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

	/** What holds when the other does not. */
	private const OPPOSITE = array(
		'equals'       => 'not-equals',
		'not-equals'   => 'equals',
		'contains'     => 'not-contains',
		'not-contains' => 'contains',
		'empty'        => 'not-empty',
		'not-empty'    => 'empty',
	);

	/** @param string $label Of what has the conditions, for its owner. */
	public function __construct( private readonly FormDraft $draft, private readonly string $label ) {}

	/** @return array<string, mixed> Empty where there are none. */
	public function fluent( Loose $logic ): array {
		if ( ! $logic->isOn( 'status' ) ) {
			$logic->keys();
			return array();
		}
		$rules = array();
		foreach ( $logic->at( 'conditions' )->all() as $rule ) {
			$rules[] = array( $rule->text( 'field' ), $rule->text( 'operator' ), $rule->text( 'value' ) );
		}
		return $this->shown( 'all' === $logic->text( 'type' ) ? 'all' : 'any', array( $rules ) );
	}

	/**
	 * @param 'all'|'any'                               $match  Of the rules of one group.
	 * @param list<list<array{string, string, string}>> $groups Posted name, their operator, value; one of the groups has to hold.
	 * @return array<string, mixed>
	 */
	public function shown( string $match, array $groups ): array {
		$sets = array_values( array_filter( array_map( fn ( array $rules ): array => $this->rules( $rules ), $groups ) ) );
		return self::joined( $match, 'any', $sets );
	}

	/**
	 * Of what is hidden when they hold: ours say when something is shown, so each rule is turned round.
	 *
	 * @param 'all'|'any'                               $match
	 * @param list<list<array{string, string, string}>> $groups
	 * @return array<string, mixed>
	 */
	public function hidden( string $match, array $groups ): array {
		$sets = array_values( array_filter( array_map( fn ( array $rules ): array => $this->rules( $rules ), $groups ) ) );
		foreach ( array_merge( ...$sets ) as $rule ) {
			if ( ! isset( self::OPPOSITE[ $rule['operator'] ] ) ) {
				/* translators: %s: label of a field or name of a notification. */
				$this->draft->lose( sprintf( __( 'The conditions that hide “%s” were left out: here a condition says when something is shown.', 'vestibule' ), $this->label ) );
				return array();
			}
		}
		$turn   = static fn ( array $rule ): array => array( 'field' => $rule['field'], 'operator' => self::OPPOSITE[ $rule['operator'] ], 'value' => $rule['value'] );
		$turned = array_map( static fn ( array $rules ): array => array_map( $turn, $rules ), $sets );
		return self::joined( 'all' === $match ? 'any' : 'all', 'all', $turned );
	}

	/**
	 * An answer that says who is notified.
	 *
	 * @param array{string, string, string} $rule Posted name, their operator, value.
	 * @return list<array{field: string, operator: string, value: string, addresses: string}> One, or none.
	 */
	public function route( array $rule, string $address ): array {
		$ours = $this->rules( array( $rule ) );
		return array() === $ours || ! EmailAddress::isValid( $address ) ? array() : array( $ours[0] + array( 'addresses' => $address ) );
	}

	/**
	 * @param list<array{string, string, string}> $rules
	 * @return list<array{field: string, operator: string, value: string}>
	 */
	private function rules( array $rules ): array {
		$ours = array();
		foreach ( $rules as [ $field, $operator, $value ] ) {
			$known = self::OPERATORS[ $operator ] ?? null;
			if ( '' !== $field && ( null === $known || ! $this->draft->has( $field ) ) ) {
				$this->draft->lose(
					null === $known
						/* translators: 1: posted name of a field, 2: sign or word of another form builder, such as >=, 3: label of what has the condition. */
						? sprintf( __( '“%3$s”: a condition on “%1$s” was left out: “%2$s” is not known here.', 'vestibule' ), $field, $operator, $this->label )
						/* translators: 1: posted name of a field, 2: label of what has the condition. */
						: sprintf( __( '“%2$s”: a condition on “%1$s” was left out, as that field was not taken over.', 'vestibule' ), $field, $this->label )
				);
			} elseif ( '' !== $field ) {
				$known  = '' === $value ? array( 'equals' => 'empty', 'not-equals' => 'not-empty' )[ $known ] ?? $known : $known;
				$ours[] = array( 'field' => $field, 'operator' => $known, 'value' => $value );
			}
		}
		return $ours;
	}

	/**
	 * @param 'all'|'any'                                                     $within
	 * @param 'all'|'any'                                                     $between
	 * @param list<list<array{field: string, operator: string, value: string}>> $sets
	 * @return array<string, mixed>
	 */
	private static function joined( string $within, string $between, array $sets ): array {
		if ( count( $sets ) < 2 ) {
			return array() === $sets ? array() : array( 'match' => $within, 'rules' => $sets[0], 'groups' => array() );
		}
		return array( 'match' => $between, 'rules' => array(), 'groups' => array_map( static fn ( array $rules ): array => array( 'match' => $within, 'rules' => $rules ), $sets ) );
	}
}
