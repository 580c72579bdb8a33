import { useCallback, useEffect, useState } from '@wordpress/element';
import type { EntriesResults } from '../../../contracts/entries-results';
import { addPart } from '../../../results/add';
import { reasonOf } from '../../kit/server/reasonOf';
import { fetchResults } from '../entry/api';
import type { ListQuery } from '../entry/route';

export interface Counting {
	/** What has been counted so far; null before the first part. */
	results: EntriesResults | null;
	isRunning: boolean;
	/** Why counting stopped, in words; empty when it did not. */
	failure: string;
	/** Goes on from where it stopped. */
	goOn: () => void;
}

interface State {
	query: ListQuery;
	results: EntriesResults | null;
	failure: string;
}

/** Counts part by part until all entries of the list are counted, or the reader goes elsewhere. */
export function useResults( query: ListQuery ): Counting {
	const [ state, setState ] = useState< State >( { query, results: null, failure: '' } );
	const [ turn, setTurn ] = useState( 0 );
	const here = state.query === query ? state : { query, results: null, failure: '' };

	useEffect( () => {
		if ( query.form === 0 ) {
			return undefined;
		}
		const stop = new AbortController();
		const count = async () => {
			let results = turn === 0 || state.query !== query ? null : state.results;
			try {
				do {
					const part = await fetchResults( query, results?.after ?? '', stop.signal );
					results = addPart( results, part );
					if ( stop.signal.aborted ) {
						return;
					}
					setState( { query, results, failure: '' } );
				} while ( results.after !== null );
			} catch ( error ) {
				const failure = await reasonOf( error );
				if ( ! stop.signal.aborted ) {
					setState( { query, results, failure } );
				}
			}
		};
		void count();
		return () => stop.abort();
		// What has been counted is read once, when counting begins or goes on.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- See above.
	}, [ query, turn ] );

	return {
		results: here.results,
		failure: here.failure,
		isRunning: query.form !== 0 && here.failure === '' && here.results?.after !== null,
		goOn: useCallback( () => {
			setState( ( now ) => ( { ...now, failure: '' } ) );
			setTurn( ( before ) => before + 1 );
		}, [] ),
	};
}
