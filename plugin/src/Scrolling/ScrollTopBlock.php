<?php

declare(strict_types=1);

namespace Vestibule\Scrolling;

use Closure;
use Vestibule\Contract\ScrollTop;
use Vestibule\View\Content;
use Vestibule\View\Html;

/** A link to the page's top: the browser knows `#top` by itself, so it works without scripts. */
final class ScrollTopBlock {

	/** @param Closure(): void $need Asks for the script. */
	public function __construct( private readonly Closure $need ) {}

	/** @param array<string, mixed> $attributes In the shape of the contract scroll-top. */
	public function render( array $attributes ): string {
		( $this->need )();
		$values = ScrollTop::from( $attributes );
		$label  = Content::words( $values->label );
		$word   = Html::element( 'span', array( 'class' => 'vestibule-scroll-top__label' ), Html::escapeAgainstTextFilters( '' === $label ? __( 'Back to top', 'vestibule' ) : $label ) );
		$class  = 'vestibule-scroll-top is-at-' . $values->side . ( $values->showLabel ? ' has-label' : '' );
		return '<a ' . get_block_wrapper_attributes( array( 'class' => $class, 'href' => '#top' ) ) . ">{$word}</a>";
	}
}
