<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Rules\Text as Texts;

/**
 * A field as its type sees it: its name and settings, with every default filled in (docs/form.md). Fields of a form know
 * their type as well (FormField).
 */
class Field {

	public readonly string $label;
	public readonly string $help;
	public readonly bool $required;

	/** @var array<string, string> By rule; those that the type's Defaults name. */
	public readonly array $messages;

	/** @param array<string, mixed> $settings By attribute, as the type's settings() gave them. */
	public function __construct(
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
}
