import { Button } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import { useLoad } from '../../kit/server/useLoad';
import { reasonOf } from '../../kit/server/reasonOf';
import { AllBar, BulkBar } from './BulkBar';
import { fetchPage, fetchColumns, saveColumns, type FormColumns } from '../entry/api';
import { answerOf, chosenColumns, ColumnPicker } from './columns';
import { Count, totalWords, Pages } from './Pages';
import { Empty } from './Empty';
import { ExportDialog } from './ExportDialog';
import { Failed, Skeleton } from '../../kit/list/Loading';
import { Retention } from './Retention';
import { goTo } from '../../kit/list/page';
import { listHash, resultsHash, type ListQuery } from '../entry/route';
import { Table } from './Table';
import { Toolbar } from './Toolbar';
import type { Actions } from '../entry/useActions';
import type { Say } from '../../kit/list/Snackbars';

interface Columns {
	/** Of this form and no other; null while they are on their way. */
	form: FormColumns | null;
	/** At once on the screen; kept by the server behind that. */
	choose: ( keys: readonly string[] ) => void;
}

function useColumns( form: number, say: Say ): Columns {
	const load = useCallback( ( signal: AbortSignal ) => fetchColumns( form, signal ), [ form ] );
	const { data, change } = useLoad( load );
	const here = data?.form === form ? data : null;
	const choose = ( keys: readonly string[] ) => {
		if ( here !== null ) {
			change( { ...here, chosen: [ ...keys ] } );
			saveColumns( form, keys ).catch( async ( error: unknown ) => say( await reasonOf( error ) ) );
		}
	};
	return { form: here, choose };
}

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
	actions: Actions;
	say: Say;
	/** The address of the entry that the reader comes back from; asked once. */
	returned: () => string | null;
}

const NONE: ReadonlySet< number > = new Set();

export function ListScreen( { query, overview, actions, say, returned }: Props ) {
	const { form, choose } = useColumns( query.form, say );
	const columns = useMemo( () => chosenColumns( form ), [ form ] );
	const answers = JSON.stringify( columns.map( ( column ) => answerOf( column.key ) ).filter( Boolean ) );
	const load = useCallback(
		( signal: AbortSignal ) => fetchPage( query, JSON.parse( answers ) as string[], signal ),
		[ query, answers ]
	);
	const { data: loaded, loading, failure, reload } = useLoad( load, actions.version );
	// The rows of another status are not shown meanwhile: they would be offered for deletion on the way to the trash.
	const data = loaded?.status === query.status ? loaded : null;
	const [ chosen, setChosen ] = useState( NONE );
	const [ whole, setWhole ] = useState( false );
	const [ exported, setExported ] = useState< readonly number[] | null >( null );
	const place = useRef< HTMLDivElement >( null );

	useEffect( () => {
		setChosen( NONE );
		setWhole( false );
	}, [ query, actions.version ] );

	useEffect( () => {
		if ( data !== null ) {
			const hash = returned();
			place.current?.querySelector< HTMLElement >( `a[href="${ hash ?? '-' }"]` )?.focus();
		}
	}, [ data, returned ] );

	useEffect( () => {
		if ( data !== null && data.rows.length === 0 && query.page > 1 ) {
			goTo( listHash( { ...query, page: Math.max( 1, data.pages ), following: 0, preceding: 0 } ) );
		}
	}, [ data, query ] );

	const rows = data?.rows ?? [];
	return (
		<div className="vestibule-list vestibule-entries" ref={ place }>
			<Toolbar query={ query } overview={ overview } columns={ form } hashOf={ listHash }>
				<ColumnPicker form={ form } choose={ choose } />
				<Button variant="secondary" __next40pxDefaultSize href={ resultsHash( query ) }>
					{ __( 'Results', 'vestibule' ) }
				</Button>
				<Button variant="secondary" __next40pxDefaultSize onClick={ () => setExported( [] ) }>
					{ __( 'Export', 'vestibule' ) }
				</Button>
			</Toolbar>
			<div className="vestibule-entries__bar">
				<Count
					data={ failure === '' ? data : null }
					chosen={ chosen.size }
					whole={ whole }
					loading={ loading }
				/>
				{ whole && data !== null ? (
					<AllBar
						query={ query }
						total={ totalWords( data ) }
						actions={ actions }
						exportAll={ () => setExported( [] ) }
						close={ () => {
							setWhole( false );
							setChosen( NONE );
						} }
					/>
				) : (
					<BulkBar
						rows={ rows }
						chosen={ chosen }
						status={ query.status }
						actions={ actions }
						exportChosen={ () => setExported( [ ...chosen ] ) }
					/>
				) }
				{ ! whole &&
					data !== null &&
					chosen.size === rows.length &&
					data.total > rows.length &&
					rows.length > 0 && (
						<Button variant="link" onClick={ () => setWhole( true ) }>
							{
								/* translators: %s: such as "1,234 entries". */
								sprintf( __( 'Select all of this list: %s', 'vestibule' ), totalWords( data ) )
							}
						</Button>
					) }
				{ chosen.size === 0 && <Retention query={ query } overview={ overview } /> }
			</div>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && <Skeleton lines={ 8 } className="vestibule-entries__skeleton" /> }
			{ failure === '' && data !== null && rows.length === 0 && (
				<Empty query={ query } overview={ overview } hashOf={ listHash } />
			) }
			{ failure === '' && data !== null && rows.length > 0 && (
				<>
					<Table
						rows={ rows }
						query={ query }
						columns={ columns }
						actions={ actions }
						chosen={ chosen }
						choose={ ( ids ) => {
							setWhole( false );
							setChosen( ids );
						} }
						loading={ loading }
					/>
					<Pages query={ query } data={ data } />
				</>
			) }
			{ exported !== null && form !== null && (
				<ExportDialog
					query={ query }
					ids={ exported }
					form={ form }
					confirms={ overview?.confirms ?? false }
					close={ () => setExported( null ) }
				/>
			) }
		</div>
	);
}
