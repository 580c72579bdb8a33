<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

/**
 * Parses a formula into steps for a stack machine. Limits prevent long run times. src/formulas/parse.ts implements the
 * same grammar.
 */
final class Parser {

	/** Minimum and maximum number of arguments by function. */
	private const FUNCTIONS = array(
		'sum'     => array( 1, 99 ),
		'min'     => array( 1, 99 ),
		'max'     => array( 1, 99 ),
		'round'   => array( 1, 99 ),
		'if'      => array( 2, 3 ),
		'and'     => array( 1, 99 ),
		'or'      => array( 1, 99 ),
		'not'     => array( 1, 1 ),
		'today'   => array( 0, 0 ),
		'date'    => array( 3, 3 ),
		'days'    => array( 2, 2 ),
		'months'  => array( 2, 2 ),
		'years'   => array( 1, 2 ),
		'weekday' => array( 1, 1 ),
	);

	private const MAX_CHARACTERS = 500;
	private const MAX_DEPTH      = 30;
	private const MAX_STEPS      = 200;

	/**
	 * Pattern of a token: a number, a field name, a quoted string or an operator. A field name is in braces if it
	 * contains characters other than letters, digits and underscores.
	 */
	private const TOKEN = '~\G\s*(?:([0-9]{1,15}(?:\.[0-9]{1,15})?)|\{([^{}]{1,130})\}|([A-Za-z][A-Za-z0-9_]*)|"([^"]{0,130})"|\'([^\']{0,130})\'|(<=|>=|<>|!=|==?|[-+*/(),;<>]))~u';

	/** Alternative spellings of operators. */
	private const SAME = array(
		';'  => ',',
		'==' => '=',
		'!=' => '<>',
	);

	private const COMPARISONS = array( '=', '<>', '<', '<=', '>', '>=' );

	/** @var list<array{string, string}> Type and text of each token. */
	private array $tokens = array();

	/** @var list<array{string, string, int}> */
	private array $steps = array();

	private int $at = 0;

	/** @return list<array{string, string, int}>|null Null if the formula is invalid. */
	public function steps( string $formula ): ?array {
		return $this->split( rtrim( $formula ) ) && $this->expression( 0 ) && count( $this->tokens ) === $this->at
			? $this->steps
			: null;
	}

	private function split( string $formula ): bool {
		$from  = 0;
		$bytes = strlen( $formula );
		if ( mb_strlen( $formula, 'UTF-8' ) > self::MAX_CHARACTERS ) {
			return false;
		}
		while ( $from < $bytes ) {
			if ( 1 !== preg_match( self::TOKEN, $formula, $found, PREG_UNMATCHED_AS_NULL, $from ) ) {
				return false;
			}
			$from          += strlen( (string) $found[0] );
			$this->tokens[] = match ( true ) {
				null !== $found[1] => array( 'number', $found[1] ),
				null !== $found[2] => array( 'braced', $found[2] ),
				null !== $found[3] => array( 'word', $found[3] ),
				null !== $found[6] => array( 'sign', self::SAME[ $found[6] ] ?? $found[6] ),
				default            => array( 'text', $found[4] ?? (string) $found[5] ),
			};
		}
		return array() !== $this->tokens;
	}

	private function expression( int $depth ): bool {
		return $this->chain( self::COMPARISONS, $this->sums( ... ), $depth, 1 );
	}

	private function sums( int $depth ): bool {
		return $this->chain( array( '+', '-' ), $this->term( ... ), $depth );
	}

	private function term( int $depth ): bool {
		return $this->chain( array( '*', '/' ), $this->factor( ... ), $depth );
	}

	/**
	 * @param list<string>          $signs
	 * @param callable( int ): bool $operand
	 * @param int                   $most    Maximum number of operators in the chain.
	 */
	private function chain( array $signs, callable $operand, int $depth, int $most = PHP_INT_MAX ): bool {
		$sign = null;
		while ( $operand( $depth ) ) {
			if ( null !== $sign ) {
				$this->steps[] = array( 'operator', $sign, 0 );
			}
			$sign = $this->sign();
			if ( null === $sign || ! in_array( $sign, $signs, true ) || 0 === $most-- ) {
				return true;
			}
			++$this->at;
		}
		return false;
	}

	private function factor( int $depth ): bool {
		if ( $depth > self::MAX_DEPTH || count( $this->steps ) > self::MAX_STEPS ) {
			return false;
		}
		[ $type, $text ] = $this->tokens[ $this->at ] ?? array( '', '' );
		if ( 'word' === $type && '(' === $this->sign( 1 ) ) {
			return $this->call( strtolower( $text ), $depth );
		}
		++$this->at;
		switch ( $type ) {
			case 'number':
			case 'text':
				$this->steps[] = array( $type, $text, 0 );
				return true;
			case 'braced':
			case 'word':
				$this->steps[] = array( 'field', trim( $text ), 0 );
				return true;
		}
		if ( '-' === $text && $this->factor( $depth + 1 ) ) {
			$this->steps[] = array( 'minus', '', 0 );
			return true;
		}
		return '(' === $text && $this->expression( $depth + 1 ) && $this->take( ')' );
	}

	private function call( string $name, int $depth ): bool {
		list( $least, $most ) = self::FUNCTIONS[ $name ] ?? array( 1, 0 );
		++$this->at;
		$count = 0;
		if ( $least > 0 || ')' !== $this->sign( 1 ) ) {
			do {
				++$this->at;
				if ( ! $this->expression( $depth + 1 ) ) {
					return false;
				}
				++$count;
			} while ( ',' === $this->sign() );
		} else {
			++$this->at;
		}
		$this->steps[] = array( 'function', $name, $count );
		return $count >= $least && $count <= $most && $this->take( ')' );
	}

	private function take( string $sign ): bool {
		$is_there = $sign === $this->sign();
		++$this->at;
		return $is_there;
	}

	private function sign( int $ahead = 0 ): ?string {
		[ $type, $text ] = $this->tokens[ $this->at + $ahead ] ?? array( '', '' );
		return 'sign' === $type ? $text : null;
	}
}
