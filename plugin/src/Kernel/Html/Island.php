<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Parts of a page that the browser may take over: the wrapper around one, with its name for the loader and the props of
 * its view. Nothing is loaded before the visitor needs the island (Loader).
 */
final class Island {

	/** @param PageIds $ids Shared by all parts, so that a tab and an accordion's item of one title differ. */
	public function __construct( private readonly Loader $loader, public readonly PageIds $ids = new PageIds() ) {}

	/**
	 * Called while the block's render callback runs, because the wrapper carries the block's own classes and styles.
	 *
	 * @param array<string, mixed>                    $props      Of the live view, in the shape of its contract; they
	 * become `data-props`.
	 * @param array<string, string|int|bool|null>     $attributes More of the wrapper's own.
	 * @param string                                  $tag        Of the wrapper.
	 */
	public function render( string $name, array $props, string $inner, array $attributes = array(), string $tag = 'div' ): string {
		return "<{$tag} " . get_block_wrapper_attributes( $this->attributes( $name, $props, $attributes ) ) . ">{$inner}</{$tag}>";
	}

	/**
	 * What makes an element an island, for one whose own tag another block printed.
	 *
	 * @param array<string, mixed>                $props
	 * @param array<string, string|int|bool|null> $attributes
	 * @return array<string, string>
	 */
	public function attributes( string $name, array $props, array $attributes = array() ): array {
		$this->need( $name );
		$own = array( 'data-island' => $name );
		if ( array() !== $props ) {
			// WordPress's escaping leaves "&amp;" as it is, which a visitor's browser would read as "&".
			$own['data-props'] = (string) wp_json_encode( $props, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP );
		}
		foreach ( $attributes as $key => $value ) {
			if ( null !== $value && false !== $value ) {
				$own[ $key ] = true === $value ? '' : (string) $value;
			}
		}
		return $own;
	}

	/** @param list<string> $soon Chunks that it will ask for, as the loader takes them. */
	public function need( string $island, array $soon = array() ): void {
		$this->loader->island( $island, $soon );
	}
}
