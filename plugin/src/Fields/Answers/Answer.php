<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Value;

/**
 * Answer submitted under one input name. Its label and values are plain text and must be escaped.
 *
 * @phpstan-type RowTable array{headings: list<string>, rows: list<list<string>>}
 */
final class Answer {

	/** Name of the field type. Empty if the form no longer has the field. */
	public readonly string $type;

	public readonly ?AnswerRole $role;

	/**
	 * @param string              $name          Input name: the name under which the answer is submitted, such as
	 * `names[first_name]`.
	 * @param string|list<string> $value         Stored value.
	 * @param FormField|null      $field         Null if the form no longer has the field.
	 * @param bool                $isUnconfirmed Whether the sender has yet to confirm the answer by email.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string|array $value,
		public readonly ?FormField $field = null,
		private readonly bool $isUnconfirmed = false,
	) {
		$this->type = $field?->type->name() ?? '';
		$this->role = $field?->type->role();
	}

	/** Returns the label, or the input name if the label is empty. */
	public function heading(): string {
		return '' === $this->label ? $this->name : $this->label;
	}

	/** @return list<array{value: string, label: string}> Options that visitors can choose. */
	public function options(): array {
		return null === $this->field ? array() : $this->field->type->choices( $this->field );
	}

	public function isEmpty(): bool {
		return '' === $this->value || array() === $this->value;
	}

	/**
	 * Checks whether the answer can contain text that the visitor has typed. Always true if the form no longer has the
	 * field.
	 */
	public function isTyped(): bool {
		return null === $this->field || $this->field->isTyped( $this->value );
	}

	/** Returns the whole answer as text. */
	public function text(): string {
		$text = null === $this->field
			? implode( ', ', (array) $this->value )
			: $this->field->type->asText( $this->field, $this->posted( $this->value ) );
		return $this->isUnconfirmed ? self::unconfirmed( $text ) : $text;
	}

	/** @return list<string> Text of each value that is not empty. */
	public function texts(): array {
		$filled = self::filled( $this->value );
		$texts  = null === $this->field ? $filled : $this->field->type->asTexts( $this->field, $this->name, $filled );
		// The second value of an agreement is the text that the sender agreed to. Only the first value is marked.
		return $this->isUnconfirmed && isset( $texts[0] )
			? array( self::unconfirmed( $texts[0] ), ...array_slice( $texts, 1 ) )
			: $texts;
	}

	/** @return list<array{name: string, size: string, url: string, preview: string}> Uploaded files of the answer. */
	public function files(): array {
		return $this->field?->type instanceof TakesFiles
			? $this->field->type->files( $this->posted( $this->value ) )
			: array();
	}

	/** @return RowTable|null Rows of a repeater. Null for other fields. */
	public function table(): ?array {
		$field = $this->field;
		return $field?->type instanceof HoldsRows && is_string( $this->value ) && '' !== $this->value
			? $field->type->table( $field, $this->posted( $this->value ) )
			: null;
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string> Values that are not empty.
	 */
	public static function filled( string|array $value ): array {
		return array_values( array_filter( (array) $value, static fn ( string $text ): bool => '' !== trim( $text ) ) );
	}

	/** Marks the text of an answer that the sender has yet to confirm by email. */
	public static function unconfirmed( string $text ): string {
		/* translators: %s: an answer, such as "Agreed". */
		return '' === $text ? '' : sprintf( __( '%s (not confirmed)', 'vestibule' ), $text );
	}

	/** @param string|list<string> $value */
	private function posted( string|array $value ): Value {
		return new Value( array( $this->name => $value ) );
	}
}
