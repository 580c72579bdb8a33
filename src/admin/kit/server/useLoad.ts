import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Dispatch, SetStateAction } from 'react';
import { reasonOf } from './reasonOf';

export interface Loading< T > {
	/** What was loaded last; stays while something newer is on its way. */
	data: T | null;
	loading: boolean;
	/** Why loading failed, in words; empty when it did not. */
	failure: string;
	reload: () => void;
	/** Puts in place what is known without asking the server again, from what is there then. */
	change: Dispatch< SetStateAction< T | null > >;
}

/** Loads whenever `load` or the version of what it loads changes; an answer that comes too late is dropped. */
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
