import { useCallback, useEffect, useState } from '@wordpress/element';
import type { EntriesResults } from '../../../contracts/entries-results';
import { addPart } from '../../../results/add';
import { reasonOf } from '../../kit/server/reasonOf';
import { fetchResults } from '../entry/api';
import type { ListQuery } from '../entry/route';

export interface Counting {
	/** Results so far; null before the first batch. */
	results: EntriesResults | null;
	isRunning: boolean;
	/** Error message if counting stopped; otherwise empty. */
	failure: string;
	/** Continues counting after an error. */
	goOn: () => void;
}

interface State {
	query: ListQuery;
	results: EntriesResults | null;
	failure: string;
}

/** Counts entries in batches until all are counted or the component is unmounted. */
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The earlier results are read only at the start.
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
