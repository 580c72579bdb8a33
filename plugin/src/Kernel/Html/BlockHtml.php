<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Closure;
use WP_Block;

/**
 * Registers render callbacks for blocks, so that testable classes render their HTML instead of a render.php file. Can
 * also delay the setup of a feature until the first of its blocks is rendered.
 */
final class BlockHtml {

	/** Hook priority. Lower than 20, the priority of the blocks' features. */
	private const BEFORE = 19;

	/** @var array<string, Closure> */
	private array $callbacks = array();

	/**
	 * @var array<string, non-empty-string> Hook that sets up a feature, by the block name, attribute or class that
	 * triggers the setup.
	 */
	private array $waiting = array();

	/** @var list<string> Triggers in $waiting that are classes in HTML. */
	private array $marks = array();

	/**
	 * @param array<string, Closure> $callbacks Render callbacks by block name. A name that ends in * applies to all
	 * blocks with this prefix, unless they have a callback themselves.
	 */
	public function add( array $callbacks ): void {
		$this->begin();
		$this->callbacks = $callbacks + $this->callbacks;
	}

	/**
	 * Calls a function once, before the first block that matches one of the names is rendered.
	 *
	 * @param non-empty-list<string> $names Names of blocks, of attributes on any block (such as `vestibuleReveal`), or
	 * of classes in the HTML of any block (such as `vestibule-slide-init`).
	 */
	public function before( array $names, Closure $prepare ): void {
		$this->begin();
		$hooks = array_map( static fn ( string $name ): string => "vestibule_needs_{$name}", $names );

		$this->waiting += array_combine( $names, $hooks );
		array_push(
			$this->marks,
			...array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, 'vestibule-' ) )
		);
		$wake = static function () use ( $hooks, $prepare, &$wake ): void {
			foreach ( $hooks as $hook ) {
				remove_action( $hook, $wake );
			}
			$prepare();
		};
		foreach ( $hooks as $hook ) {
			add_action( $hook, $wake );
		}
	}

	private function begin(): void {
		if ( array() === $this->callbacks && array() === $this->waiting ) {
			add_filter( 'block_type_metadata_settings', $this->withCallback( ... ), 10, 2 );
			add_filter( 'render_block_data', $this->wakeForBlock( ... ), PHP_INT_MIN, 3 );
			add_filter( 'render_block', $this->wakeForMark( ... ), self::BEFORE );
			add_action( 'wp_enqueue_scripts', $this->wakeBeforeHead( ... ), PHP_INT_MIN );
		}
	}

	/**
	 * @param array<string, mixed>      $parsed
	 * @param array<string, mixed>      $source
	 * @return array<string, mixed>
	 */
	private function wakeForBlock( array $parsed, array $source, ?WP_Block $around = null ): array {
		$name  = is_string( $parsed['blockName'] ?? null ) ? $parsed['blockName'] : '';
		$names = array( $name => true, (string) $around?->name => true ) + (
			is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : array()
		);
		array_map( $this->wake( ... ), array_keys( array_intersect_key( $this->waiting, $names ) ) );
		return $parsed;
	}

	private function wakeForMark( string $html ): string {
		foreach ( $this->marks as $mark ) {
			if ( str_contains( $html, $mark ) ) {
				$this->wake( $mark );
			}
		}
		return $html;
	}

	/**
	 * Sets up features before the head is printed, because some themes print the head before they render the blocks. If
	 * every page loads the styles of all blocks, sets up all features.
	 */
	private function wakeBeforeHead(): void {
		$is_all = ! wp_should_load_block_assets_on_demand();
		foreach ( $is_all || is_singular() ? array_keys( $this->waiting ) : array() as $name ) {
			if ( $is_all || has_block( $name ) ) {
				$this->wake( $name );
			}
		}
	}

	private function wake( string $name ): void {
		$hook = $this->waiting[ $name ] ?? null;
		if ( null !== $hook && has_action( $hook ) ) {
			do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The name begins with vestibule_.
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function withCallback( array $settings, array $metadata ): array {
		$name = $metadata['name'] ?? null;
		// This filter runs for every block type of the site, so other blocks are skipped first.
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'vestibule/' ) ) {
			return $settings;
		}
		$callback = isset( $this->waiting[ $name ] ) ? $this->late( $name ) : $this->callback( $name );
		return null === $callback ? $settings : array( 'render_callback' => $callback ) + $settings;
	}

	/** Returns a render callback for a block whose feature is set up just before the block is rendered. */
	private function late( string $name ): Closure {
		return function ( mixed ...$given ) use ( $name ): mixed {
			$this->wake( $name );
			return ( $this->callback( $name ) ?? static fn (): string => '' )( ...$given );
		};
	}

	private function callback( string $name ): ?Closure {
		if ( isset( $this->callbacks[ $name ] ) ) {
			return $this->callbacks[ $name ];
		}
		foreach ( $this->callbacks as $pattern => $callback ) {
			if ( str_ends_with( $pattern, '*' ) && str_starts_with( $name, substr( $pattern, 0, -1 ) ) ) {
				return $callback;
			}
		}
		return null;
	}
}
