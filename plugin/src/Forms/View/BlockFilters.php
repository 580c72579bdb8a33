<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Closure;
use Vestibule\Fields\BlockAttributes;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Changes how WordPress registers and renders the blocks of forms. This class is loaded on every page. */
final class BlockFilters {

	/** @param Closure(): BlockAttributes $attributes */
	public function __construct( private readonly Closure $attributes ) {}

	/**
	 * Adds the attributes of a field type to its block, if the block.json of the block has no attributes.
	 *
	 * @param array<string, mixed> $metadata Contents of any block.json.
	 * @return array<string, mixed>
	 */
	#[Hook( 'block_type_metadata' )]
	public function withAttributes( array $metadata ): array {
		$name     = $metadata['name'] ?? '';
		$is_field = is_string( $name ) && str_starts_with( $name, 'vestibule/field-' );
		return $is_field && ! isset( $metadata['attributes'] )
			? ( $this->attributes )()->merge( $metadata )
			: $metadata;
	}

	/**
	 * Prevents WordPress from rendering the fields inside a row, because the plugin renders them once for each row.
	 *
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata Contents of any block.json.
	 * @return array<string, mixed>
	 */
	#[Hook( 'block_type_metadata_settings' )]
	public static function withoutRows( array $settings, array $metadata ): array {
		$provided = $metadata['providesContext'] ?? null;
		$is_rows  = is_array( $provided ) && isset( $provided['vestibule/rows'] );
		return $is_rows ? array( 'skip_inner_blocks' => true ) + $settings : $settings;
	}

	/**
	 * Prevents WordPress from changing straight quotes in forms, because the browser's script prints the same texts
	 * unchanged.
	 *
	 * @param list<string> $tags
	 * @return list<string>
	 */
	#[Hook( 'no_texturize_tags' )]
	public static function withForms( array $tags ): array {
		return array( ...$tags, 'form' );
	}

	/**
	 * Keeps the styles of the blocks inside a confirmation. WordPress 6.9 and later would dequeue these styles, because
	 * the confirmation block itself prints nothing.
	 */
	#[Hook( 'enqueue_empty_block_content_assets' )]
	public static function keepStyles( bool $is_kept, string $name ): bool {
		return $is_kept || 'vestibule/confirmation' === $name;
	}
}
