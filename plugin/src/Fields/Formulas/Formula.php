<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

use Vestibule\Fields\Conditions\Answers;
use Vestibule\Fields\Conditions\Number;

/**
 * Formula that uses the fields of a form, with arithmetic, comparisons and dates (docs/form-logic.md). Evaluated
 * without eval. src/formulas/compute.ts returns the same results. The value of a step is a list, because visitors can
 * choose several options. Null stands for a missing result, for example after a division by zero.
 *
 * @phpstan-type Given list<float|string>
 */
final class Formula {

	/** Maximum result. Floats can't represent larger numbers exactly. */
	private const MAX_RESULT = 1e15;

	/** Tolerance for comparisons, which compensates for floating-point errors. */
	private const HAIR = 1e-9;

	/**
	 * @param list<array{string, string, int}> $steps Steps for a stack machine. Each step consists of its type, its
	 * number, name or operator, and its number of arguments.
	 */
	private function __construct( private readonly array $steps ) {}

	/** Parses a formula. Returns null if it is invalid. */
	public static function read( string $formula ): ?self {
		$steps = ( new Parser() )->steps( $formula );
		return null === $steps ? null : new self( $steps );
	}

	/** @return list<string> Names of the fields in the formula, without duplicates. */
	public function fields(): array {
		$fields = array_filter( $this->steps, static fn( array $step ): bool => 'field' === $step[0] );
		return array_values( array_unique( array_column( $fields, 1 ) ) );
	}

	/** Checks whether the result depends on the current date. */
	public function asksToday(): bool {
		foreach ( $this->steps as [ $type, $what, $count ] ) {
			if ( 'function' === $type && ( 'today' === $what || ( 'years' === $what && 1 === $count ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Evaluates the formula. The branch of `if` that is not selected doesn't need a result.
	 *
	 * @param callable( string ): list<string> $texts Returns the normalized answers of a field.
	 * @param string                           $today Date such as 2026-03-31.
	 * @return float|null Null if the formula has no result.
	 */
	public function compute( callable $texts, string $today ): ?float {
		$stack = array();
		foreach ( $this->steps as [ $type, $what, $count ] ) {
			$given   = 'function' === $type ? array_splice( $stack, count( $stack ) - $count ) : array();
			$stack[] = self::exact(
				match ( $type ) {
					'number'   => array( (float) $what ),
					'text'     => array( Answers::fold( $what ) ),
					'field'    => array_values(
						array_filter( $texts( $what ), static fn ( string $text ): bool => '' !== $text )
					),
					'minus'    => self::negated( array_pop( $stack ) ),
					'function' => 'if' === $what ? self::taken( $given ) : self::called( $what, $given, $today ),
					default    => self::operated( $what, array_pop( $stack ), array_pop( $stack ) ),
				}
			);
		}
		$result = array_pop( $stack );
		return null === $result ? null : self::total( $result );
	}

	/** Formats a result for storage, with a decimal point and a fixed number of decimals. */
	public static function written( ?float $value, int $decimals ): string {
		return null === $value ? '' : number_format( self::rounded( $value, $decimals ) + 0.0, $decimals, '.', '' );
	}

	/**
	 * Rounds half away from zero. Adds a small tolerance, so that 1.005 becomes 1.01, although it is stored as slightly
	 * less than 1.005. Doesn't use round(), because PHP versions and JavaScript round differently.
	 */
	private static function rounded( float $value, float $decimals ): float {
		$factor = 10 ** min( 6, max( 0, (int) $decimals ) );
		return ( $value <=> 0.0 ) * floor( abs( $value ) * $factor + 0.5 + self::HAIR ) / $factor;
	}

	/**
	 * Returns the value, or null if it is too large to be exact.
	 *
	 * @param Given|null $value
	 * @return Given|null
	 */
	private static function exact( ?array $value ): ?array {
		// is_finite() comes first, because comparisons with NAN are unreliable with OPcache.
		$total = self::total( $value ?? array() );
		return is_finite( $total ) && abs( $total ) <= self::MAX_RESULT ? $value : null;
	}

	/**
	 * @param Given|null $value
	 * @return Given|null
	 */
	private static function negated( ?array $value ): ?array {
		return null === $value ? null : array( -self::total( $value ) );
	}

	/**
	 * Evaluates the function `if`.
	 *
	 * @param list<Given|null> $given Condition, value if true, and value if false.
	 * @return Given|null
	 */
	private static function taken( array $given ): ?array {
		if ( null === $given[0] ) {
			return null;
		}
		return self::isTrue( $given[0] ) ? $given[1] : ( 3 === count( $given ) ? $given[2] : array() );
	}

	/**
	 * Calls a function. Skips empty answers, so that they are not treated as the minimum or as a date.
	 *
	 * @param list<Given|null> $given
	 * @return Given|null
	 */
	private static function called( string $name, array $given, string $today ): ?array {
		if ( in_array( null, $given, true ) ) {
			return null;
		}
		/** @var list<Given> $given */
		$all    = array_merge( ...array_map( self::numbers( ... ), $given ) );
		$day    = Days::in( $today );
		$first  = Days::day( self::numbers( $given[0] ?? array() )[0] ?? null );
		$second = Days::day( self::numbers( $given[1] ?? array() )[0] ?? null );
		$result = match ( $name ) {
			'min'     => array() === $all ? 0.0 : min( $all ),
			'max'     => array() === $all ? 0.0 : max( $all ),
			'round'   => self::rounded( self::total( $given[0] ), self::total( $given[1] ?? array() ) ),
			'and'     => (float) ! in_array( false, array_map( self::isTrue( ... ), $given ), true ),
			'or'      => (float) ( array() !== array_filter( $given, self::isTrue( ... ) ) ),
			'not'     => (float) ! self::isTrue( $given[0] ),
			'today'   => $day,
			'date'    => Days::written( $all ),
			'days'    => Days::between( $first, $second ),
			'months'  => Days::wholeMonths( $first, $second ),
			'years'   => Days::wholeYears( $first, count( $given ) > 1 ? $second : $day ),
			'weekday' => Days::weekday( $first ),
			default   => self::total( $all ),
		};
		return null === $result ? null : array( $result );
	}

	/**
	 * @param Given|null $right
	 * @param Given|null $left
	 * @return Given|null
	 */
	private static function operated( string $sign, ?array $right, ?array $left ): ?array {
		if ( null === $left || null === $right ) {
			return null;
		}
		$one   = self::total( $left );
		$other = self::total( $right );
		if ( '/' === $sign && 0.0 === $other ) {
			return null;
		}
		$result = match ( $sign ) {
			'+'     => $one + $other,
			'-'     => $one - $other,
			'*'     => $one * $other,
			'/'     => $one / $other,
			default => (float) self::isMet( $sign, $left, $right ),
		};
		return array( $result );
	}

	/**
	 * @param Given $left
	 * @param Given $right
	 */
	private static function isMet( string $sign, array $left, array $right ): bool {
		$more = self::total( $left ) - self::total( $right );
		return match ( $sign ) {
			'='     => self::isSame( $left, $right ),
			'<>'    => ! self::isSame( $left, $right ),
			'<'     => $more <= -self::HAIR,
			'<='    => $more < self::HAIR,
			'>'     => $more >= self::HAIR,
			default => $more > -self::HAIR,
		};
	}

	/**
	 * Checks whether two values are equal. Compares them as numbers if all items are numeric, otherwise as strings. Two
	 * lists are equal if they have an item in common.
	 *
	 * @param Given $left
	 * @param Given $right
	 */
	private static function isSame( array $left, array $right ): bool {
		$both = array_merge( $left, $right );
		if ( count( self::numbers( $both ) ) === count( $both ) ) {
			return abs( self::total( $left ) - self::total( $right ) ) < self::HAIR;
		}
		$texts = static fn ( array $value ): array =>
			array() === $value ? array( '' ) : array_map( strval( ... ), $value );
		return array() !== array_intersect( $texts( $left ), $texts( $right ) );
	}

	/**
	 * Checks whether the value counts as true: a number other than zero, or a string that is not empty, such as a
	 * chosen option.
	 *
	 * @param Given $value
	 */
	private static function isTrue( array $value ): bool {
		foreach ( $value as $one ) {
			if ( 0.0 !== self::number( $one ) && '' !== $one ) {
				return true;
			}
		}
		return false;
	}

	/** @param Given $value */
	private static function total( array $value ): float {
		$total = 0.0;
		foreach ( self::numbers( $value ) as $number ) {
			$total += $number;
		}
		return $total;
	}

	/**
	 * @param Given $value
	 * @return list<float>
	 */
	private static function numbers( array $value ): array {
		return array_values(
			array_filter(
				array_map( self::number( ... ), $value ),
				static fn ( ?float $number ): bool => null !== $number
			)
		);
	}

	/** Parses an answer as a number, as conditions do. A date becomes the number of days since January 1, 1970. */
	private static function number( float|string $one ): ?float {
		return is_float( $one ) ? $one : ( Number::in( $one ) ?? Days::in( $one ) );
	}
}
