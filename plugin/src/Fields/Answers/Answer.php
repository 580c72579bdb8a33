<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Value;

/**
 * One answer by its posted name, in plain text: escape it.
 *
 * @phpstan-type RowTable array{headings: list<string>, rows: list<list<string>>}
 */
final class Answer {

	/** The field's type; empty where the form has no such field. */
	public readonly string $type;

	public readonly ?AnswerRole $role;

	/**
	 * @param string              $name  Such as `names[first_name]`.
	 * @param string|list<string> $value As it is stored.
	 * @param FormField|null          $field Null for what the form no longer asks.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string|array $value,
		public readonly ?FormField $field = null,
	) {
		$this->type = $field?->type->name() ?? '';
		$this->role = $field?->type->role();
	}

	/** The label; the posted name where the field has none. */
	public function heading(): string {
		return '' === $this->label ? $this->name : $this->label;
	}

	/** @return list<array{value: string, label: string}> What can be chosen. */
	public function options(): array {
		return null === $this->field ? array() : $this->field->type->choices( $this->field );
	}

	public function isEmpty(): bool {
		return '' === $this->value || array() === $this->value;
	}

	/** True if it can hold words of the visitor's own; unknown answers can. */
	public function isTyped(): bool {
		return null === $this->field || $this->field->isTyped( $this->value );
	}

	/** The whole answer in words. */
	public function text(): string {
		return null === $this->field ? implode( ', ', (array) $this->value ) : $this->field->type->asText( $this->field, $this->posted( $this->value ) );
	}

	/** @return list<string> Each value in words, without the empty ones. */
	public function texts(): array {
		$field = $this->field;
		return array_map( fn ( string $text ): string => null === $field ? $text : $field->type->asText( $field, $this->posted( $text ) ), self::filled( $this->value ) );
	}

	/** @return list<array{name: string, size: string, url: string, preview: string}> The files it names. */
	public function files(): array {
		return $this->field?->type instanceof TakesFiles ? $this->field->type->files( $this->posted( $this->value ) ) : array();
	}

	/** @return RowTable|null Null unless it was answered in rows. */
	public function table(): ?array {
		$field = $this->field;
		return $field?->type instanceof HoldsRows && is_string( $this->value ) && '' !== $this->value ? $field->type->table( $field, $this->posted( $this->value ) ) : null;
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string> Without the empty ones.
	 */
	public static function filled( string|array $value ): array {
		return array_values( array_filter( (array) $value, static fn ( string $text ): bool => '' !== trim( $text ) ) );
	}

	/** @param string|list<string> $value */
	private function posted( string|array $value ): Value {
		return new Value( array( $this->name => $value ) );
	}
}
