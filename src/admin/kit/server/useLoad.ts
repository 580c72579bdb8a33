import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Dispatch, SetStateAction } from 'react';
import { reasonOf } from './reasonOf';

export interface Loading< T > {
	/** Last loaded data. It is not replaced until newer data has loaded. */
	data: T | null;
	loading: boolean;
	/** Error message; empty if loading succeeded. */
	failure: string;
	reload: () => void;
	/** Changes the data without sending a request. */
	change: Dispatch< SetStateAction< T | null > >;
}

/** Loads data whenever `load` or the version changes. Outdated responses are ignored. */
export function useLoad< T >( load: ( signal: AbortSignal ) => Promise< T >, version = 0 ): Loading< T > {
	const [ data, change ] = useState< T | null >( null );
	const [ failure, setFailure ] = useState( '' );
	const [ loading, setLoading ] = useState( true );
	const [ turn, setTurn ] = useState( 0 );

	useEffect( () => {
		const stop = new AbortController();
		setLoading( true );
		load( stop.signal )
			.then( ( loaded ) => {
				if ( ! stop.signal.aborted ) {
					change( loaded );
					setFailure( '' );
					setLoading( false );
				}
			} )
			.catch( async ( error: unknown ) => {
				const reason = await reasonOf( error );
				if ( ! stop.signal.aborted ) {
					setFailure( reason );
					setLoading( false );
				}
			} );
		return () => stop.abort();
	}, [ load, version, turn ] );

	const reload = useCallback( () => setTurn( ( before ) => before + 1 ), [] );
	return { data, loading, failure, reload, change };
}
