<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Default label, messages and limits of a field type. They are used if a setting is empty (docs/form.md). */
final class Defaults {

	/** @var array<string, string> Error messages by rule. */
	public readonly array $messages;

	/**
	 * @param string                    $name     Name of the first field of this type in a form. Names of further
	 * fields get a number appended.
	 * @param array<string, string>     $messages Error messages by rule. They replace the general messages for
	 * `required`, `invalid` and `max`, and include those for the type's own rules. `%%name%%` is the placeholder for a
	 * limit.
	 * @param array<string, string|int> $settings Values for attributes that are empty, and limits that editors can't
	 * change, by attribute.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		array $messages = array(),
		public readonly array $settings = array(),
	) {
		$general        = array(
			'required' => __( 'This field is required', 'vestibule' ),
			'invalid'  => __( 'This value cannot be used', 'vestibule' ),
			'max'      => __( 'Use at most %%maxLength%% characters', 'vestibule' ),
		);
		$this->messages = array_replace( $general, $messages );
	}

	public function string( string $attribute ): string {
		$text = $this->settings[ $attribute ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	public function number( string $attribute ): int {
		$number = $this->settings[ $attribute ] ?? 0;
		return is_int( $number ) ? $number : 0;
	}
}
