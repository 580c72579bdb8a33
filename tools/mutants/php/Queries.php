<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

/** Operators in SQL statements, which contain much of the logic for seats. */
final class Queries {

	private const VERB = '/\b(SELECT|UPDATE|DELETE|WHERE)\b/';

	private const OPERATOR = '/(?<= )(?:<=|>=|<>|=|<|>|AND|OR|ASC|DESC|MIN|MAX)(?= )|\b(?:IS NOT NULL|IS NULL)\b/';

	private const SWAPS = array(
		'<'           => '<=',
		'<='          => '<',
		'>'           => '>=',
		'>='          => '>',
		'='           => '<>',
		'<>'          => '=',
		'AND'         => 'OR',
		'OR'          => 'AND',
		'ASC'         => 'DESC',
		'DESC'        => 'ASC',
		'IS NULL'     => 'IS NOT NULL',
		'IS NOT NULL' => 'IS NULL',
	);

	/**
	 * Returns the operators that can be swapped after the first WHERE. Assignments of an UPDATE are not changed.
	 *
	 * @return list<array{int, string, string}> Offset in the text, operator, other operator.
	 */
	public static function swaps( string $text ): array {
		$where = strpos( $text, 'WHERE' );
		if ( 1 !== preg_match( self::VERB, $text ) || false === $where ) {
			return array();
		}
		preg_match_all( self::OPERATOR, $text, $found, PREG_OFFSET_CAPTURE, $where );
		$swaps = array();
		foreach ( $found[0] as [ $operator, $offset ] ) {
			if ( isset( self::SWAPS[ $operator ] ) ) {
				$swaps[] = array( $offset, $operator, self::SWAPS[ $operator ] );
			}
		}
		return $swaps;
	}
}
