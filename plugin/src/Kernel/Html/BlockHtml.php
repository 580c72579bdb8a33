<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Closure;

/**
 * Gives blocks their HTML from the plugin's classes, which can be tested and put together by hand, instead of a
 * render.php.
 */
final class BlockHtml {

	/** @var array<string, Closure> */
	private array $callbacks = array();

	/**
	 * @param array<string, Closure> $callbacks The render callback of each block, by its name with the namespace; a name
	 * that ends with * stands for all that begin so and have none of their own.
	 */
	public function add( array $callbacks ): void {
		if ( array() === $this->callbacks ) {
			add_filter( 'block_type_metadata_settings', $this->withCallback( ... ), 10, 2 );
		}
		$this->callbacks += $callbacks;
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
		$callback = $this->callbacks[ $name ] ?? $this->byBeginning( $name );
		return null === $callback ? $settings : array( 'render_callback' => $callback ) + $settings;
	}

	private function byBeginning( string $name ): ?Closure {
		foreach ( $this->callbacks as $pattern => $callback ) {
			if ( str_ends_with( $pattern, '*' ) && str_starts_with( $name, substr( $pattern, 0, -1 ) ) ) {
				return $callback;
			}
		}
		return null;
	}
}
