import { start } from './start';

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** What moves by itself waits for a visitor's own move where every byte counts. */
export function startVisible() {
	if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
		const seen = new IntersectionObserver( ( entries ) =>
			entries
				.filter( ( { isIntersecting } ) => isIntersecting )
				.forEach( ( { target } ) => {
					seen.unobserve( target );
					void start( target as HTMLElement );
				} )
		);
		const watched = new WeakSet< Element >();
		const watch = () =>
			document.querySelectorAll( '[data-island-on~="visible"]' ).forEach( ( part ) => {
				if ( ! watched.has( part ) ) {
					watched.add( part );
					seen.observe( part );
				}
			} );
		watch();
		// Pages of a query loop and the content of a dialog come later.
		new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
	}
}
