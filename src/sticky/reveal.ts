/**
 * Which way the page is scrolled, for items that leave on the way down and come back on the way up; only on pages that
 * have one.
 */
import './reveal.css';

const root = document.documentElement;
/** Scrolling by less does not say where a visitor is going. */
const STEP = 5;
let last = scrollY;

addEventListener(
	'scroll',
	() => {
		if ( Math.abs( scrollY - last ) >= STEP ) {
			// Near the page's start nothing else stands in their place.
			root.classList.toggle( 'vestibule-sticky-is-away', scrollY > last && scrollY > innerHeight / 2 );
			last = scrollY;
		}
	},
	{ passive: true }
);

export {};
