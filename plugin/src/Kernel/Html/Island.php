<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Wrapper element of an island: a part of the page that React can hydrate. Contains its name for the loader and the
 * props of its view. Scripts are loaded only when the visitor needs the island (Loader).
 */
final class Island {

	/**
	 * @param PageIds $ids Shared by all blocks of the page, so that a tab and an accordion item with the same title
	 * have different IDs.
	 */
	public function __construct( private readonly Loader $loader, public readonly PageIds $ids = new PageIds() ) {}

	/**
	 * Renders the wrapper. Must be called in the block's render callback, because it prints the block's classes and
	 * styles.
	 *
	 * @param array<string, mixed>                    $props      Props of the view in the format of its contract. They
	 * are printed as `data-props`.
	 * @param array<string, string|int|bool|null>     $attributes Additional attributes of the wrapper.
	 * @param string                                  $tag        Tag name of the wrapper.
	 */
	public function render(
		string $name,
		array $props,
		string $inner,
		array $attributes = array(),
		string $tag = 'div'
	): string {
		return "<{$tag} " . get_block_wrapper_attributes( $this->attributes( $name, $props, $attributes ) )
			. ">{$inner}</{$tag}>";
	}

	/**
	 * Returns the attributes that make an element an island, for elements whose tag another block has printed.
	 *
	 * @param array<string, mixed>                $props
	 * @param array<string, string|int|bool|null> $attributes
	 * @return array<string, string>
	 */
	public function attributes( string $name, array $props, array $attributes = array() ): array {
		$this->need( $name );
		if ( str_contains( (string) ( $attributes['data-island-on'] ?? '' ), 'visible' ) ) {
			$this->loader->startVisible();
		}
		$own = array( 'data-island' => $name );
		if ( array() !== $props ) {
			// WordPress's escaping leaves "&amp;" unchanged, so a browser would decode it to "&".
			$own['data-props'] = (string) wp_json_encode(
				$props,
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP
			);
		}
		foreach ( $attributes as $key => $value ) {
			if ( null !== $value && false !== $value ) {
				$own[ $key ] = true === $value ? '' : (string) $value;
			}
		}
		return $own;
	}

	/** @param list<string> $soon Chunks that the island will load (Loader::island()). */
	public function need( string $island, array $soon = array() ): void {
		$this->loader->island( $island, $soon );
	}
}
