<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** The words and limits of a field whose editor set none (docs/form.md). */
final class Defaults {

	/** @var array<string, string> By rule. */
	public readonly array $messages;

	/**
	 * @param string                    $name     The posted name of a form's first field of the type; a second one gets
	 * a number.
	 * @param array<string, string>     $messages By rule: in place of the general ones for `required`, `invalid` and
	 * `max`, and one for each rule more that the type has. `%%name%%` in it stands for a limit.
	 * @param array<string, string|int> $settings By attribute, for those left empty; also limits that no editor sets.
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
