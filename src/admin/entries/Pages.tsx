import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useLoad } from '../kit/useLoad';
import { fetchNeighbours, type Page } from './api';
import { listHash, entryHash, type ListQuery } from './route';

interface CountProps {
	data: Page | null;
	chosen: number;
	/** Whether all that match are selected. */
	whole: boolean;
	loading: boolean;
}

/** How many entries a list has; of a search more than so many are not counted. */
export function totalWords( { total, more }: Page ): string {
	return more
		? /* translators: %d: number of entries. */
			sprintf( _n( 'More than %d entry', 'More than %d entries', total, 'vestibule' ), total )
		: /* translators: %d: number of entries. */
			sprintf( _n( '%d entry', '%d entries', total, 'vestibule' ), total );
}

/** How many entries the list has, or how many are chosen; said aloud when it changes. */
export function Count( { data, chosen, whole, loading }: CountProps ) {
	/* translators: %d: number of entries. */
	const marked = sprintf( _n( '%d selected', '%d selected', chosen, 'vestibule' ), chosen );
	const words = ( page: Page ) => {
		if ( whole ) {
			/* translators: %s: such as "1,234 entries". */
			return sprintf( __( 'Selected: %s', 'vestibule' ), totalWords( page ) );
		}
		return chosen > 0 ? marked : totalWords( page );
	};
	return (
		<p className="vestibule-entries__count" role="status">
			{ loading && data === null && __( 'Loading entries', 'vestibule' ) }
			{ data !== null && words( data ) }
		</p>
	);
}

/** A way on, or why there is none. */
function Step( { to, label }: { to: string | null; label: string } ) {
	const className = 'components-button is-secondary is-compact';
	return to === null ? (
		<span className={ className } aria-disabled="true">
			{ label }
		</span>
	) : (
		<a className={ className } href={ to }>
			{ label }
		</a>
	);
}

/** Links, so that a page can be opened beside, and the back button goes page by page. */
export function Pages( { query, data: { total, pages, more } }: { query: ListQuery; data: Page } ) {
	const hashOf = ( page: number ) => ( page > 0 && page <= pages ? listHash( { ...query, page } ) : null );
	const first = ( query.page - 1 ) * query.per_page + 1;
	const last = Math.min( total, first + query.per_page - 1 );
	/* translators: 1: first, 2: last entry shown, 3: a number that there are more than. */
	const ofMore = sprintf( __( '%1$d to %2$d of more than %3$d', 'vestibule' ), first, last, total );
	/* translators: 1: first, 2: last entry shown, 3: number of all entries. */
	const ofAll = sprintf( __( '%1$d to %2$d of %3$d', 'vestibule' ), first, last, total );
	return (
		<div className="vestibule-entries__pages">
			<span>{ more ? ofMore : ofAll }</span>
			{ pages > 1 && (
				<nav className="vestibule-entries__steps" aria-label={ __( 'Pages of entries', 'vestibule' ) }>
					<Step to={ hashOf( query.page - 1 ) } label={ __( 'Previous', 'vestibule' ) } />
					<Step to={ hashOf( query.page + 1 ) } label={ __( 'Next', 'vestibule' ) } />
				</nav>
			) }
		</div>
	);
}

/** The entries beside this one in the list that it was opened from. */
export function Neighbours( { id, query }: { id: number; query: ListQuery } ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNeighbours( id, query, signal ), [ id, query ] );
	const { data } = useLoad( load );
	const hashOf = ( to: number | null = null ) => ( to === null ? null : entryHash( to, query ) );
	return (
		<nav className="vestibule-entries__steps" aria-label={ __( 'Entries of this list', 'vestibule' ) }>
			<Step to={ hashOf( data?.previous ) } label={ __( 'Previous', 'vestibule' ) } />
			<Step to={ hashOf( data?.next ) } label={ __( 'Next', 'vestibule' ) } />
		</nav>
	);
}
