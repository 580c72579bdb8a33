<?php

declare(strict_types=1);

namespace Vestibule\Drawer;

/**
 * The attributes of a drawer (contract drawer.schema.json), each what it is meant to be whatever stands in the post.
 */
final class Settings {

	private const KINDS  = array( 'drawer', 'popup', 'search' );
	private const ICONS  = array( 'menu', 'search', 'more', 'none' );
	private const SHOWN  = array( 'always', 'below-tablet', 'below-desktop', 'from-tablet', 'from-desktop' );

	private function __construct(
		public readonly string $anchor,
		public readonly string $kind,
		public readonly string $side,
		private readonly string $label,
		public readonly string $icon,
		public readonly bool $showLabel,
		private readonly string $shown,
	) {}

	/** @param array<array-key, mixed> $attributes */
	public static function from( array $attributes ): self {
		$icon = self::oneOf( self::ICONS, $attributes['icon'] ?? null );
		return new self(
			is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '',
			self::oneOf( self::KINDS, $attributes['kind'] ?? null ),
			'start' === ( $attributes['side'] ?? '' ) ? 'start' : 'end',
			is_string( $attributes['label'] ?? null ) ? trim( html_entity_decode( wp_strip_all_tags( $attributes['label'] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '',
			$icon,
			in_array( true, array( $attributes['showLabel'] ?? true, 'none' === $icon ), true ),
			self::oneOf( self::SHOWN, $attributes['shown'] ?? null )
		);
	}

	/** Where the author wrote none, what is in it. */
	public function label(): string {
		return '' === $this->label ? ( 'search' === $this->kind ? __( 'Search', 'vestibule' ) : __( 'Menu', 'vestibule' ) ) : $this->label;
	}

	/** @return string The classes of the block. */
	public function classes(): string {
		return 'vestibule-drawer is-shown-' . $this->shown;
	}

	/** @return string The classes of the dialog. */
	public function dialogClasses(): string {
		return "vestibule-drawer__dialog is-{$this->kind}" . ( 'drawer' === $this->kind ? " is-at-{$this->side}" : '' );
	}

	/** @param non-empty-list<string> $values The first is the default. */
	private static function oneOf( array $values, mixed $value ): string {
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}
}
