import { fetchAhead, scripts } from './scripts';
import { start } from './start';

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Does something with a part once, when it comes as close to the window as the margin says. */
function observer( rootMargin: string, act: ( part: HTMLElement ) => void ) {
	const seen = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { isIntersecting, target } ) => {
				if ( isIntersecting ) {
					seen.unobserve( target );
					act( target as HTMLElement );
				}
			} ),
		{ rootMargin }
	);
	return seen;
}

/** Scripts that are long on their way: fetched when the browser has nothing to do, run when a visitor comes. */
function fetchIdle( { dataset: { island = '' } }: HTMLElement ) {
	const wait = () => ( self.requestIdleCallback ?? setTimeout )( () => fetchAhead( island ) );
	if ( document.readyState === 'complete' ) {
		wait();
	} else {
		addEventListener( 'load', wait );
	}
}

/**
 * Parts that ask for something before a visitor does: what moves by itself begins when it is seen, and scripts that are
 * long on their way are fetched a window ahead. Where every byte counts both wait for a visitor's own move.
 */
export function startVisible() {
	if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
		const seen = observer( '0px', start );
		const near = observer( '100%', fetchIdle );
		const watched = new WeakSet< Element >();
		const watch = () =>
			document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( ( part ) => {
				if ( ! watched.has( part ) ) {
					watched.add( part );
					if ( part.matches( '[data-island-on~="visible"]' ) ) {
						seen.observe( part );
					}
					if ( scripts.soon?.[ part.dataset.island ?? '' ] ) {
						near.observe( part );
					}
				}
			} );
		watch();
		// Pages of a query loop and the content of a dialog come later.
		new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
	}
}
