<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Vestibule\Form\View\Body;

/**
 * The inside of a form as it was printed for somebody who had typed nothing, with the styles and scripts that belong to
 * it.
 */
final class Kept {

	/**
	 * @param list<non-empty-string> $styles  Handles.
	 * @param list<non-empty-string> $scripts Handles.
	 * @param bool                   $styled  Whether the theme or the owner has styles for blocks inside it.
	 */
	public function __construct(
		public readonly Body $body,
		public readonly array $styles,
		public readonly array $scripts,
		public readonly bool $styled,
	) {}

	/** @return array<string, mixed> For the shelf. */
	public function row(): array {
		return array( 'before' => $this->body->before, 'after' => $this->body->after, 'styles' => $this->styles, 'scripts' => $this->scripts, 'styled' => $this->styled );
	}

	/** @param array<array-key, mixed> $row Null when it is none of ours. */
	public static function of( array $row ): ?self {
		$before = $row['before'] ?? null;
		$after  = $row['after'] ?? null;
		return is_string( $before ) && is_string( $after )
			? new self( new Body( $before, $after ), self::handles( $row['styles'] ?? null ), self::handles( $row['scripts'] ?? null ), true === ( $row['styled'] ?? true ) )
			: null;
	}

	/** What WordPress would have been told while the form was printed. */
	public function enqueue(): void {
		array_map( static fn( string $handle ) => wp_enqueue_style( $handle ), $this->styles );
		array_map( static fn( string $handle ) => wp_enqueue_script( $handle ), $this->scripts );
	}

	/** @return list<non-empty-string> */
	public static function handles( mixed $handles ): array {
		return is_array( $handles ) ? array_values( array_filter( $handles, static fn( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) ) : array();
	}
}
