<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Wrapper element of an island, which is a part of the page that React can hydrate. Contains the island's name for the
 * loader, and the props of its view. The scripts are loaded only when the visitor needs the island (Loader).
 */
final class Island {

	/**
	 * @param PageIds $ids Shared by all blocks of the page, so that a tab and an accordion item with the same title
	 * have different IDs.
	 */
	public function __construct( private readonly Loader $loader, public readonly PageIds $ids = new PageIds() ) {}

	/**
	 * Renders the wrapper. Must be called in the block's render callback, because WordPress adds the block's classes
	 * and styles to the wrapper.
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
	 * Returns the attributes that turn an element into an island, for elements whose tag is printed by another block.
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
			// WordPress's escaping leaves "&amp;" in a value unchanged, and browsers would decode it to "&".
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

	/** @param list<string> $soon Names of the chunks that the island will load (Loader::island()). */
	public function need( string $island, array $soon = array() ): void {
		$this->loader->island( $island, $soon );
	}
}
