<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Form\Formulas\Formula;

defined( 'ABSPATH' ) || exit;

/** What keeps the fields of a form from being published: a calculation has to say what it computes. */
final class UnfinishedFields {

	/** The key of the sentence among the faults of a form. */
	public const PATH = 'content';

	private const CALCULATION = 'vestibule/field-calculation';

	/** @return array<string, string> A sentence by its path; none where everything is finished. */
	public function faults( string $content ): array {
		$fault = str_contains( $content, 'wp:' . self::CALCULATION ) ? $this->faultIn( parse_blocks( $content ) ) : '';
		return '' === $fault ? array() : array( self::PATH => $fault );
	}

	/** @param array<array-key, mixed> $blocks As parse_blocks() gives them. */
	private function faultIn( array $blocks ): string {
		foreach ( $blocks as $block ) {
			$block      = is_array( $block ) ? $block : array();
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$formula    = is_string( $attributes['formula'] ?? null ) ? trim( $attributes['formula'] ) : '';
			if ( self::CALCULATION === ( $block['blockName'] ?? null ) && ( '' === $formula || null === Formula::read( $formula ) ) ) {
				$label = is_string( $attributes['label'] ?? null ) && '' !== $attributes['label'] ? $attributes['label'] : __( 'Total', 'vestibule' );
				/* translators: %s: label of a field that computes something. */
				return sprintf( __( 'Write a formula for the calculation “%s”.', 'vestibule' ), $label );
			}
			$fault = $this->faultIn( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() );
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}
}
