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
	 * @param bool                $isUnconfirmed Whether it counts only after a click in an email.
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
		$text = null === $this->field ? implode( ', ', (array) $this->value ) : $this->field->type->asText( $this->field, $this->posted( $this->value ) );
		return $this->isUnconfirmed ? self::unconfirmed( $text ) : $text;
	}

	/** @return list<string> Each value in words, without the empty ones. */
	public function texts(): array {
		$filled = self::filled( $this->value );
		$texts  = null === $this->field ? $filled : $this->field->type->asTexts( $this->field, $this->name, $filled );
		// Of an agreement the second is the text that was agreed to.
		return $this->isUnconfirmed && isset( $texts[0] ) ? array( self::unconfirmed( $texts[0] ), ...array_slice( $texts, 1 ) ) : $texts;
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

	/** An answer that counts only after a click in an email. */
	public static function unconfirmed( string $text ): string {
		/* translators: %s: an answer, such as "Agreed". */
		return '' === $text ? '' : sprintf( __( '%s (not confirmed)', 'vestibule' ), $text );
	}

	/** @param string|list<string> $value */
	private function posted( string|array $value ): Value {
		return new Value( array( $this->name => $value ) );
	}
}
