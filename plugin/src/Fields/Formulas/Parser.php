<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

/** Reads a formula into steps on a stack, in bounded time; src/formulas/parse.ts reads the same. */
final class Parser {

	private const FUNCTIONS = array( 'sum', 'min', 'max', 'round' );

	/** In characters; in parentheses and signs within each other; in steps. */
	private const LONGEST    = 500;
	private const DEEPEST    = 30;
	private const MOST_STEPS = 200;

	/** Numbers, names of fields (in braces where they hold more than letters, digits and underscores), and signs. */
	private const TOKEN = '~\G\s*(?:([0-9]{1,15}(?:\.[0-9]{1,15})?)|\{([^{}]{1,130})\}|([A-Za-z][A-Za-z0-9_]*)|([-+*/(),]))~';

	/** @var list<array{string, string}> Each with what it is. */
	private array $tokens = array();

	/** @var list<array{string, string, int}> */
	private array $steps = array();

	private int $at = 0;

	/** @return list<array{string, string, int}>|null Null for what is no formula. */
	public function steps( string $formula ): ?array {
		return $this->split( rtrim( $formula ) ) && $this->expression( 0 ) && count( $this->tokens ) === $this->at ? $this->steps : null;
	}

	private function split( string $formula ): bool {
		$from  = 0;
		$bytes = strlen( $formula );
		if ( mb_strlen( $formula, 'UTF-8' ) > self::LONGEST ) {
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
				default            => array( 'sign', (string) $found[4] ),
			};
		}
		return array() !== $this->tokens;
	}

	private function expression( int $depth ): bool {
		return $this->chain( array( '+', '-' ), $this->term( ... ), $depth );
	}

	private function term( int $depth ): bool {
		return $this->chain( array( '*', '/' ), $this->factor( ... ), $depth );
	}

	/**
	 * @param list<string>            $signs
	 * @param callable( int ): bool $operand
	 */
	private function chain( array $signs, callable $operand, int $depth ): bool {
		$sign = null;
		while ( $operand( $depth ) ) {
			if ( null !== $sign ) {
				$this->steps[] = array( 'operator', $sign, 0 );
			}
			$sign = $this->sign();
			if ( null === $sign || ! in_array( $sign, $signs, true ) ) {
				return true;
			}
			++$this->at;
		}
		return false;
	}

	private function factor( int $depth ): bool {
		if ( $depth > self::DEEPEST || count( $this->steps ) > self::MOST_STEPS ) {
			return false;
		}
		[ $type, $text ] = $this->tokens[ $this->at ] ?? array( '', '' );
		if ( 'word' === $type && '(' === $this->sign( 1 ) ) {
			return $this->call( strtolower( $text ), $depth );
		}
		++$this->at;
		switch ( $type ) {
			case 'number':
				$this->steps[] = array( 'number', $text, 0 );
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
		if ( ! in_array( $name, self::FUNCTIONS, true ) ) {
			return false;
		}
		++$this->at;
		$count = 0;
		do {
			++$this->at;
			if ( ! $this->expression( $depth + 1 ) ) {
				return false;
			}
			++$count;
		} while ( ',' === $this->sign() );
		$this->steps[] = array( 'function', $name, $count );
		return $this->take( ')' );
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
