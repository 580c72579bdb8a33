<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Rules\Text as Texts;

/**
 * Name and settings of a field, including all defaults (docs/form.md). The subclass FormField also contains the type.
 */
class Field {

	public readonly string $label;
	public readonly string $help;
	public readonly bool $required;

	/** @var array<string, string> Error messages by rule. The type's Defaults define the rules. */
	public readonly array $messages;

	/** @param array<string, mixed> $settings Settings by attribute, as returned by the type's settings(). */
	public function __construct(
		public readonly string $name,
		public readonly array $settings,
	) {
		$messages       = is_array( $settings['messages'] ?? null ) ? $settings['messages'] : array();
		$this->label    = $this->string( 'label' );
		$this->help     = $this->string( 'help' );
		$this->required = true === ( $settings['required'] ?? false );
		/** @var array<string, string> $words */
		$words          = array_filter(
			$messages,
			static fn( mixed $words, mixed $rule ): bool => is_string( $rule ) && is_string( $words ),
			ARRAY_FILTER_USE_BOTH
		);
		$this->messages = $words + array( 'required' => '', 'invalid' => '', 'max' => '' );
	}

	/**
	 * Returns the error message for a rule.
	 *
	 * @param array<string, string|int> $limits Values of the `%%name%%` placeholders, by name.
	 */
	public function message( string $rule, array $limits = array() ): string {
		return Texts::fill( $this->messages[ $rule ] ?? '', $limits );
	}

	/** Returns a string attribute. Empty if it is missing or not a string. */
	public function string( string $attribute ): string {
		$text = $this->settings[ $attribute ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/** Returns an integer attribute. 0 if it is missing or not an integer. */
	public function number( string $attribute ): int {
		$number = $this->settings[ $attribute ] ?? 0;
		return is_int( $number ) ? $number : 0;
	}

	/** @return list<array{value: string, label: string}> Options to choose from. */
	public function options(): array {
		/** @var list<array{value: string, label: string}> $options */
		$options = $this->settings['options'] ?? array();
		return $options;
	}
}
