import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * The id that a hash names. It is never used as a selector, and has only these characters (docs/header.md).
 */
export function idIn( hash: string ): string | null {
	return /^#([A-Za-z0-9_-]+)$/.exec( hash )?.[ 1 ] ?? null;
}

/** Which tab an element belongs to, as title or in the panel; -1 for none. */
const tabOf = ( ids: readonly string[], element: Node ): number =>
	ids.findIndex( ( id ) => titleOf( id )?.contains( element ) || panelOf( id )?.contains( element ) );

export const titleOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--tab` );

export const panelOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--panel` );

const named = () => document.getElementById( idIn( location.hash ) ?? '' );

/** Runs when the page does not scroll any more: browsers do not stop at where something has gone meanwhile. */
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
	/** Keeps an element where it stands in the window at the next change. */
	hold: ( element: HTMLElement | null ) => void;
	/** Scrolls to an element after the next change. */
	goTo: ( target: Element ) => void;
}

/**
 * Opens the tab that the address names, by its own id or that of something in its panel, and the one in which the
 * browser finds a text (docs/tabs.md). The focus stays where it is.
 *
 * @param ids  Of the tabs.
 * @param open Place of the tab that is open on the page as it came.
 * @param tabs
 */
export function useTargets( ids: readonly string[], open: number, tabs: Tabs ): void {
	const { show } = tabs;
	useLayoutEffect( () => {
		const target = named();
		const byHash = target ? tabOf( ids, target ) : -1;
		// The browser opens a panel by itself when it finds something in it; that began the script.
		const found = ids.findIndex(
			( id, index ) => index !== open && panelOf( id )?.hasAttribute( 'hidden' ) === false
		);
		if ( found >= 0 && found !== byHash ) {
			// It goes to a text that nobody knows, past the panel that is still open.
			whenStill( () => {
				tabs.hold( panelOf( ids[ found ] ?? '' ) );
				flushSync( () => show( found ) );
			} );
		} else if ( target && byHash >= 0 && byHash !== open ) {
			tabs.goTo( target );
			show( byHash );
		}
		// Only when the island comes is this right; `ids` and what is done with tabs never change.
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
				// At once, so that the browser scrolls on a page on which the other panel is closed already.
				flushSync( () => show( index ) );
			}
		};
		/** A link to the hash that the address has already is no change of it. */
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
