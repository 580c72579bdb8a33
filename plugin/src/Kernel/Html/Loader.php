<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\FirstPaintScript;

defined( 'ABSPATH' ) || exit;

/**
 * The script module that watches what a visitor does and brings what they then need (src/islands/loader): script modules
 * of the page, and islands with their libraries, in order: WordPress's own React, then the island. Nothing of it is
 * loaded before. All islands are named as soon as a page has one: pages of a query loop bring others later.
 */
final class Loader {

	public const MODULE = 'vestibule/loader';

	/** What is not a part of the page but scrolling it. */
	public const SCROLLING = '';

	/** What scripts of other plugins import for their types of field (docs/field-types.md). */
	private const FIELD_TYPES = 'vestibule/field-types';

	private const LIBRARIES = array( 'react', 'react-dom', 'react-jsx-runtime' );

	/** Old browsers' polyfills that React's handle asks for; no supported browser needs them. */
	private const LEFT_OUT = array( 'wp-polyfill' );

	/** @var array<string, array<string, string|int>> What `late` was given. */
	private array $late = array();

	/** @var array<string, list<string>> Chunks that a visitor will need, by island. */
	private array $soon = array();

	public function __construct( private readonly Assets $assets ) {}

	public function register(): void {
		wp_register_script_module( self::MODULE, $this->assets->url( 'modules/loader.js' ), array(), $this->assets->version( 'modules/loader' ) );
		wp_register_script_module( self::FIELD_TYPES, $this->assets->url( 'modules/field-types.js' ), array(), $this->assets->version( 'modules/field-types' ) );
		add_filter( 'wp_script_attributes', $this->notPutOff( ... ) );
		add_filter( 'script_module_data_' . self::MODULE, $this->data( ... ) );
	}

	/**
	 * Brings a script module with a visitor's first move in what it is for.
	 *
	 * @param string $selector What a visitor points at, focuses, clicks or sends; a hash in the address brings the
	 * script, too.
	 * @param int    $until    When the script can no longer wait, because what the page holds has run out; Unix
	 * seconds, 0 never.
	 * @param string $kept     Key in the tab's sessionStorage whose presence brings the script at once.
	 * @param string $now      What brings the script at once where it stands on the page, as a selector.
	 */
	public function late( string $selector, string $src, int $until = 0, string $kept = '', string $now = '' ): void {
		wp_enqueue_script_module( self::MODULE );
		$this->late[ "{$selector} {$src}" ] = array_filter( array( 'on' => $selector ) + compact( 'src', 'now', 'until', 'kept' ) );
	}

	/**
	 * Takes a part of the page over in the browser. At once: older WordPress prints the script modules of a block theme
	 * in the head, right after the blocks.
	 *
	 * @param string       $name The folder's name below blocks/, as in data-island.
	 * @param list<string> $soon Chunks that it will ask for; browsers fetch them with its script when the part comes near
	 * the window and they have nothing to do. Without any its script waits for the visitor.
	 */
	public function island( string $name, array $soon = array() ): void {
		if ( array() !== $soon ) {
			$this->soon[ $name ] = array_merge( $this->soon[ $name ] ?? array(), $soon );
		}
		wp_enqueue_script_module( self::MODULE );
	}

	/** Put off, it would miss a visitor's first press. */
	private function notPutOff( mixed $attributes ): mixed {
		return is_array( $attributes ) && self::MODULE . '-js-module' === ( $attributes['id'] ?? '' ) ? FirstPaintScript::MARKS + $attributes : $attributes;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> The addresses of the libraries in the order they run, of each island's own script,
	 * of what else an island will ask for, and of what comes late.
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
		) + array_filter( array( 'soon' => $soon, 'late' => array_values( $this->late ) ) ) + $data;
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
