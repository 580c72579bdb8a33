<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

/** Arithmetic over the fields of a form, computed without eval; src/formulas/compute.ts gives the same results. */
final class Formula {

	/** Larger numbers are not exact. */
	private const LARGEST = 1e15;

	/** @param list<array{string, string, int}> $steps On a stack: what it is, the number, name or sign, and how many a function takes. */
	private function __construct( private readonly array $steps ) {}

	/** Null for what is no formula. */
	public static function read( string $formula ): ?self {
		$steps = ( new Parser() )->steps( $formula );
		return null === $steps ? null : new self( $steps );
	}

	/** @return list<string> The names of the fields that it asks for, each once. */
	public function fields(): array {
		$fields = array_filter( $this->steps, static fn( array $step ): bool => 'field' === $step[0] );
		return array_values( array_unique( array_column( $fields, 1 ) ) );
	}

	/**
	 * @param callable( string ): list<float> $numbers Those of a field: several where several are chosen, none where nothing is answered.
	 * @return float|null Null where there is no result, as of a division by nought.
	 */
	public function compute( callable $numbers ): ?float {
		$stack = array();
		foreach ( $this->steps as [ $type, $what, $count ] ) {
			$stack[] = match ( $type ) {
				'number'   => array( (float) $what ),
				'field'    => $numbers( $what ),
				'minus'    => array( -self::total( array_pop( $stack ) ) ),
				'function' => array( self::called( $what, array_splice( $stack, -$count ) ) ),
				default    => array( self::operated( $what, array_pop( $stack ), array_pop( $stack ) ) ),
			};
			// Asked first: with OPcache, a comparison with NAN can come out either way.
			$total = self::total( end( $stack ) );
			if ( ! is_finite( $total ) || abs( $total ) > self::LARGEST ) {
				return null;
			}
		}
		return self::total( array_pop( $stack ) );
	}

	/** As it is stored: digits, a point, and as many decimals as the field has. */
	public static function written( ?float $value, int $decimals ): string {
		return null === $value ? '' : number_format( self::rounded( $value, $decimals ) + 0.0, $decimals, '.', '' );
	}

	/**
	 * Half is rounded away from nought. A hair is added, so that 1.005, which computers hold as a little less, becomes
	 * 1.01: both languages compute the same way, and PHP's versions round differently.
	 */
	private static function rounded( float $value, float $decimals ): float {
		$factor = 10 ** min( 6, max( 0, (int) $decimals ) );
		return ( $value <=> 0.0 ) * floor( abs( $value ) * $factor + 0.5 + 1e-9 ) / $factor;
	}

	/** @param list<list<float>> $given What is not answered is not there: it is not the least of some numbers. */
	private static function called( string $name, array $given ): float {
		$all = array_merge( ...$given );
		return match ( $name ) {
			'min'   => array() === $all ? 0.0 : min( $all ),
			'max'   => array() === $all ? 0.0 : max( $all ),
			'round' => self::rounded( self::total( $given[0] ?? null ), self::total( $given[1] ?? null ) ),
			default => self::total( $all ),
		};
	}

	/**
	 * @param list<float>|null $right
	 * @param list<float>|null $left
	 */
	private static function operated( string $sign, ?array $right, ?array $left ): float {
		$one   = self::total( $left );
		$other = self::total( $right );
		return match ( $sign ) {
			'+'     => $one + $other,
			'-'     => $one - $other,
			'*'     => $one * $other,
			default => 0.0 === $other ? NAN : $one / $other,
		};
	}

	/** @param list<float>|false|null $numbers */
	private static function total( array|false|null $numbers ): float {
		$total = 0.0;
		foreach ( is_array( $numbers ) ? $numbers : array() as $number ) {
			$total += $number;
		}
		return $total;
	}
}
