<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Kernel\EmailAddress;

/** Converts conditions of other form builders (docs/form-logic.md). */
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

	/** Opposite of each operator. */
	private const OPPOSITE = array(
		'equals'       => 'not-equals',
		'not-equals'   => 'equals',
		'contains'     => 'not-contains',
		'not-contains' => 'contains',
		'empty'        => 'not-empty',
		'not-empty'    => 'empty',
	);

	/** @param string $label Label of the field or notification that has the conditions. Used in messages. */
	public function __construct( private readonly FormDraft $draft, private readonly string $label ) {}

	/**
	 * Converts the conditions that a field or notification has in Fluent Forms.
	 *
	 * @return array<string, mixed> Empty if there are no conditions.
	 */
	public function fluent( ForeignData $logic ): array {
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
	 * Converts conditions under which an element is shown.
	 *
	 * @param 'all'|'any' $match Whether all rules of a group must be met, or only one.
	 * @param list<list<array{string, string, string}>> $groups Groups of rules. One of the groups must be met. A rule
	 * consists of an input name, an original operator and a value.
	 * @return array<string, mixed>
	 */
	public function shown( string $match, array $groups ): array {
		$sets = array_values(
			array_filter( array_map( fn ( array $rules ): array => $this->rules( $rules ), $groups ) )
		);
		return self::joined( $match, 'any', $sets );
	}

	/**
	 * Converts conditions under which an element is hidden. Conditions of this plugin always show elements, so each
	 * rule is replaced by its opposite.
	 *
	 * @param 'all'|'any'                               $match
	 * @param list<list<array{string, string, string}>> $groups
	 * @return array<string, mixed>
	 */
	public function hidden( string $match, array $groups ): array {
		$sets = array_values(
			array_filter( array_map( fn ( array $rules ): array => $this->rules( $rules ), $groups ) )
		);
		foreach ( array_merge( ...$sets ) as $rule ) {
			if ( ! isset( self::OPPOSITE[ $rule['operator'] ] ) ) {
				$this->draft->lose(
					sprintf(
						/* translators: %s: label of a field or name of a notification. */
						__(
							'The conditions that hide “%s” were skipped. Here, conditions only show fields.',
							'vestibule'
						),
						$this->label
					)
				);
				return array();
			}
		}
		$turn   = static fn ( array $rule ): array => array(
			'field' => $rule['field'],
			'operator' => self::OPPOSITE[ $rule['operator'] ],
			'value' => $rule['value'],
		);
		$turned = array_map( static fn ( array $rules ): array => array_map( $turn, $rules ), $sets );
		return self::joined( 'all' === $match ? 'any' : 'all', 'all', $turned );
	}

	/**
	 * Converts a rule of a notification whose recipients depend on an answer.
	 *
	 * @param array{string, string, string} $rule Input name, original operator and value.
	 * @return list<array{field: string, operator: string, value: string, addresses: string}> One route, or none if the
	 * rule or the address is not supported.
	 */
	public function route( array $rule, string $address ): array {
		$ours = $this->rules( array( $rule ) );
		return array() === $ours || ! EmailAddress::isValid( $address )
			? array()
			: array( $ours[0] + array( 'addresses' => $address ) );
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
						? sprintf(
							/* translators: 1: name of an input, such as names[first_name], 2: operator of another form builder, such as >=, 3: label of the element with the condition. */
							__(
								'“%3$s”: a condition on “%1$s” was skipped, because “%2$s” is not supported here.',
								'vestibule'
							),
							$field,
							$operator,
							$this->label
						)
						: sprintf(
							/* translators: 1: name of an input, such as names[first_name], 2: label of the element with the condition. */
							__(
								'“%2$s”: a condition on “%1$s” was skipped, because that field was not imported.',
								'vestibule'
							),
							$field,
							$this->label
						)
				);
			} elseif ( '' !== $field ) {
				$known  = '' === $value
					? array( 'equals' => 'empty', 'not-equals' => 'not-empty' )[ $known ] ?? $known
					: $known;
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
		return array(
			'match' => $between,
			'rules' => array(),
			'groups' => array_map(
				static fn ( array $rules ): array => array( 'match' => $within, 'rules' => $rules ),
				$sets
			),
		);
	}
}
