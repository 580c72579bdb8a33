import { fetchAhead, scripts } from './scripts';

/** Events that only a visitor causes. A pointer that rests on a new page fires no `pointermove`. */
const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll' ];

/**
 * Prefetches the scripts of large islands that begin less than one window height below the window. The scripts run when
 * the visitor interacts with the island.
 */
function onSign() {
	for ( const name in scripts.soon ) {
		document.querySelectorAll( `[data-island="${ name }"]` ).forEach( ( part ) => {
			const { top, height } = part.getBoundingClientRect();
			// A closed dialog has no height.
			if ( height && top < innerHeight * 2 ) {
				void fetchAhead( name );
			}
		} );
	}
}

/** Waits for a sign that a visitor uses the page, because many pages are opened and never used. */
export function startAhead() {
	for ( const type of SIGNS ) {
		addEventListener( type, onSign );
	}
}
