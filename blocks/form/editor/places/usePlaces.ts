import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Place } from './PlaceLine';

/** Returns the places that show a form. Null while loading; empty after an error. */
export function usePlaces( id: number ): Place[] | null {
	const [ places, setPlaces ] = useState< Place[] | null >( null );
	useEffect( () => {
		let isGone = false;
		apiFetch< Place[] >( { path: `/vestibule/v1/forms/${ id }/places` } )
			.catch( () => [] )
			.then( ( found ) => {
				if ( ! isGone ) {
					setPlaces( found );
				}
			} );
		return () => {
			isGone = true;
		};
	}, [ id ] );
	return places;
}
