import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Returns the ID in a URL hash; null if it is not valid. The ID is never used as a selector (docs/header.md). */
export function idIn( hash: string ): string | null {
	return /^#([A-Za-z0-9_-]+)$/.exec( hash )?.[ 1 ] ?? null;
}

/** Returns the index of the tab whose title or panel contains an element; -1 if there is none. */
const tabOf = ( ids: readonly string[], element: Node ): number =>
	ids.findIndex( ( id ) => titleOf( id )?.contains( element ) || panelOf( id )?.contains( element ) );

export const titleOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--tab` );

export const panelOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--panel` );

const named = () => document.getElementById( idIn( location.hash ) ?? '' );

/**
 * Calls `act` when the page has stopped scrolling. If content above is hidden while browsers scroll, they scroll to the
 * wrong position.
 */
function whenStill( act: () => void ): void {
	let { scrollY } = window;
	const look = () => {
		if ( scrollY === window.scrollY ) {
			act();
		} else {
			scrollY = window.scrollY;
			setTimeout( look, 100 );
		}
	};
	setTimeout( look, 100 );
}

interface Tabs {
	/** Opens a tab. */
	show: ( index: number ) => void;
	/** Prevents the next change from moving an element in the window. */
	hold: ( element: HTMLElement | null ) => void;
	/** Scrolls to an element after the next change. */
	goTo: ( target: Element ) => void;
}

/**
 * Opens the tab to which the URL hash refers, by its ID or by the ID of an element in its panel. Also opens the tab in
 * which find in page has found text (docs/tabs.md). The focus does not move.
 *
 * @param ids IDs of the tabs.
 * @param open Index of the tab that is open in the server's markup.
 * @param tabs
 */
export function useTargets( ids: readonly string[], open: number, tabs: Tabs ): void {
	const { show } = tabs;
	useLayoutEffect( () => {
		const target = named();
		const byHash = target ? tabOf( ids, target ) : -1;
		// Find in page opens a panel without this script, and may have triggered loading this script.
		const found = ids.findIndex(
			( id, index ) => index !== open && panelOf( id )?.hasAttribute( 'hidden' ) === false
		);
		if ( found >= 0 && found !== byHash ) {
			// The matching text is unknown. The browser scrolls to it while the other panel is still open.
			whenStill( () => {
				tabs.hold( panelOf( ids[ found ] ?? '' ) );
				flushSync( () => show( found ) );
			} );
		} else if ( target && byHash >= 0 && byHash !== open ) {
			tabs.goTo( target );
			show( byHash );
		}
		// Runs only once, during hydration. `ids` and `tabs` never change.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- See above.
	}, [] );

	useEffect( () => {
		const onHash = () => {
			const target = named();
			const index = target ? tabOf( ids, target ) : -1;
			if ( target && index >= 0 ) {
				flushSync( () => show( index ) );
				target.scrollIntoView();
			}
		};
		const onMatch = ( { target }: Event ) => {
			const index = target instanceof Node ? tabOf( ids, target ) : -1;
			if ( index >= 0 ) {
				// Update at once, so that the browser scrolls after the other panel has been closed.
				flushSync( () => show( index ) );
			}
		};
		/** Handles links to the current hash, which do not trigger hashchange. */
		const onClick = ( { target, defaultPrevented }: MouseEvent ) => {
			const link = target instanceof Element ? target.closest< HTMLAnchorElement >( 'a[href^="#"]' ) : null;
			if ( link?.hash === location.hash && ! defaultPrevented ) {
				onHash();
			}
		};
		window.addEventListener( 'hashchange', onHash );
		document.addEventListener( 'beforematch', onMatch );
		document.addEventListener( 'click', onClick );
		return () => {
			window.removeEventListener( 'hashchange', onHash );
			document.removeEventListener( 'beforematch', onMatch );
			document.removeEventListener( 'click', onClick );
		};
	}, [ ids, show ] );
}
