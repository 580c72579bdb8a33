/**
 * Detects the scroll direction for sticky elements that hide when scrolling down. Loaded only on pages with such
 * elements.
 */
import './reveal.css';

const root = document.documentElement;
/** Minimum distance in px for a change of direction. */
const STEP = 5;
let last = scrollY;

addEventListener(
	'scroll',
	() => {
		if ( Math.abs( scrollY - last ) >= STEP ) {
			// Don't hide the elements near the start of the page, because they would leave a gap.
			root.classList.toggle( 'vestibule-sticky-is-away', scrollY > last && scrollY > innerHeight / 2 );
			last = scrollY;
		}
	},
	{ passive: true }
);

export {};
