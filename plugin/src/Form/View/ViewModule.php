<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Closure;
use Vestibule\Module;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Gives the form's blocks their HTML; their block.json names no render file because a form's state is needed. */
final class ViewModule implements Module {

	private ?FormBlock $form_block = null;

	private ?FieldBlock $field_block = null;

	/**
	 * @param Closure(): FormBlock  $form   Put together when a page shows a form.
	 * @param Closure(): FieldBlock $fields
	 */
	public function __construct(
		private readonly Closure $form,
		private readonly Closure $fields,
	) {}

	public function register(): void {
		add_filter( 'block_type_metadata_settings', $this->withCallback( ... ), 10, 2 );
		add_filter( 'no_texturize_tags', $this->withForms( ... ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function withCallback( array $settings, array $metadata ): array {
		$name     = is_string( $metadata['name'] ?? null ) ? $metadata['name'] : '';
		$callback = match ( true ) {
			'vestibule/form' === $name                  => fn ( array $attributes ): string => $this->form()->html( $attributes ),
			'vestibule/submit' === $name                => fn ( array $attributes, string $content, WP_Block $block ): string => $this->fields()->submit( $attributes, $content, $block ),
			str_starts_with( $name, 'vestibule/field-' ) => fn ( array $attributes, string $content, WP_Block $block ): string => $this->fields()->field( $attributes, $content, $block ),
			default                                     => null,
		};
		return null === $callback ? $settings : array( 'render_callback' => $callback ) + $settings;
	}

	private function form(): FormBlock {
		return $this->form_block ??= ( $this->form )();
	}

	private function fields(): FieldBlock {
		return $this->field_block ??= ( $this->fields )();
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
