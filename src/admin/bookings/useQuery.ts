import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { rememberView } from './api';
import type { View } from './range';
import { hashOf, queryOf, type Query } from './route';

/** As wide as a phone is held upright: a week has no room there. */
export const PHONE = '(max-width: 600px)';

export interface Address {
	query: Query;
	/** With a step in the history. */
	go: ( change: Partial< Query > ) => void;
	/** Without one, for typing. */
	replace: ( change: Partial< Query > ) => void;
}

/**
 * The address as what is shown, and back. A view that was chosen is remembered for the reader; on a phone the list comes
 * first all the same.
 */
export function useQuery( remembered: View | '' ): Address {
	const [ hash, setHash ] = useState( window.location.hash );
	const isPhone = useMemo( () => window.matchMedia( PHONE ).matches, [] );
	const usual = isPhone ? 'list' : remembered || 'week';
	const query = useMemo( () => queryOf( hash, usual ), [ hash, usual ] );
	const { view } = query;

	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );

	const go = useCallback(
		( change: Partial< Query > ) => {
			window.location.hash = hashOf( { ...query, ...change } );
			if ( ! isPhone && change.view !== undefined && change.view !== view ) {
				// A view that could not be remembered is no reason to interrupt.
				rememberView( change.view ).catch( () => undefined );
			}
		},
		[ query, view, isPhone ]
	);
	const replace = useCallback(
		( change: Partial< Query > ) => {
			window.history.replaceState( null, '', hashOf( { ...query, ...change } ) );
			setHash( window.location.hash );
		},
		[ query ]
	);
	return { query, go, replace };
}
