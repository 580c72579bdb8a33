import { __ } from '@wordpress/i18n';

/** A day of the reader's calendar as the list is asked for it. */
function dayOf( date: Date ): string {
	const two = ( number: number ) => String( number ).padStart( 2, '0' );
	return `${ date.getFullYear() }-${ two( date.getMonth() + 1 ) }-${ two( date.getDate() ) }`;
}

export interface Preset {
	key: string;
	label: string;
	from: string;
	to: string;
}

/** Spans that readers ask for often. */
export function presets( today: Date ): Preset[] {
	const at = ( year: number, month: number, day: number ) => dayOf( new Date( year, month, day ) );
	const [ year, month, day ] = [ today.getFullYear(), today.getMonth(), today.getDate() ];
	const now = dayOf( today );
	return [
		{ key: 'today', label: __( 'Today', 'vestibule' ), from: now, to: now },
		{ key: 'week', label: __( 'Last 7 days', 'vestibule' ), from: at( year, month, day - 6 ), to: now },
		{ key: 'days', label: __( 'Last 30 days', 'vestibule' ), from: at( year, month, day - 29 ), to: now },
		{ key: 'month', label: __( 'This month', 'vestibule' ), from: at( year, month, 1 ), to: now },
		{
			key: 'before',
			label: __( 'Last month', 'vestibule' ),
			from: at( year, month - 1, 1 ),
			to: at( year, month, 0 ),
		},
		{ key: 'year', label: __( 'This year', 'vestibule' ), from: at( year, 0, 1 ), to: now },
	];
}
