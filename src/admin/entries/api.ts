import apiFetch from '@wordpress/api-fetch';
import type { EntriesChange } from '../../contracts/entries-change';
import type { EntriesEntry } from '../../contracts/entries-entry';
import type { EntriesOverview } from '../../contracts/entries-overview';
import type { EntriesRow } from '../../contracts/entries-row';
import type { ListQuery } from './route';

/** Where an entry stands. */
export type Status = EntriesRow[ 'status' ];

/** What becomes of an appointment whose entry goes to the trash. */
export type Decision = NonNullable< EntriesChange[ 'appointment' ] >;

/** The answer to a change of many entries. */
export interface Changed {
	marked: number[];
	/** Those that came back without their appointment. */
	unbooked?: { id: number; reason: 'taken' | 'over' }[];
}

export interface Page {
	/** Which list this is a page of: what can be done to its rows depends on it. */
	status: ListQuery[ 'status' ];
	rows: EntriesRow[];
	total: number;
	pages: number;
}

const PATH = '/vestibule/v1/entries';

/** With the totals of the answer's headers, which is why the answer is read here. */
export async function fetchPage( query: ListQuery, signal: AbortSignal ): Promise< Page > {
	const text = new URLSearchParams( Object.entries( query ).map( ( [ name, value ] ) => [ name, String( value ) ] ) );
	const answer: Response = await apiFetch( { path: `${ PATH }?${ text.toString() }`, parse: false, signal } );
	return {
		status: query.status,
		rows: ( await answer.json() ) as EntriesRow[],
		total: Number( answer.headers.get( 'X-WP-Total' ) ),
		pages: Number( answer.headers.get( 'X-WP-TotalPages' ) ),
	};
}

export function fetchOverview( signal?: AbortSignal ): Promise< EntriesOverview > {
	return apiFetch( { path: `${ PATH }/overview`, signal } );
}

export function fetchEntry( id: number, signal: AbortSignal ): Promise< EntriesEntry > {
	return apiFetch( { path: `${ PATH }/${ id }`, signal } );
}

export function mark(
	ids: readonly number[],
	status: EntriesChange[ 'status' ],
	appointment: Decision = 'keep'
): Promise< Changed > {
	return apiFetch( { path: `${ PATH }/status`, method: 'POST', data: { ids, status, appointment } } );
}

/** Tries the mails about an entry at once, or one of them. */
export function sendMail( id: number, mail?: number ): Promise< unknown > {
	const path = mail === undefined ? 'mail' : `mails/${ mail }`;
	return apiFetch( { path: `${ PATH }/${ id }/${ path }`, method: 'POST' } );
}

export function deleteForGood( ids: readonly number[] ): Promise< unknown > {
	return apiFetch( { path: PATH, method: 'DELETE', data: { ids } } );
}
