import { __, _n, sprintf } from '@wordpress/i18n';
import type { Page } from './api';

interface Props {
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
export function Count( { data, chosen, whole, loading }: Props ) {
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
