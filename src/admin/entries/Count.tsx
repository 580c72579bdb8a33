import { __, _n, sprintf } from '@wordpress/i18n';
import type { Page } from './api';

interface Props {
	data: Page | null;
	chosen: number;
	loading: boolean;
}

/** How many entries the list has, or how many are chosen; said aloud when it changes. */
export function Count( { data, chosen, loading }: Props ) {
	const total = data?.total ?? 0;
	/* translators: %d: number of entries. */
	const found = sprintf( _n( '%d entry', '%d entries', total, 'vestibule' ), total );
	/* translators: %d: number of entries. */
	const marked = sprintf( _n( '%d selected', '%d selected', chosen, 'vestibule' ), chosen );
	return (
		<p className="vestibule-entries__count" role="status">
			{ loading && data === null && __( 'Loading entries', 'vestibule' ) }
			{ data !== null && ( chosen > 0 ? marked : found ) }
		</p>
	);
}
