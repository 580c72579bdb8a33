/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A slide of a carousel.
 */
export interface Slide {
	/**
	 * Name of the slide, said after its number.
	 */
	label?: string;
}
