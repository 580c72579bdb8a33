import { itemsOf } from './items';

/**
 * Opens the items around what the hash names and scrolls there, without moving the focus (specification 2.6). Browsers that do so by
 * themselves have done it before: then nothing is left to do.
 */
export function openNamed( accordion: HTMLElement ): void {
	// A hash is never used as a selector (specification 5.5).
	const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
	const named = document.getElementById( id ?? '' );
	const closed = itemsOf( accordion ).find( ( item ) => ! item.open && item.contains( named ) );
	if ( named && closed && ! closed.querySelector( ':scope > summary' )?.contains( named ) ) {
		closed.open = true;
		named.scrollIntoView();
	}
}
