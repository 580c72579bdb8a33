/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How a block appears when it is scrolled to: the attribute vestibuleReveal of any block (docs/reference/reveal.md, scroll-reveal animation).
 */
export interface Reveal {
	effect: 'fade' | 'rise' | 'start' | 'end' | 'zoom';
	/**
	 * How many px of the window the block has passed from below when it begins.
	 */
	offset?: number;
	/**
	 * In ms.
	 */
	duration?: number;
	/**
	 * In ms.
	 */
	delay?: number;
	easing?: 'ease' | 'ease-in' | 'ease-out' | 'ease-in-out' | 'linear';
	/**
	 * Appears once only, also when it is scrolled to again.
	 */
	once?: boolean;
}
