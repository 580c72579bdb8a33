<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

use Closure;

/**
 * Reads answers by name. Computed fields are evaluated once each, and submitted values for them are ignored. The editor
 * prevents circular computations. If one exists, a field counts as empty while it is being computed, as in
 * src/conditions/answers.ts.
 */
final class AnswersReader {

	/** @var array<string, string> Computed values by field name. */
	private array $results = array();

	/**
	 * @param array<array-key, string|list<string>> $values       Values by input name. The value of a field with
	 * several choices is a list.
	 * @param array<array-key, Computation>         $computations Computations by field name.
	 * @param Closure( string ): bool               $isShown      Checks whether a field is visible. Hidden fields are
	 * skipped.
	 */
	public function __construct(
		private readonly array $values,
		private readonly array $computations,
		private readonly Closure $isShown
	) {}

	/**
	 * Returns the values of fields and of their parts.
	 *
	 * @param list<string> $names
	 * @return array<array-key, string|list<string>>
	 */
	public function read( array $names ): array {
		$asked  = array_values( array_filter( $names, $this->isShown ) );
		$values = array_filter(
			$this->values,
			static fn( int|string $posted ): bool => self::isAsked( (string) $posted, $asked ),
			ARRAY_FILTER_USE_KEY
		);
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
