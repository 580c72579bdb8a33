import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Place } from './PlaceLine';

/** Where a form is shown. Null until the site has answered; empty when it cannot. */
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
