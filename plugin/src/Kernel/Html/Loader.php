<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Script module that loads other scripts when the visitor needs them (src/islands/loader): script modules of the page,
 * and islands with their libraries. WordPress's React is the first library. Only pages with such scripts include the
 * loader.
 */
final class Loader {

	public const MODULE = 'vestibule/loader';

	/** CSS class of the block that displays the content of posts, which can contain any island. */
	private const POST_CONTENT = 'wp-block-post-content';

	/** Selector for scripts that load when the visitor scrolls. */
	public const SCROLLING = '';

	private const VISIBLE = 'vestibule/visible';

	/** Module that other plugins import for their field types (docs/field-types.md). */
	private const FIELD_TYPES = 'vestibule/field-types';

	/** Dependencies of React that are not loaded, because the supported browsers don't need polyfills. */
	private const LEFT_OUT = array( 'wp-polyfill' );

	/** @var array<string, array<string, string|int>> Arguments of late(), by selector and URL. */
	private array $late = array();

	/** @var array<string, true> Names of the islands on this page, including those that it may load later. */
	private array $islands = array();

	/** @var array<string, list<string>> Chunks to load in advance, by island. */
	private array $soon = array();

	/** Whether islands on this page start when they become visible. */
	private bool $startsVisible = false;

	public function __construct( private readonly Assets $assets ) {}

	#[Hook( 'init' )]
	public function register(): void {
		$this->registerModule( self::MODULE, 'loader' );
		$this->registerModule( self::FIELD_TYPES, 'field-types' );
		add_filter( 'wp_script_attributes', $this->notPutOff( ... ) );
		add_filter( 'script_module_data_' . self::MODULE, $this->data( ... ) );
	}

	/** @param string $file Name of the file in the folder modules of the build. */
	private function registerModule( string $id, string $file ): void {
		wp_register_script_module(
			$id,
			$this->assets->url( "modules/{$file}.js" ),
			array(),
			$this->assets->version( "modules/{$file}" )
		);
	}

	/**
	 * Loads a script module when the visitor interacts with an element for the first time.
	 *
	 * @param string $selector Elements that load the script when the visitor hovers, focuses, clicks or submits them.
	 * The script is also loaded if the URL has a hash.
	 * @param int    $until    Time at which the page's content expires, as a Unix timestamp. After this time, the
	 * script is loaded at once. 0 means never.
	 * @param string $kept     Key in sessionStorage. If it exists, the script is loaded at once.
	 * @param string $now      Selector. If an element matches, the script is loaded at once.
	 */
	public function late( string $selector, string $src, int $until = 0, string $kept = '', string $now = '' ): void {
		wp_enqueue_script_module( self::MODULE );
		$this->late[ "{$selector} {$src}" ] = array_filter(
			array( 'on' => $selector ) + compact( 'src', 'now', 'until', 'kept' )
		);
	}

	/**
	 * Adds an island that is hydrated in the browser. Enqueues the loader at once, because older versions of WordPress
	 * print the script modules of a block theme in the head, right after the blocks are rendered.
	 *
	 * @param string       $name Name of the folder in blocks/, as in data-island.
	 * @param list<string> $soon Chunks that the island will load. If the island is near the viewport, browsers load
	 * them together with its script as soon as the visitor interacts with the page. If there are none, the script is
	 * loaded when the visitor uses the island.
	 */
	public function island( string $name, array $soon = array() ): void {
		$this->islands[ $name ] = true;
		if ( array() !== $soon ) {
			$this->soon[ $name ] = array_merge( $this->soon[ $name ] ?? array(), $soon );
		}
		wp_enqueue_script_module( self::MODULE );
	}

	/**
	 * Adds all islands if the visitor can load further posts into this page, because those posts can contain any
	 * island.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	#[Hook( 'render_block_core/query' )]
	public function noteLaterPosts( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		if ( true === ( $attributes['enhancedPagination'] ?? false ) && str_contains( $html, self::POST_CONTENT ) ) {
			array_map( $this->island( ... ), $this->assets->names( 'islands' ) );
		}
		return $html;
	}

	/**
	 * Replaces the loader with the version that also prevents floating elements from covering content
	 * (src/scrolling/floats.ts).
	 */
	public function withFloats(): void {
		wp_deregister_script_module( self::MODULE );
		$this->registerModule( self::MODULE, 'loader-floats' );
		wp_enqueue_script_module( self::MODULE );
		if ( $this->startsVisible ) {
			// Modules run in the order of the queue, and the loader must already listen when an island becomes visible.
			wp_dequeue_script_module( self::VISIBLE );
			wp_enqueue_script_module( self::VISIBLE );
		}
	}

	/** Starts islands with `visible` in `data-island-on` when they become visible. */
	public function startVisible(): void {
		$this->startsVisible = true;
		$this->registerModule( self::VISIBLE, 'visible' );
		wp_enqueue_script_module( self::VISIBLE );
	}

	/**
	 * Prevents optimizer plugins from delaying the loader, because a delayed loader would miss the visitor's first
	 * click.
	 */
	private function notPutOff( mixed $attributes ): mixed {
		return is_array( $attributes ) && self::MODULE . '-js-module' === ( $attributes['id'] ?? '' )
			? FirstPaintScript::MARKS + $attributes
			: $attributes;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> URLs of the libraries in loading order, URLs of the islands' scripts and chunks, and
	 * the arguments of late(). Lists that would be empty are omitted.
	 */
	public function data( array $data ): array {
		$islands   = array();
		$libraries = array();
		foreach ( array_keys( $this->islands ) as $name ) {
			$islands[ $name ] = $this->assets->script( "islands/{$name}" );
			array_push( $libraries, ...$this->assets->dependencies( "islands/{$name}" ) );
		}
		$soon = array_map(
			fn ( array $chunks ): array => $this->assets->chunks( 'islands', array_values( array_unique( $chunks ) ) ),
			$this->soon
		);
		$lists = array(
			'libs'    => $this->urls( $libraries ),
			'islands' => $islands,
			'soon'    => $soon,
			'late'    => array_values( $this->late ),
		);
		return array_filter( $lists ) + $data;
	}

	/**
	 * @param list<string> $handles Handles of WordPress's scripts.
	 * @return list<string> URLs of the scripts and their dependencies, in loading order.
	 */
	private function urls( array $handles ): array {
		$scripts = wp_scripts();
		$urls    = array();
		$scripts->all_deps( $handles );
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
