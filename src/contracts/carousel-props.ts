/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What a carousel's controls are drawn from, in PHP and in the browser. Timing is read from the data attributes of the wrapper.
 */
export interface CarouselProps {
	/**
	 * Number of slides.
	 */
	count: number;
	/**
	 * The element around the slides.
	 */
	as: 'ul' | 'div';
	/**
	 * Slides in view at each size.
	 */
	columns: {
		xxl: number;
		xl: number;
		md: number;
		sm: number;
		xs: number;
		ss: number;
	};
	arrows: boolean;
	dots: boolean;
	auto: boolean;
	loop: boolean;
	scroll: number;
	/**
	 * Whether something of the author's stands below the slides.
	 */
	more: boolean;
	/**
	 * Address of each slide's picture, empty where it has none; none at all without thumbnails.
	 */
	thumbnails: string[];
	words: {
		next: string;
		prev: string;
		slide: string;
		of: string;
		to: string;
		pause: string;
		play: string;
		slides: string;
		choose: string;
	};
}
