import { __ } from '@wordpress/i18n';
import type { FormColumns } from '../entry/api';
import type { ListQuery } from '../entry/route';

/** Label and value of a fact. */
export type Fact = readonly [ string, string ];

const two = ( number: number ) => String( number ).padStart( 2, '0' );

/** Returns the date in the user's time zone, such as 2026-11-28. */
export const dayOf = ( date: Date ): string =>
	`${ date.getFullYear() }-${ two( date.getMonth() + 1 ) }-${ two( date.getDate() ) }`;

/** Formats a date in the page's language; empty if the date is empty. */
function dayText( day: string ): string {
	const language = document.documentElement.lang || undefined;
	const format = new Intl.DateTimeFormat( language, { dateStyle: 'long', timeZone: 'UTC' } );
	return day === '' ? '' : format.format( new Date( `${ day }T00:00:00Z` ) );
}

/** Returns the filter by answer, if it is active: the field's label and the answer. Empty if it is not active. */
function answerOf( { field, match, value }: ListQuery, columns: FormColumns | null ): Fact[] {
	const asked = columns?.fields.find( ( { name } ) => name === field );
	if ( field === '' || value === '' ) {
		return [];
	}
	const answer = asked?.options.find( ( option ) => option.value === value )?.label ?? value;
	return [ [ asked?.label ?? field, match === 'contains' ? `… ${ answer } …` : answer ] ];
}

/** Returns the date on which the entries were counted, and the active filters. */
export function countedOf( query: ListQuery, columns: FormColumns | null, now: Date ): Fact[] {
	const { from, to, starred, search } = query;
	const facts: ( Fact | false )[] = [
		[ __( 'Counted on', 'vestibule' ), dayText( dayOf( now ) ) ],
		( from !== '' || to !== '' ) && [
			__( 'Received', 'vestibule' ),
			`${ dayText( from ) } – ${ dayText( to ) }`.trim(),
		],
		search !== '' && [ __( 'Search', 'vestibule' ), search ],
		starred && [ __( 'Filters', 'vestibule' ), __( 'With a star', 'vestibule' ) ],
	];
	return [ ...facts.filter( ( fact ) => fact !== false ), ...answerOf( query, columns ) ];
}
