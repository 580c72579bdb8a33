<?php

declare(strict_types=1);

namespace Vestibule\Modal;

/** The attributes of a modal (contract modal.schema.json), each what it is meant to be whatever stands in the post. */
final class Settings {

	private const SIZES = array( 'small', 'medium', 'large', 'full' );

	public function __construct(
		public readonly string $anchor,
		public readonly string $label,
		public readonly string $size,
		public readonly string $position,
		public readonly bool $bottomOnPhones,
		public readonly bool $closeOnBackdrop,
		public readonly string $buttonText,
		public readonly Triggers $triggers,
	) {}

	/** @param array<array-key, mixed> $attributes */
	public static function from( array $attributes ): self {
		return new self(
			self::text( $attributes['anchor'] ?? '' ),
			self::text( $attributes['label'] ?? '' ),
			in_array( $attributes['size'] ?? '', self::SIZES, true ) ? (string) $attributes['size'] : 'medium',
			'end' === ( $attributes['position'] ?? '' ) ? 'end' : 'center',
			false !== ( $attributes['bottomOnPhones'] ?? true ),
			false !== ( $attributes['closeOnBackdrop'] ?? true ),
			self::text( $attributes['buttonText'] ?? '' ),
			Triggers::from( $attributes )
		);
	}

	/** @return string The classes of the dialog. */
	public function classes(): string {
		return "vestibule-modal is-{$this->size} is-at-{$this->position}" . ( $this->bottomOnPhones ? ' is-bottom-on-phones' : '' );
	}

	/** Words only: what was bold in a label is not read out so. */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( html_entity_decode( wp_strip_all_tags( $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}
}
