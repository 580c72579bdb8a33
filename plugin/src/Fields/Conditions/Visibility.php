<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/**
 * Determines the hidden parts of a form (docs/form-logic.md). src/conditions/visible.ts returns the same results.
 * Hidden fields count as empty in conditions and computations. Parts inside a hidden part are also hidden. The editor
 * prevents circular conditions. If one exists, a part counts as visible while its own conditions are evaluated.
 */
final class Visibility {

	private readonly AnswersReader $answers;

	/** @var array<string, Part> Parts by ID. */
	private array $parts = array();

	/** @var array<string, Part> Parts by input name. */
	private array $owners = array();

	/** @var array<string, bool> Whether each part is visible, by ID. */
	private array $shown = array();

	/**
	 * @param list<Part>                            $parts
	 * @param array<array-key, string|list<string>> $values       Values by input name. The value of a field with
	 * several choices is a list.
	 * @param array<array-key, Computation>         $computations Computations by field name.
	 */
	public function __construct( array $parts, array $values, array $computations = array() ) {
		$this->answers = new AnswersReader(
			$values,
			$computations,
			fn( string $name ): bool => $this->isShown( $this->owner( $name ) )
		);
		foreach ( $parts as $part ) {
			$this->parts[ $part->id ] = $part;
			$this->owners            += array_fill_keys( $part->names, $part );
		}
	}

	/** @return list<string> IDs of the hidden parts. */
	public function hidden(): array {
		return array_values(
			array_map(
				static fn( Part $part ): string => $part->id,
				array_filter( $this->parts, $this->isHidden( ... ) )
			)
		);
	}

	/** @return list<string> Input names of the hidden fields. */
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
		$this->shown[ $part->id ] = $this->isShown( $this->parts[ $part->inside ] ?? null )
			&& $part->conditions->holds( $this->answers->read( $part->conditions->names() ) );
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
