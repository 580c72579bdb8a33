import { __ } from '@wordpress/i18n';
import type { FormColumns } from '../entry/api';
import type { ListQuery } from '../entry/route';

/** Term and value. */
export type Fact = readonly [ string, string ];

const two = ( number: number ) => String( number ).padStart( 2, '0' );

/** Day of the reader's calendar, such as 2026-11-28. */
export const dayOf = ( date: Date ): string =>
	`${ date.getFullYear() }-${ two( date.getMonth() + 1 ) }-${ two( date.getDate() ) }`;

/** Day in the language of the screen; empty where there is no limit. */
function dayText( day: string ): string {
	const language = document.documentElement.lang || undefined;
	const format = new Intl.DateTimeFormat( language, { dateStyle: 'long', timeZone: 'UTC' } );
	return day === '' ? '' : format.format( new Date( `${ day }T00:00:00Z` ) );
}

/** Label of the field that answers are filtered by, and the answer. */
function answerOf( { field, match, value }: ListQuery, columns: FormColumns | null ): Fact[] {
	const asked = columns?.fields.find( ( { name } ) => name === field );
	if ( field === '' || value === '' ) {
		return [];
	}
	const answer = asked?.options.find( ( option ) => option.value === value )?.label ?? value;
	return [ [ asked?.label ?? field, match === 'contains' ? `… ${ answer } …` : answer ] ];
}

/** Day on which the results were counted, and the filters that are on. */
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
