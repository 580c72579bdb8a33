import apiFetch from '@wordpress/api-fetch';
import type { EntriesAnswer } from '../../contracts/entries-answer';
import type { EntriesChange } from '../../contracts/entries-change';
import type { EntriesEntry } from '../../contracts/entries-entry';
import type { EntriesNote } from '../../contracts/entries-note';
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
	/** Whether there are more than the total: where words are searched for, counting ends at some point. */
	more: boolean;
}

const PATH = '/vestibule/v1/entries';

/** A list as the routes take it; what narrows nothing is left out. */
export function paramsOf( query: ListQuery, also: Record< string, string > = {} ): string {
	const given = Object.entries( query ).filter( ( [ , value ] ) => value !== '' && value !== false );
	const text = new URLSearchParams( [
		...given.map( ( [ name, value ] ): [ string, string ] => [ name, String( value ) ] ),
		...Object.entries( also ),
	] );
	return text.toString();
}

/** With the totals of the answer's headers, which is why the answer is read here. */
export async function fetchPage( query: ListQuery, answers: readonly string[], signal: AbortSignal ): Promise< Page > {
	const also = Object.fromEntries( answers.map( ( name, index ) => [ `answers[${ index }]`, name ] ) );
	const answer: Response = await apiFetch( {
		path: `${ PATH }?${ paramsOf( query, also ) }`,
		parse: false,
		signal,
	} );
	return {
		status: query.status,
		rows: ( await answer.json() ) as EntriesRow[],
		total: Number( answer.headers.get( 'X-WP-Total' ) ),
		pages: Number( answer.headers.get( 'X-WP-TotalPages' ) ),
		more: answer.headers.get( 'X-Vestibule-More' ) === '1',
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

/** Sends an entry to one of its webhooks at once. */
export function sendWebhook( id: number, delivery: number ): Promise< unknown > {
	return apiFetch( { path: `${ PATH }/${ id }/webhooks/${ delivery }`, method: 'POST' } );
}

export function deleteForGood( ids: readonly number[] ): Promise< unknown > {
	return apiFetch( { path: PATH, method: 'DELETE', data: { ids } } );
}

export function star( ids: readonly number[], starred: boolean ): Promise< unknown > {
	return apiFetch( { path: `${ PATH }/stars`, method: 'POST', data: { ids, starred } } );
}

export interface Standing {
	id: number;
	status: Status;
}

/** The next of all entries that match, and from where to go on; null at the end. */
export function fetchIds( query: ListQuery, after: number ): Promise< { entries: Standing[]; after: number | null } > {
	return apiFetch( { path: `${ PATH }/ids?${ paramsOf( query, { after: String( after ) } ) }` } );
}

export interface Neighbours {
	previous: number | null;
	next: number | null;
}

export function fetchNeighbours( id: number, query: ListQuery, signal: AbortSignal ): Promise< Neighbours > {
	return apiFetch( { path: `${ PATH }/${ id }/neighbours?${ paramsOf( query ) }`, signal } );
}

export interface FormColumns {
	form: number;
	fields: { name: string; label: string; options: { value: string; label: string }[] }[];
	/** Null where the reader has chosen none. */
	chosen: string[] | null;
	questions: string[];
}

export function fetchColumns( form: number, signal?: AbortSignal ): Promise< FormColumns > {
	return apiFetch( { path: `${ PATH }/columns?form=${ form }`, signal } );
}

export function saveColumns( form: number, columns: readonly string[] ): Promise< FormColumns > {
	return apiFetch( { path: `${ PATH }/columns`, method: 'POST', data: { form, columns } } );
}

export function fetchNotes( id: number, signal: AbortSignal ): Promise< EntriesNote[] > {
	return apiFetch( { path: `${ PATH }/${ id }/notes`, signal } );
}

/** A new note, or another text for one that is there. */
export function saveNote( id: number, text: string, note?: number ): Promise< EntriesNote > {
	return apiFetch( {
		path: `${ PATH }/${ id }/notes${ note === undefined ? '' : `/${ note }` }`,
		method: 'POST',
		data: { text },
	} );
}

export function deleteNote( id: number, note: number ): Promise< unknown > {
	return apiFetch( { path: `${ PATH }/${ id }/notes/${ note }`, method: 'DELETE' } );
}

export function fetchAnswers( id: number, signal: AbortSignal ): Promise< EntriesAnswer[] > {
	return apiFetch( { path: `${ PATH }/${ id }/answers`, signal } );
}

export function saveAnswers(
	id: number,
	values: Record< string, string | string[] >
): Promise< { changes: unknown[] } > {
	return apiFetch( { path: `${ PATH }/${ id }/answers`, method: 'POST', data: { values } } );
}

export function sendReply(
	id: number,
	reply: { subject: string; body: string; replyTo: 'me' | 'site' }
): Promise< unknown > {
	return apiFetch( { path: `${ PATH }/${ id }/reply`, method: 'POST', data: reply } );
}

export interface ExportOrder {
	query: ListQuery;
	/** Empty stands for all that match. */
	ids: readonly number[];
	format: 'csv' | 'xlsx' | 'json';
	columns: readonly string[];
}

/** Asks for a file in frames (FrameReader). */
export function startExport( { query, ids, format, columns }: ExportOrder, signal: AbortSignal ): Promise< Response > {
	return apiFetch( {
		path: `${ PATH }/export`,
		method: 'POST',
		data: { ...query, ids, format, columns, framed: true },
		parse: false,
		signal,
	} );
}
