/**
 * Detects the scroll direction for sticky elements that hide when the visitor scrolls down. Loaded only on pages with
 * such elements.
 */
import './reveal.css';

const root = document.documentElement;
/** Minimum scroll distance in px that counts as a change of direction. */
const STEP = 5;
let last = scrollY;

addEventListener(
	'scroll',
	() => {
		if ( Math.abs( scrollY - last ) >= STEP ) {
			// Don't hide the elements near the start of the page, because hiding them would leave a gap.
			root.classList.toggle( 'vestibule-sticky-is-away', scrollY > last && scrollY > innerHeight / 2 );
			last = scrollY;
		}
	},
	{ passive: true }
);

export {};
