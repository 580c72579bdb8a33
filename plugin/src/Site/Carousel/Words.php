<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Contract\Carousel as Attributes;


/** Texts of a carousel. Authors can replace some of the defaults (docs/carousel.md). */
final class Words {

	/** @return array<string, string> Data that matches `words` in the contract `carousel-props`. */
	public static function fromValues( Attributes $values ): array {
		$own  = array(
			'next'  => $values->nextLabel,
			'prev'  => $values->prevLabel,
			'slide' => $values->slideLabel,
		);
		$know = array(
			'next'   => __( 'Next', 'vestibule' ),
			'prev'   => __( 'Previous', 'vestibule' ),
			'slide'  => __( 'Slide', 'vestibule' ),
			'of'     => _x( 'of', 'slide 2 of 6', 'vestibule' ),
			'to'     => _x( 'to', 'slide 4 to 6', 'vestibule' ),
			'pause'  => __( 'Pause the slides', 'vestibule' ),
			'play'   => __( 'Play the slides', 'vestibule' ),
			'slides' => __( 'Slides', 'vestibule' ),
			'choose' => __( 'Choose a slide', 'vestibule' ),
		);
		return array_filter( $own, static fn ( string $word ): bool => '' !== trim( $word ) ) + $know;
	}

	/** Returns a text such as "2 of 6" for a slide. */
	public static function position( int $index, int $count, string $of ): string {
		return ( $index + 1 ) . " {$of} {$count}";
	}
}
