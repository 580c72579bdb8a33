import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { idIn } from '../../../src/tabs/hash';
import { panelOf, tabOf } from './parts';

const named = () => document.getElementById( idIn( location.hash ) ?? '' );

/**
 * Opens the tab that the address names, by its own id or that of something in its panel, and the one in which the browser finds a text (specification
 * 2.6). The focus stays where it is.
 *
 * @param ids  Of the tabs.
 * @param open Place of the tab that is open on the page as it came.
 * @param show Opens a tab.
 * @param hold Keeps an element where it stands in the window while the next tab is opened.
 */
export function useTargets( ids: readonly string[], open: number, show: ( index: number ) => void, hold: ( element: HTMLElement | null ) => void ): void {
	const late = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		const target = named();
		const byHash = target ? tabOf( ids, target ) : -1;
		// The browser opens a panel by itself when it finds something in it; that began the script.
		const found = ids.findIndex( ( id, index ) => index !== open && panelOf( id )?.hasAttribute( 'hidden' ) === false );
		const index = found < 0 ? byHash : found;
		if ( index < 0 || index === open ) {
			return;
		}
		if ( index === byHash ) {
			late.current = target;
		} else {
			hold( panelOf( ids[ index ] ?? '' ) );
		}
		show( index );
		// Only when the island comes is this right; `ids` and `show` never change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	useEffect( () => {
		// The browser went there on a page on which the other panel was still open.
		late.current?.scrollIntoView();
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
