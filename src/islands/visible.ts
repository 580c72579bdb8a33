/**
 * Notifies the loader when animated islands become visible (`data-island-on="visible"`). Does nothing if data saving is
 * on or the connection is slow.
 */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
	const seen = new IntersectionObserver( ( entries ) =>
		entries.forEach( ( { isIntersecting, target } ) => {
			if ( isIntersecting ) {
				seen.unobserve( target );
				target.dispatchEvent( new Event( 'vestibule:visible' ) );
			}
		} )
	);
	const watch = () =>
		document.querySelectorAll( '[data-island-on~="visible"]' ).forEach( ( part ) => seen.observe( part ) );
	watch();
	// Further pages of a query loop and the content of dialogs are inserted later.
	new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
}

export {};
