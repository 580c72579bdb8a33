<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/**
 * Which parts of a form are hidden (docs/form-logic.md; src/conditions/visible.ts decides the same). A hidden field
 * counts as empty for the conditions of others, and for what is computed of them; what stands in a hidden part is hidden
 * with it. Conditions in a circle, which the editor refuses, ask for each field once: one that is being decided counts as
 * shown.
 */
final class Visibility {

	private readonly AnswersReader $answers;

	/** @var array<string, Part> By id. */
	private array $parts = array();

	/** @var array<string, Part> By posted name. */
	private array $owners = array();

	/** @var array<string, bool> By id. */
	private array $shown = array();

	/**
	 * @param list<Part>                            $parts
	 * @param array<array-key, string|list<string>> $values       By posted name; a list where several can be chosen.
	 * @param array<array-key, Computation>         $computations By the name of the field.
	 */
	public function __construct( array $parts, array $values, array $computations = array() ) {
		$this->answers = new AnswersReader( $values, $computations, fn( string $name ): bool => $this->isShown( $this->owner( $name ) ) );
		foreach ( $parts as $part ) {
			$this->parts[ $part->id ] = $part;
			$this->owners            += array_fill_keys( $part->names, $part );
		}
	}

	/** @return list<string> The ids of the hidden parts. */
	public function hidden(): array {
		return array_values( array_map( static fn( Part $part ): string => $part->id, array_filter( $this->parts, $this->isHidden( ... ) ) ) );
	}

	/** @return list<string> What hidden fields would post. */
	public function hiddenNames(): array {
		return array_merge( ...array_map( fn( string $id ): array => $this->parts[ $id ]->names, $this->hidden() ) );
	}

	private function isHidden( Part $part ): bool {
		$around = $this->parts[ $part->inside ] ?? null;
		return ! $this->isShown( $part ) || ( null !== $around && $this->isHidden( $around ) );
	}

	private function isShown( ?Part $part ): bool {
		if ( null === $part || isset( $this->shown[ $part->id ] ) ) {
			return null === $part || $this->shown[ $part->id ];
		}
		$this->shown[ $part->id ] = true;
		$this->shown[ $part->id ] = $this->isShown( $this->parts[ $part->inside ] ?? null ) && $part->conditions->holds( $this->answers->read( $part->conditions->names() ) );
		return $this->shown[ $part->id ];
	}

	private function owner( string $name ): ?Part {
		foreach ( isset( $this->owners[ $name ] ) ? array() : $this->owners as $posted => $part ) {
			if ( str_starts_with( (string) $posted, "{$name}[" ) ) {
				return $part;
			}
		}
		return $this->owners[ $name ] ?? null;
	}
}
