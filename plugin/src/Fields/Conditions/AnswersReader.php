<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

use Closure;

/**
 * Reads answers by name, and what is computed of them; what was sent for a computed field is not looked at. Each is
 * computed once: in a circle, which the editor refuses, one that is being computed counts as empty
 * (src/conditions/answers.ts does the same).
 */
final class AnswersReader {

	/** @var array<string, string> By name. */
	private array $results = array();

	/**
	 * @param array<array-key, string|list<string>> $values       By posted name; a list where several can be chosen.
	 * @param array<array-key, Computation>         $computations By the name of the field.
	 * @param Closure( string ): bool               $isShown      Of a field that is hidden nothing is read.
	 */
	public function __construct( private readonly array $values, private readonly array $computations, private readonly Closure $isShown ) {}

	/**
	 * What is posted under one of some names, or is a part of it.
	 *
	 * @param list<string> $names
	 * @return array<array-key, string|list<string>>
	 */
	public function read( array $names ): array {
		$asked  = array_values( array_filter( $names, $this->isShown ) );
		$values = array_filter( $this->values, static fn( int|string $posted ): bool => self::isAsked( (string) $posted, $asked ), ARRAY_FILTER_USE_KEY );
		foreach ( $asked as $name ) {
			if ( isset( $this->computations[ $name ] ) ) {
				$values[ $name ] = $this->result( $name, $this->computations[ $name ] );
			}
		}
		return $values;
	}

	private function result( string $name, Computation $computation ): string {
		if ( ! isset( $this->results[ $name ] ) ) {
			$this->results[ $name ] = '';
			$this->results[ $name ] = ( $computation->compute )( $this->read( $computation->asks ) );
		}
		return $this->results[ $name ];
	}

	/** @param list<string> $names */
	private static function isAsked( string $posted, array $names ): bool {
		foreach ( $names as $name ) {
			if ( $name === $posted || str_starts_with( $posted, "{$name}[" ) ) {
				return true;
			}
		}
		return false;
	}
}
