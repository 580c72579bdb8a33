<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Conditions\AnswersReader;
use Vestibule\Fields\Conditions\Computation;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\Conditions\Operator;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\Conditions\Visibility;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Types\Calculation;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Vectors;

/** Conditions on the server, tested with the same rows as the browser (tests/unit/conditions). */
final class ConditionsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function conditions(): iterable {
		return Vectors::rows( 'conditions' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function visible(): iterable {
		return Vectors::rows( 'conditions-visible' );
	}

	/** @param array{values: array<string, string|list<string>>, rule?: list<string>, conditions?: mixed, holds: bool} $row */
	#[DataProvider( 'conditions' )]
	public function test_conditions_match_the_expected_answers( array $row ): void {
		$rule  = $row['rule'] ?? null;
		$given = null === $rule ? $row['conditions'] ?? null : array( 'rules' => array( array( 'field' => $rule[0], 'operator' => $rule[1], 'value' => $rule[2] ?? '' ) ) );
		self::assertSame( $row['holds'], ConditionSet::read( $given )->holds( $row['values'] ) );
	}

	/** @param array{values: array<string, string|list<string>>, parts: list<array{id: string, names: list<string>, inside: string, conditions: mixed}>, formulas?: array<string, string>, hidden: list<string>, results?: array<string, string>} $row */
	#[DataProvider( 'visible' )]
	public function test_conditions_hide_the_expected_parts_of_a_form( array $row ): void {
		$parts        = array_map( static fn( array $part ): Part => new Part( $part['id'], $part['names'], $part['inside'], ConditionSet::read( $part['conditions'] ) ), $row['parts'] );
		$computations = array_map( self::computation( ... ), $row['formulas'] ?? array() );
		$visibility   = new Visibility( $parts, $row['values'], $computations );
		$hidden       = $visibility->hidden();
		self::assertSame( $row['hidden'], $hidden );
		$results = array();
		foreach ( array_diff( array_keys( $computations ), $hidden ) as $name ) {
			$reader  = new AnswersReader( $row['values'], $computations, static fn( string $asked ): bool => ! in_array( $asked, $hidden, true ) );
			$results = array_replace( $results, array_intersect_key( $reader->read( array( $name ) ), array( $name => true ) ) );
		}
		self::assertSame( $row['results'] ?? array(), $results );
	}

	private static function computation( string $formula ): Computation {
		$type  = new Calculation();
		$field = new FormField( $type, 'calculation', array( 'formula' => $formula ) );
		return new Computation( $type->asks( $field ), static fn( array $answers ): string => $type->compute( $field, $answers ) );
	}

	public function test_the_condition_operators_match_the_contract(): void {
		$set   = Contracts::schema()->read( 'conditions' );
		$group = ( (array) ( (array) ( (array) $set['properties'] )['groups'] )['items'] );
		foreach ( array( $set, $group ) as $schema ) {
			preg_match( '/"operator":\{"type":"string","enum":(\[[^\]]*\])/', (string) wp_json_encode( ( (array) $schema['properties'] )['rules'] ), $found );
			self::assertSame( array_column( Operator::cases(), 'value' ), json_decode( $found[1] ?? '', true ) );
		}
	}
}
