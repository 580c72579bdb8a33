import { __, _x } from '@wordpress/i18n';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import type { CarouselAttributes } from './attributes';

/** The words that the server prints (Carousel\Words). */
export function wordsOf( { nextLabel, prevLabel, slideLabel }: CarouselAttributes ): CarouselProps[ 'words' ] {
	return {
		next: nextLabel || __( 'Next', 'vestibule' ),
		prev: prevLabel || __( 'Previous', 'vestibule' ),
		slide: slideLabel || __( 'Slide', 'vestibule' ),
		of: _x( 'of', 'slide 2 of 6', 'vestibule' ),
		to: _x( 'to', 'slide 4 to 6', 'vestibule' ),
		pause: __( 'Pause the slides', 'vestibule' ),
		play: __( 'Play the slides', 'vestibule' ),
		slides: __( 'Slides', 'vestibule' ),
		choose: __( 'Choose a slide', 'vestibule' ),
	};
}
