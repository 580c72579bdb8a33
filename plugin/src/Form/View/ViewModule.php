<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Module;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Gives the form's blocks their HTML; their block.json names no render file because a form's state is needed. */
final class ViewModule implements Module {

	public function __construct(
		private readonly FormBlock $form,
		private readonly FieldBlock $fields,
		private readonly Shield $shield,
	) {}

	public function register(): void {
		add_filter( 'block_type_metadata_settings', $this->withCallback( ... ), 10, 2 );
		add_filter( 'no_texturize_tags', $this->withForms( ... ) );
		$this->shield->register();
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function withCallback( array $settings, array $metadata ): array {
		$name     = is_string( $metadata['name'] ?? null ) ? $metadata['name'] : '';
		$callback = match ( true ) {
			'vestibule/form' === $name                  => $this->form( ... ),
			'vestibule/submit' === $name                => $this->fields->submit( ... ),
			str_starts_with( $name, 'vestibule/field-' ) => $this->fields->field( ... ),
			default                                     => null,
		};
		return null === $callback ? $settings : array( 'render_callback' => $callback ) + $settings;
	}

	/** @param array<string, mixed> $attributes */
	private function form( array $attributes, string $content, WP_Block $block ): string {
		return $this->form->html( $attributes );
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
