import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { EntriesOverview } from '../../contracts/entries-overview';
import { fetchPage } from './api';
import { BulkBar } from './BulkBar';
import { Count } from './Count';
import { Empty } from './Empty';
import { Failed } from './Failed';
import { Pages } from './Pages';
import { goTo, listHash, type ListQuery } from './route';
import { Skeleton } from './Skeleton';
import { Table } from './Table';
import { Toolbar } from './Toolbar';
import { useLoad } from '../settings-parts/useLoad';
import type { Actions } from './useActions';

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
	actions: Actions;
	/** The address of the entry that the reader comes back from; asked once. */
	returned: () => string | null;
}

const NONE: ReadonlySet< number > = new Set();

export function ListScreen( { query, overview, actions, returned }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchPage( query, signal ), [ query ] );
	const { data: loaded, loading, failure, reload } = useLoad( load, actions.version );
	// The rows of another status are not shown meanwhile: they would be offered for deletion on the way to the trash.
	const data = loaded?.status === query.status ? loaded : null;
	const [ chosen, setChosen ] = useState( NONE );
	const place = useRef< HTMLDivElement >( null );

	useEffect( () => setChosen( NONE ), [ query, actions.version ] );

	useEffect( () => {
		if ( data !== null ) {
			const hash = returned();
			place.current?.querySelector< HTMLElement >( `a[href="${ hash ?? '-' }"]` )?.focus();
		}
	}, [ data, returned ] );

	useEffect( () => {
		if ( data !== null && data.rows.length === 0 && query.page > 1 ) {
			goTo( listHash( { ...query, page: Math.max( 1, data.pages ) } ) );
		}
	}, [ data, query ] );

	const rows = data?.rows ?? [];
	return (
		<div className="vestibule-entries" ref={ place }>
			<Toolbar query={ query } overview={ overview } />
			<div className="vestibule-entries__bar">
				<Count data={ failure === '' ? data : null } chosen={ chosen.size } loading={ loading } />
				<BulkBar rows={ rows } chosen={ chosen } status={ query.status } actions={ actions } />
			</div>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && <Skeleton /> }
			{ failure === '' && data !== null && rows.length === 0 && <Empty query={ query } overview={ overview } /> }
			{ failure === '' && rows.length > 0 && (
				<>
					<Table rows={ rows } query={ query } chosen={ chosen } choose={ setChosen } loading={ loading } />
					<Pages query={ query } total={ data?.total ?? 0 } pages={ data?.pages ?? 1 } />
				</>
			) }
		</div>
	);
}
