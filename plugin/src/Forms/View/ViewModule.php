<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Closure;
use Vestibule\Fields\BlockAttributes;
use Vestibule\Fields\Types\Appointment\CalendarFirst;
use Vestibule\Forms\Parts;
use Vestibule\Module;
use Vestibule\Services;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Gives the form's blocks their HTML; their block.json names no render file because a form's state is needed. */
final class ViewModule implements Module {

	/** @param Closure(): Parts $parts */
	public function __construct( private readonly Services $services, private readonly Closure $parts ) {}

	public function register(): void {
		add_filter( 'block_type_metadata', $this->withAttributes( ... ) );
		$this->services->page->blocks->add(
			array(
				'vestibule/form'    => $this->form( ... ),
				'vestibule/booking' => $this->booking( ... ),
				'vestibule/submit'  => $this->submit( ... ),
				'vestibule/step'    => $this->step( ... ),
				'vestibule/section' => $this->section( ... ),
				// What is inside was rendered before, which loads the styles that it needs after the submission.
				'vestibule/confirmation' => static fn (): string => '',
				'vestibule/field-*' => $this->field( ... ),
			)
		);
		add_filter( 'block_type_metadata_settings', $this->withoutRows( ... ), 10, 2 );
		add_filter( 'no_texturize_tags', $this->withForms( ... ) );
		// Since WordPress 6.9 a block that prints nothing takes back the styles of what is in it.
		add_filter( 'enqueue_empty_block_content_assets', static fn ( bool $keeps, string $name ): bool => $keeps || 'vestibule/confirmation' === $name, 10, 2 );
	}

	/**
	 * A field of another plugin leaves its attributes to its type.
	 *
	 * @param array<string, mixed> $metadata Of any block.json.
	 * @return array<string, mixed>
	 */
	private function withAttributes( array $metadata ): array {
		$name    = $metadata['name'] ?? '';
		$is_bare = ! isset( $metadata['attributes'] ) && is_string( $name ) && str_starts_with( $name, 'vestibule/field-' );
		return $is_bare ? ( new BlockAttributes( ( $this->parts )()->types(), ( $this->parts )()->fieldReader() ) )->merge( $metadata ) : $metadata;
	}

	/**
	 * The fields of a row are printed with their rows, not where their blocks stand.
	 *
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata Of any block.json.
	 * @return array<string, mixed>
	 */
	private function withoutRows( array $settings, array $metadata ): array {
		$provided = $metadata['providesContext'] ?? null;
		return is_array( $provided ) && isset( $provided['vestibule/rows'] ) ? array( 'skip_inner_blocks' => true ) + $settings : $settings;
	}

	/** @param array<string, mixed> $attributes */
	private function form( array $attributes, string $content, WP_Block $block ): string {
		return $this->formBlock()->render( $attributes );
	}

	/** @param array<string, mixed> $attributes */
	private function booking( array $attributes, string $content, WP_Block $block ): string {
		return $this->formBlock()->render( $attributes, new CalendarFirst() );
	}

	/** @param array<string, mixed> $attributes */
	private function field( array $attributes, string $content, WP_Block $block ): string {
		return $this->fields()->field( $attributes, $content, $block );
	}

	/** @param array<string, mixed> $attributes */
	private function submit( array $attributes, string $content, WP_Block $block ): string {
		return $this->fields()->submit( $attributes, $content, $block );
	}

	/** @param array<string, mixed> $attributes */
	private function step( array $attributes, string $content, WP_Block $block ): string {
		return $this->fields()->step( $attributes, $content, $block );
	}

	/** @param array<string, mixed> $attributes */
	private function section( array $attributes, string $content, WP_Block $block ): string {
		return $this->fields()->section( $attributes, $content, $block );
	}

	private function formBlock(): FormBlock {
		return ( $this->parts )()->of->get( FormBlock::class );
	}

	private function fields(): FieldBlock {
		return ( $this->parts )()->of->get( FieldBlock::class );
	}

	/**
	 * Curly quotes put into a form would differ from what the browser draws.
	 *
	 * @param list<string> $tags
	 * @return list<string>
	 */
	private function withForms( array $tags ): array {
		return array( ...$tags, 'form' );
	}
}
