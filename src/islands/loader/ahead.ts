import { fetchAhead, scripts } from './scripts';

/**
 * Fetches the scripts of a part, which are long on their way, when a visitor heads for it: scrolls to within a window's
 * height of it, points at its height or a little above, or has it fill most of the window. They run when the visitor touches the part.
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
