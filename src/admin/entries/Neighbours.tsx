import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLoad } from '../kit/useLoad';
import { fetchNeighbours } from './api';
import { entryHash, type ListQuery } from './route';

interface Props {
	id: number;
	query: ListQuery;
}

function Step( { to, label, query }: { to: number | null; label: string; query: ListQuery } ) {
	return to === null ? (
		<span className="components-button is-secondary is-compact" aria-disabled="true">
			{ label }
		</span>
	) : (
		<a className="components-button is-secondary is-compact" href={ entryHash( to, query ) }>
			{ label }
		</a>
	);
}

/** The entries beside this one in the list that it was opened from. */
export function Neighbours( { id, query }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNeighbours( id, query, signal ), [ id, query ] );
	const { data } = useLoad( load );
	return (
		<nav className="vestibule-entries__beside" aria-label={ __( 'Entries of this list', 'vestibule' ) }>
			<Step to={ data?.previous ?? null } label={ __( 'Previous', 'vestibule' ) } query={ query } />
			<Step to={ data?.next ?? null } label={ __( 'Next', 'vestibule' ) } query={ query } />
		</nav>
	);
}
