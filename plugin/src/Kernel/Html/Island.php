<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\FirstPaintScript;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a page that the browser may take over: the wrapper around one, with its name for the loader and the props of
 * its view, and what the loader is told: which scripts an island needs, in order, WordPress's own React, then the island.
 * Nothing of it is loaded before the visitor needs the island. All islands are named as soon as a page has one: pages of a
 * query loop bring others later.
 */
final class Island {

	/** The script module that watches what a visitor does, on every page that has anything to bring. */
	public const LOADER = 'vestibule/loader';

	/** What scripts of other plugins import for their types of field (docs/field-types.md). */
	private const FIELD_TYPES = 'vestibule/field-types';

	private const LIBRARIES = array( 'react', 'react-dom', 'react-jsx-runtime' );

	/** Old browsers' polyfills that React's handle asks for; no supported browser needs them. */
	private const LEFT_OUT = array( 'wp-polyfill' );

	/** @var array<string, list<string>> Chunks that a visitor will need, by island. */
	private array $soon = array();

	/** @param PageIds $ids Shared by all parts, so that a tab and an accordion's item of one title differ. */
	public function __construct( private readonly Assets $assets, public readonly PageIds $ids = new PageIds() ) {}

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

	/**
	 * Takes a part of the page over in the browser. At once: older WordPress prints the script modules of a block theme
	 * in the head, right after the blocks.
	 *
	 * @param string       $island The folder's name below blocks/, as in data-island.
	 * @param list<string> $soon   Chunks that it will ask for; browsers fetch them with its script when the part comes
	 * near the window and they have nothing to do. Without any its script waits for the visitor.
	 */
	public function need( string $island, array $soon = array() ): void {
		if ( array() !== $soon ) {
			$this->soon[ $island ] = array_merge( $this->soon[ $island ] ?? array(), $soon );
		}
		wp_enqueue_script_module( self::LOADER );
	}

	public function registerLoader(): void {
		wp_register_script_module( self::LOADER, $this->assets->url( 'modules/loader.js' ), array(), $this->assets->version( 'modules/loader' ) );
		wp_register_script_module( self::FIELD_TYPES, $this->assets->url( 'modules/field-types.js' ), array(), $this->assets->version( 'modules/field-types' ) );
		add_filter( 'wp_script_attributes', $this->notPutOff( ... ) );
	}

	/** Put off, it would miss a visitor's first press. */
	private function notPutOff( mixed $attributes ): mixed {
		return is_array( $attributes ) && self::LOADER . '-js-module' === ( $attributes['id'] ?? '' ) ? FirstPaintScript::MARKS + $attributes : $attributes;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> The addresses of the libraries in the order they run, of each island's own script,
	 * and of what else an island will ask for.
	 */
	public function data( array $data ): array {
		$islands = array();
		foreach ( $this->assets->names( 'islands' ) as $name ) {
			$islands[ $name ] = $this->assets->script( "islands/{$name}" );
		}
		$soon = array_map( fn ( array $chunks ): array => $this->assets->chunks( 'islands', array_values( array_unique( $chunks ) ) ), $this->soon );
		return array(
			'libs'    => $this->libraries(),
			'islands' => $islands,
		) + array_filter( array( 'soon' => $soon ) ) + $data;
	}

	/** @return list<string> */
	private function libraries(): array {
		$scripts = wp_scripts();
		$urls    = array();
		$scripts->all_deps( self::LIBRARIES );
		$order          = $scripts->to_do;
		$scripts->to_do = array();
		foreach ( $order as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			if ( null === $script || ! is_string( $script->src ) || in_array( $handle, self::LEFT_OUT, true ) ) {
				continue;
			}
			$src     = str_starts_with( $script->src, '/' ) ? $scripts->base_url . $script->src : $script->src;
			$version = is_string( $script->ver ) && '' !== $script->ver ? $script->ver : $scripts->default_version;
			$urls[]  = add_query_arg( 'ver', $version, $src );
		}
		return $urls;
	}
}
