import { fetchAhead, scripts } from './scripts';

/**
 * Prefetches the scripts of large islands when the visitor approaches: the island is less than one window height away
 * while scrolling, the pointer is at its height or slightly above, or it fills most of the window. The scripts run when
 * the visitor interacts with the island.
 */
function onMove( event: Event ) {
	const { clientY: y, type } = event as PointerEvent;
	const isScroll = type === 'scroll';
	for ( const name in scripts.soon ) {
		document.querySelectorAll( `[data-island="${ name }"]` ).forEach( ( part ) => {
			const { top, bottom, height } = part.getBoundingClientRect();
			if (
				// A closed dialog has no height.
				( height > ( isScroll ? 0 : innerHeight / 2 ) && top < innerHeight * ( isScroll ? 2 : 0.5 ) ) ||
				( y > top - 100 && y < bottom )
			) {
				fetchAhead( name );
			}
		} );
	}
}

export function startAhead() {
	for ( const type of [ 'load', 'scroll', 'pointerover' ] ) {
		addEventListener( type, onMove );
	}
}
