/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The settings of a carousel, as attributes of the block and, written data-next-label and so on, of any element that is marked to become one (docs/reference/carousel.md).
 */
export interface Carousel {
	/**
	 * What the slides are, for those who do not see them; empty says "Slides".
	 */
	label?: string;
	/**
	 * Slides in view from 1500 px of viewport width. A size that is not given takes the next larger one's number; the largest is 1.
	 */
	xxl?: number;
	/**
	 * Below 1500 px.
	 */
	xl?: number;
	/**
	 * Below 1200 px.
	 */
	md?: number;
	/**
	 * Below 992 px.
	 */
	sm?: number;
	/**
	 * Below 768 px.
	 */
	xs?: number;
	/**
	 * Below 544 px.
	 */
	ss?: number;
	/**
	 * Pixels between two slides.
	 */
	gutter?: number;
	/**
	 * 1 moves one slide at a time; any other value moves a page at a time.
	 */
	scroll?: number;
	/**
	 * Previous and next.
	 */
	arrows?: 'true' | 'false';
	/**
	 * One dot for each place the slides stop at.
	 */
	dots?: 'true' | 'false';
	/**
	 * Whether the slides move by themselves.
	 */
	auto?: 'true' | 'false';
	/**
	 * Milliseconds between two moves by itself.
	 */
	sliderSpeed?: number;
	/**
	 * Whether a pointer above the slides holds them.
	 */
	pauseOnHover?: 'true' | 'false';
	/**
	 * Whether the first slide follows the last; otherwise the last one rewinds.
	 */
	loop?: 'true' | 'false';
	/**
	 * Milliseconds of one move.
	 */
	animationSpeed?: number;
	/**
	 * Fade shows one slide at a time, whatever the columns say.
	 */
	effect?: 'slide' | 'fade';
	/**
	 * Small pictures of the slides in place of the dots.
	 */
	thumbnails?: 'true' | 'false';
	/**
	 * Name of the next arrow; empty says "Next".
	 */
	nextLabel?: string;
	/**
	 * Name of the previous arrow; empty says "Previous".
	 */
	prevLabel?: string;
	/**
	 * The word for a slide; empty says "Slide".
	 */
	slideLabel?: string;
}
