import { start } from './start';

/** Parts that move by themselves begin when they are seen. */
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
	// Pages of a query loop and the content of a dialog come later.
	new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
}
