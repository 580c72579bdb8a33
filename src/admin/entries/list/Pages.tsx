import { __, _n, sprintf } from '@wordpress/i18n';
import { numberWords } from '../../kit/list/numberWords';
import type { Page } from '../entry/api';
import { listHash, pageAfter, pageBefore, type ListQuery } from '../entry/route';
import { Steps } from '../entry/Steps';

interface CountProps {
	data: Page | null;
	chosen: number;
	/** Whether all matching entries are selected. */
	whole: boolean;
	loading: boolean;
}

/** Returns text with the number of entries. The server stops counting at a limit. */
export function totalWords( { total, more }: Page ): string {
	return more
		? /* translators: %s: number of entries. */
			sprintf( _n( 'More than %s entry', 'More than %s entries', total, 'vestibule' ), numberWords( total ) )
		: /* translators: %s: number of entries. */
			sprintf( _n( '%s entry', '%s entries', total, 'vestibule' ), numberWords( total ) );
}

/** Number of all or selected entries. Screen readers announce changes to it. */
export function Count( { data, chosen, whole, loading }: CountProps ) {
	/* translators: %d: number of entries. */
	const marked = sprintf( _n( '%d selected', '%d selected', chosen, 'vestibule' ), chosen );
	const words = ( page: Page ) => {
		if ( whole ) {
			/* translators: %s: number of entries with its noun, such as "1,234 entries". */
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

/** Range of the displayed entries, with links to the previous and next pages. */
export function Pages( { query, data: { rows, total, pages, more } }: { query: ListQuery; data: Page } ) {
	const before = query.page > 1 ? listHash( pageBefore( query, rows[ 0 ]?.id ?? 0 ) ) : null;
	const after = more || query.page < pages ? listHash( pageAfter( query, rows.at( -1 )?.id ?? 0 ) ) : null;
	const first = ( query.page - 1 ) * query.per_page + 1;
	const last = Math.min( total, first + query.per_page - 1 );
	const [ from, to, all ] = [ numberWords( first ), numberWords( last ), numberWords( total ) ];
	/* translators: 1: first entry shown, 2: last entry shown, 3: number that the total exceeds. */
	const ofMore = sprintf( __( '%1$s to %2$s of more than %3$s', 'vestibule' ), from, to, all );
	/* translators: 1: first entry shown, 2: last entry shown, 3: number of all entries. */
	const ofAll = sprintf( __( '%1$s to %2$s of %3$s', 'vestibule' ), from, to, all );
	return (
		<div className="vestibule-entries__pages">
			<span>{ more ? ofMore : ofAll }</span>
			{ ( before !== null || after !== null ) && (
				<Steps label={ __( 'Pages of entries', 'vestibule' ) } previous={ before } next={ after } />
			) }
		</div>
	);
}
