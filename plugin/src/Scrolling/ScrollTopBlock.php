<?php

declare(strict_types=1);

namespace Vestibule\Scrolling;

use Closure;
use Vestibule\View\Html;

/** A link to the page's top: the browser knows `#top` by itself, so it works without scripts. */
final class ScrollTopBlock {

	/** @param Closure(): void $need Asks for the script. */
	public function __construct( private readonly Closure $need ) {}

	/** @param array<string, mixed> $attributes In the shape of the contract scroll-top. */
	public function html( array $attributes ): string {
		( $this->need )();
		$label = is_string( $attributes['label'] ?? null ) ? trim( wp_strip_all_tags( $attributes['label'] ) ) : '';
		$label = '' === $label ? __( 'Back to top', 'vestibule' ) : html_entity_decode( $label, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$word  = Html::element( 'span', array( 'class' => 'vestibule-scroll-top__label' ), Html::still( $label ) );
		$class = 'vestibule-scroll-top is-at-' . ( 'start' === ( $attributes['side'] ?? 'end' ) ? 'start' : 'end' ) . ( true === ( $attributes['showLabel'] ?? false ) ? ' has-label' : '' );
		return '<a ' . get_block_wrapper_attributes( array( 'class' => $class, 'href' => '#top' ) ) . ">{$word}</a>";
	}
}
