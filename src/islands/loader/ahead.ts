import { fetchAhead, scripts } from './scripts';

/**
 * Prefetches the scripts of large islands that are in the window or less than one window height below it. The scripts
 * run when the visitor interacts with the island.
 */
function onSign( { type, movementX, movementY }: MouseEvent ) {
	// Chromium also fires `pointermove` when the layout changes below a pointer that doesn't move.
	if ( type === 'pointermove' && ! movementX && ! movementY ) {
		return;
	}
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

/**
 * Starts prefetching after the first sign that a visitor uses the page, because many pages are opened and never used.
 */
export function startAhead() {
	for ( const type of [ 'pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll' ] ) {
		addEventListener( type, onSign as EventListener );
	}
}
