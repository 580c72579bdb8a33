import { Button } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import { useLoad } from '../../kit/server/useLoad';
import { reasonOf } from '../../kit/server/reasonOf';
import { AllBar, BulkBar } from './BulkBar';
import { fetchPage, fetchColumns, saveColumns, type FormColumns } from '../entry/api';
import { ColumnPicker } from './ColumnPicker';
import { answerOf, chosenColumns } from './columns';
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
	/** Columns of the selected form; null while loading. */
	form: FormColumns | null;
	/** Changes the columns at once and stores them in the background. */
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

const NONE: ReadonlySet< number > = new Set();

/**
 * Returns the selected entries: some entries of the page, or the whole list. The selection is cleared when the list
 * changes.
 */
function useSelection( query: ListQuery, version: number ) {
	const [ chosen, setChosen ] = useState( NONE );
	const [ whole, setWhole ] = useState( false );
	const choose = ( ids: ReadonlySet< number > ) => {
		setWhole( false );
		setChosen( ids );
	};
	useEffect( () => {
		setChosen( NONE );
		setWhole( false );
	}, [ query, version ] );
	return { chosen, whole, choose, chooseWhole: () => setWhole( true ) };
}

type Selection = ReturnType< typeof useSelection >;

/** Loads a page of entries with the answers for the visible columns. */
function usePage( query: ListQuery, columns: ReturnType< typeof chosenColumns >, version: number ) {
	const answers = JSON.stringify( columns.map( ( column ) => answerOf( column.key ) ).filter( Boolean ) );
	const load = useCallback(
		( signal: AbortSignal ) => fetchPage( query, JSON.parse( answers ) as string[], signal ),
		[ query, answers ]
	);
	const { data: loaded, loading, failure, reload } = useLoad( load, version );
	// Hide rows of another status while loading. Otherwise, the actions for the new status, such as deleting, would
	// apply to them.
	const data = loaded?.status === query.status ? loaded : null;
	useEffect( () => {
		if ( data !== null && data.rows.length === 0 && query.page > 1 ) {
			goTo( listHash( { ...query, page: Math.max( 1, data.pages ), following: 0, preceding: 0 } ) );
		}
	}, [ data, query ] );
	return { data, rows: data?.rows ?? [], loading, failure, reload };
}

type Page = ReturnType< typeof usePage >;

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
	actions: Actions;
	say: Say;
	/** Returns the URL of the entry that the user has just left. Only the first call returns it. */
	returned: () => string | null;
}

interface BarProps extends Pick< Props, 'query' | 'overview' | 'actions' > {
	page: Page;
	selection: Selection;
	/** Exports the given entries. An empty list exports the whole list. */
	exportEntries: ( ids: readonly number[] ) => void;
}

/** Bar above the list with the number of entries, and with actions for the selected ones. */
function Bar( { query, overview, actions, page, selection, exportEntries }: BarProps ) {
	const { data, rows, failure, loading } = page;
	const { chosen, whole, choose, chooseWhole } = selection;
	const isPageChosen = data !== null && rows.length > 0 && chosen.size === rows.length;
	return (
		<div className="vestibule-entries__bar">
			<Count data={ failure === '' ? data : null } chosen={ chosen.size } whole={ whole } loading={ loading } />
			{ whole && data !== null ? (
				<AllBar
					query={ query }
					total={ totalWords( data ) }
					actions={ actions }
					exportAll={ () => exportEntries( [] ) }
					close={ () => choose( NONE ) }
				/>
			) : (
				<BulkBar
					rows={ rows }
					chosen={ chosen }
					status={ query.status }
					actions={ actions }
					exportChosen={ () => exportEntries( [ ...chosen ] ) }
				/>
			) }
			{ ! whole && isPageChosen && data.total > rows.length && (
				<Button variant="link" onClick={ chooseWhole }>
					{
						/* translators: %s: number of entries with its noun, such as "1,234 entries". */
						sprintf( __( 'Select all entries of this list: %s', 'vestibule' ), totalWords( data ) )
					}
				</Button>
			) }
			{ chosen.size === 0 && <Retention query={ query } overview={ overview } /> }
		</div>
	);
}

interface RowsProps extends Pick< Props, 'query' | 'overview' | 'actions' > {
	page: Page;
	columns: ReturnType< typeof chosenColumns >;
	selection: Selection;
}

/** Table of the entries, or a message if there are none. */
function Rows( { query, overview, actions, page, columns, selection }: RowsProps ) {
	const { data, rows, loading, failure, reload } = page;
	if ( failure !== '' ) {
		return <Failed reason={ failure } retry={ reload } />;
	}
	if ( data === null ) {
		return <Skeleton lines={ 8 } className="vestibule-entries__skeleton" />;
	}
	return rows.length === 0 ? (
		<Empty query={ query } overview={ overview } hashOf={ listHash } />
	) : (
		<>
			<Table
				{ ...{ rows, query, columns, actions, loading } }
				chosen={ selection.chosen }
				choose={ selection.choose }
			/>
			<Pages query={ query } data={ data } />
		</>
	);
}

export function ListScreen( { query, overview, actions, say, returned }: Props ) {
	const { form, choose } = useColumns( query.form, say );
	const columns = useMemo( () => chosenColumns( form ), [ form ] );
	const page = usePage( query, columns, actions.version );
	const selection = useSelection( query, actions.version );
	const [ exported, setExported ] = useState< readonly number[] | null >( null );
	const place = useRef< HTMLDivElement >( null );
	const { data } = page;

	useEffect( () => {
		if ( data !== null ) {
			const hash = returned();
			place.current?.querySelector< HTMLElement >( `a[href="${ hash ?? '-' }"]` )?.focus();
		}
	}, [ data, returned ] );

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
			<Bar { ...{ query, overview, actions, page, selection } } exportEntries={ setExported } />
			<Rows { ...{ query, overview, actions, page, columns, selection } } />
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
