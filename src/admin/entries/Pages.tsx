import { __, sprintf } from '@wordpress/i18n';
import { listHash, type ListQuery } from './route';

interface Props {
	query: ListQuery;
	total: number;
	pages: number;
	/** Whether there are more than the total. */
	more: boolean;
}

function Step( { to, label, reachable }: { to: string; label: string; reachable: boolean } ) {
	return reachable ? (
		<a className="components-button is-secondary is-compact" href={ to }>
			{ label }
		</a>
	) : (
		<span className="components-button is-secondary is-compact" aria-disabled="true">
			{ label }
		</span>
	);
}

/** Links, so that a page can be opened beside, and the back button goes page by page. */
export function Pages( { query, total, pages, more }: Props ) {
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
				<nav aria-label={ __( 'Pages of entries', 'vestibule' ) }>
					<Step
						to={ listHash( { ...query, page: query.page - 1 } ) }
						label={ __( 'Previous', 'vestibule' ) }
						reachable={ query.page > 1 }
					/>
					<Step
						to={ listHash( { ...query, page: query.page + 1 } ) }
						label={ __( 'Next', 'vestibule' ) }
						reachable={ query.page < pages }
					/>
				</nav>
			) }
		</div>
	);
}
