<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Types\Agreement;

/** One field of a form with every default filled in (docs/form.md). */
final class Field {

	public readonly string $label;
	public readonly string $help;
	public readonly bool $required;

	/** @var array<string, string> By rule; those that the type's Defaults name. */
	public readonly array $messages;

	/** @param array<string, mixed> $settings By attribute, as the type's settings() gave them. */
	public function __construct(
		public readonly FieldType $type,
		public readonly string $name,
		public readonly array $settings,
	) {
		$messages       = is_array( $settings['messages'] ?? null ) ? $settings['messages'] : array();
		$this->label    = $this->string( 'label' );
		$this->help     = $this->string( 'help' );
		$this->required = true === ( $settings['required'] ?? false );
		/** @var array<string, string> $words */
		$words          = array_filter( $messages, static fn( mixed $words, mixed $rule ): bool => is_string( $rule ) && is_string( $words ), ARRAY_FILTER_USE_BOTH );
		$this->messages = $words + array( 'required' => '', 'invalid' => '', 'max' => '' );
	}

	/**
	 * What is said when a rule is broken.
	 *
	 * @param array<string, string|int> $limits What stands for `%%name%%` in it, by name.
	 */
	public function message( string $rule, array $limits = array() ): string {
		return Texts::fill( $this->messages[ $rule ] ?? '', $limits );
	}

	/** An attribute that is a text; empty when the type has none of the name. */
	public function string( string $attribute ): string {
		$text = $this->settings[ $attribute ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/** An attribute that is a whole number; 0 when the type has none of the name. */
	public function number( string $attribute ): int {
		$number = $this->settings[ $attribute ] ?? 0;
		return is_int( $number ) ? $number : 0;
	}

	/** @return list<array{value: string, label: string}> What can be chosen. */
	public function options(): array {
		/** @var list<array{value: string, label: string}> $options */
		$options = $this->settings['options'] ?? array();
		return $options;
	}

	/** @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> */
	public function parts(): array {
		return $this->type->parts( $this ) ?? array();
	}

	/** @return array<string, string> Labels by posted name. */
	public function labels(): array {
		return null === $this->type->parts( $this ) ? array( $this->name => $this->label ) : array_column( $this->parts(), 'label', 'name' );
	}

	/**
	 * True if the answer can hold words of the visitor's own: anything but digits, options and texts of the form.
	 *
	 * @param string|list<string> $value As it is stored.
	 */
	public function isTyped( string|array $value ): bool {
		$options = array_column( $this->type->choices( $this ), 'value' );
		$own     = array( ...$options, $this->string( 'value' ) );
		$typed   = array_filter( (array) $value, static fn ( string $text ): bool => ! in_array( $text, $own, true ) && 1 !== preg_match( '~^[\d\s+().,:/T-]{0,60}$~D', $text ) );
		return array() !== $typed && ! $this->type instanceof Agreement;
	}

	/** @param array<string, string|list<string>> $values By posted name, of the whole form. */
	public function valueIn( array $values ): Value {
		return new Value( array_intersect_key( $values, $this->labels() ) );
	}
}
