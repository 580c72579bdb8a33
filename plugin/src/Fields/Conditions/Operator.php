<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Operator of a rule (docs/form-logic.md). src/conditions/holds.ts returns the same results. */
enum Operator: string {
	case Equals      = 'equals';
	case NotEquals   = 'not-equals';
	case Greater     = 'greater';
	case Less        = 'less';
	case Contains    = 'contains';
	case NotContains = 'not-contains';
	case Starts      = 'starts';
	case Ends        = 'ends';
	case Matches     = 'matches';
	case IsEmpty     = 'empty';
	case NotEmpty    = 'not-empty';

	/**
	 * @param non-empty-list<string> $texts  Normalized values. An empty answer is a single empty string. If the answer
	 * is a list, one matching item is sufficient.
	 * @param string                 $value  Normalized value of the rule.
	 * @param bool                   $isList Whether visitors can choose several values.
	 */
	public function isMet( array $texts, string $value, bool $isList ): bool {
		return match ( $this ) {
			self::Equals      => self::some(
				$texts,
				static fn( string $text ): bool => self::isEqual( $text, $value )
			),
			self::NotEquals   => ! self::Equals->isMet( $texts, $value, $isList ),
			self::Contains    => '' !== $value && self::contains( $texts, $value, $isList ),
			self::NotContains => ! self::Contains->isMet( $texts, $value, $isList ),
			self::IsEmpty     => array( '' ) === $texts,
			self::NotEmpty    => array( '' ) !== $texts,
			default           => '' !== $value
				&& self::some( $texts, fn( string $text ): bool => '' !== $text && $this->isMetBy( $text, $value ) ),
		};
	}

	/** Compares a single string. Only for operators that need a value. */
	private function isMetBy( string $text, string $value ): bool {
		return match ( $this ) {
			self::Greater => ( Comparison::compare( $text, $value ) ?? 0 ) > 0,
			self::Less    => ( Comparison::compare( $text, $value ) ?? 0 ) < 0,
			self::Starts  => str_starts_with( $text, $value ),
			self::Ends    => str_ends_with( $text, $value ),
			self::Matches => Comparison::matches( $text, $value ),
			default       => false,
		};
	}

	/**
	 * Checks whether a string contains the value, or whether a list has the value as an item. For example, a list with
	 * the item "Courses abroad" doesn't contain "Courses".
	 *
	 * @param non-empty-list<string> $texts
	 */
	private static function contains( array $texts, string $value, bool $isList ): bool {
		return self::some(
			$texts,
			static fn( string $text ): bool => $isList ? self::isEqual( $text, $value ) : str_contains( $text, $value )
		);
	}

	private static function isEqual( string $text, string $value ): bool {
		return $text === $value || 0 === Comparison::compare( $text, $value );
	}

	/**
	 * @param non-empty-list<string>    $texts
	 * @param callable( string ): bool $meets
	 */
	private static function some( array $texts, callable $meets ): bool {
		foreach ( $texts as $text ) {
			if ( $meets( $text ) ) {
				return true;
			}
		}
		return false;
	}
}
