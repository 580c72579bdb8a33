/**
 * The closed disclosures around an element, whatever block they belong to; a title is seen while its item is closed.
 */
function closedAround( named: Element ): HTMLDetailsElement[] {
	const around: HTMLDetailsElement[] = [];
	for ( let item = named.closest( 'details' ); item; item = item.parentElement?.closest( 'details' ) ?? null ) {
		if ( ! item.open && ! item.querySelector( ':scope > summary' )?.contains( named ) ) {
			around.push( item );
		}
	}
	return around;
}

/**
 * Opens what stands around the element that the hash names and scrolls there, without moving the focus
 * (docs/tabs.md). Browsers that do so by themselves have done it before: then nothing is left to do.
 */
export function openNamed( accordion: HTMLElement ): void {
	// A hash is never used as a selector (docs/header.md).
	const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
	const named = document.getElementById( id ?? '' );
	const closed = named && accordion.contains( named ) ? closedAround( named ) : [];
	if ( named && closed.length ) {
		closed.forEach( ( item ) => ( item.open = true ) );
		named.scrollIntoView();
	}
}
