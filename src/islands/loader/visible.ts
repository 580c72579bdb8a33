import { start } from './start';

/** Starts islands that animate by themselves as soon as they are visible. */
export function startVisible() {
	const seen = new IntersectionObserver( ( entries ) =>
		entries.forEach( ( { isIntersecting, target } ) => {
			if ( isIntersecting ) {
				seen.unobserve( target );
				void start( target as HTMLElement );
			}
		} )
	);
	const watch = () =>
		document.querySelectorAll( '[data-island-on~="visible"]' ).forEach( ( part ) => seen.observe( part ) );
	watch();
	// Further pages of a query loop and dialog content are inserted later.
	new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
}
