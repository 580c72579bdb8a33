<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Closure;
use WP_Block;

/**
 * Gives blocks their HTML from the plugin's classes, which can be tested and put together by hand, instead of a
 * render.php. A feature that only some pages show waits here for the first of its blocks.
 */
final class BlockHtml {

	/** Before what the blocks' own features do at 20. */
	private const BEFORE = 19;

	/** @var array<string, Closure> */
	private array $callbacks = array();

	/** @var array<string, non-empty-string> What features wait for, each with the hook that tells them. */
	private array $waiting = array();

	/** @var list<string> Those of them that are classes in HTML. */
	private array $marks = array();

	/**
	 * @param array<string, Closure> $callbacks The render callback of each block, by its name with the namespace; a name
	 * that ends with * stands for all that begin so and have none of their own.
	 */
	public function add( array $callbacks ): void {
		$this->begin();
		$this->callbacks = $callbacks + $this->callbacks;
	}

	/**
	 * @param list<string> $names Of blocks, of attributes that any block may have (`vestibuleReveal`), or a class in the
	 * HTML of any block (`vestibule-slide-init`).
	 * @return list<non-empty-string> Actions, one for each name: fired before a block is printed that has it, as long as
	 * something is added to them.
	 */
	public function hooks( array $names ): array {
		$hooks = array_map( static fn ( string $name ): string => "vestibule_needs_{$name}", $names );
		if ( array() !== $names ) {
			$this->begin();
			$this->waiting += array_combine( $names, $hooks );
			array_push( $this->marks, ...array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, 'vestibule-' ) ) );
		}
		return $hooks;
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
		$names = array( $name => true, (string) $around?->name => true ) + ( is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : array() );
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

	/** Themes that print the head first need to know what follows it; where all blocks have their sheets, so have ours. */
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
			do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with vestibule.
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function withCallback( array $settings, array $metadata ): array {
		$name = $metadata['name'] ?? null;
		// All blocks of the site come by here.
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'vestibule/' ) ) {
			return $settings;
		}
		$callback = isset( $this->waiting[ $name ] ) ? $this->late( $name ) : $this->callback( $name );
		return null === $callback ? $settings : array( 'render_callback' => $callback ) + $settings;
	}

	/** Of a block whose feature is not there yet. */
	private function late( string $name ): Closure {
		return function ( mixed ...$given ) use ( $name ): mixed {
			$this->wake( $name );
			return ( $this->callbacks[ $name ] )( ...$given );
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
