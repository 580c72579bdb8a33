<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/**
 * Takes the ids of another site out of a form: here they are nothing, or something else. What they were is named, so
 * that its owner chooses it again.
 */
final class ForeignIds {

	private const CONFIRMATIONS = 'vestibule_form_confirmations';

	public function __construct( private readonly FormDraft $draft ) {}

	/**
	 * @param array<array-key, mixed> $block As parse_blocks() gives it.
	 * @return array<array-key, mixed>
	 */
	public function withoutIds( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$label      = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		if ( 'vestibule/field-appointment' === ( $block['blockName'] ?? null ) && isset( $attributes['event'] ) ) {
			unset( $attributes['event'] );
			/* translators: %s: label of a field. */
			$this->draft->lose( sprintf( __( '“%s”: choose the appointment type again.', 'vestibule' ), $label ) );
		}
		if ( 'vestibule/field-image-choice' === ( $block['blockName'] ?? null ) && is_array( $attributes['options'] ?? null ) ) {
			$attributes['options'] = array_map( static fn ( mixed $option ): mixed => is_array( $option ) ? array_diff_key( $option, array( 'image' => 0 ) ) : $option, $attributes['options'] );
			/* translators: %s: label of a field. */
			$this->draft->lose( sprintf( __( '“%s”: choose the images again.', 'vestibule' ), $label ) );
		}
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_map( fn ( mixed $one ): mixed => is_array( $one ) ? $this->withoutIds( $one ) : $one, $block['innerBlocks'] ) : array();
		return array( 'attrs' => $attributes, 'innerBlocks' => $inner ) + $block;
	}

	/**
	 * @param array<array-key, mixed> $values Of a meta key.
	 * @return array<array-key, mixed>
	 */
	public function withoutPages( string $key, array $values ): array {
		if ( self::CONFIRMATIONS !== $key || ! is_array( $values['list'] ?? null ) ) {
			return $values;
		}
		$pages = array_filter( $values['list'], static fn ( mixed $one ): bool => is_array( $one ) && is_int( $one['page'] ?? null ) && $one['page'] > 0 );
		if ( array() !== $pages ) {
			$this->draft->lose( __( 'Confirmations: choose the page again.', 'vestibule' ) );
		}
		return array( 'list' => array_replace( $values['list'], array_map( static fn ( array $one ): array => array( 'page' => 0 ) + $one, $pages ) ) ) + $values;
	}
}
