import type { EntriesAnswer } from '../../../contracts/entries-answer';
import type { EntriesChange } from '../../../contracts/entries-change';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import type { EntriesNote } from '../../../contracts/entries-note';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import type { EntriesResults } from '../../../contracts/entries-results';
import type { EntriesRow } from '../../../contracts/entries-row';
import { addressOf, get, getRows, post, postForFile, remove, type Rows } from '../../kit/server/api';
import type { ListQuery } from './route';

/** Entry ID with its current status. */
export type Standing = Pick< EntriesRow, 'id' | 'status' >;

/** Choice for an appointment whose entry is moved to the Trash. */
export type Decision = NonNullable< EntriesChange[ 'appointment' ] >;

/** Response to a status change of several entries. */
export interface Changed {
	marked: number[];
	/** Restored entries that did not get their appointment or spot back. */
	unbooked?: { id: number; reason: 'taken' | 'over' | 'full' | 'waits' }[];
	/** IDs of the entries whose spots are held for Undo. */
	held?: number[];
	/** Waiting list entries that receive the held spots, each with the label of its option. */
	next?: Promoted[];
}

/** Waiting list entry that is promoted. */
export type Promoted = Pick< EntriesRow, 'id' | 'name' | 'email' > & { option: string };

export interface Page extends Rows< EntriesRow > {
	/** Status filter of this page, which determines the actions for its rows. */
	status: ListQuery[ 'status' ];
}

const PATH = '/vestibule/v1/entries';

export async function fetchPage( query: ListQuery, answers: readonly string[], signal: AbortSignal ): Promise< Page > {
	return {
		...( await getRows< EntriesRow >( addressOf( PATH, { ...query, answers, limit_total: true } ), signal ) ),
		status: query.status,
	};
}

export const fetchOverview = ( signal: AbortSignal ) => get< EntriesOverview >( `${ PATH }/overview`, signal );

/** Loads the counts for the next batch of entries. `after` is the end of the previous batch. */
export const fetchResults = ( query: ListQuery, after: string, signal: AbortSignal ) =>
	get< EntriesResults >( addressOf( `${ PATH }/results`, { ...query, after } ), signal );

export const fetchEntry = ( id: number, signal: AbortSignal ) => get< EntriesEntry >( `${ PATH }/${ id }`, signal );

/**
 * @param ids
 * @param status
 * @param appointment
 * @param places `hold` reserves the spots of entries in the Trash or spam while Undo is offered.
 */
export const mark = (
	ids: readonly number[],
	status: EntriesChange[ 'status' ],
	appointment: Decision = 'keep',
	places: EntriesChange[ 'places' ] = 'pass'
) => post< Changed >( `${ PATH }/status`, { ids, status, appointment, places } );

/** Extends the hold of spots by a minute, or releases them to the waiting list. */
export const settlePlaces = ( ids: readonly number[], held: boolean ) => post( `${ PATH }/places`, { ids, held } );

/** Sends one email, or all unsent emails about an entry, at once. */
export const sendMail = ( id: number, mail?: number ) =>
	post( `${ PATH }/${ id }/${ mail === undefined ? 'mail' : `mails/${ mail }` }` );

/** Confirms an entry or a consent checkbox manually. */
export const confirm = ( id: number ) => post( `${ PATH }/${ id }/opt-in` );

/** Sends the email with the confirmation link again. */
export const resendOptIn = ( id: number ) => post( `${ PATH }/${ id }/opt-in/mail` );

/** Sends an entry to one of its webhooks at once. */
export const sendWebhook = ( id: number, delivery: number ) => post( `${ PATH }/${ id }/webhooks/${ delivery }` );

export const deleteForGood = ( ids: readonly number[] ) => remove( PATH, { ids } );

export const star = ( ids: readonly number[], starred: boolean ) => post( `${ PATH }/stars`, { ids, starred } );

/**
 * Loads the next batch of matching entries. `after` in the response is the position of the following batch; null at the
 * end.
 */
export const fetchIds = ( query: ListQuery, after: number ) =>
	get< { entries: Standing[]; after: number | null } >( addressOf( `${ PATH }/ids`, { ...query, after } ) );

export const fetchNeighbors = ( id: number, query: ListQuery, signal: AbortSignal ) =>
	get< Record< 'previous' | 'next', number | null > >( addressOf( `${ PATH }/${ id }/neighbours`, query ), signal );

export interface FormColumns {
	form: number;
	fields: { name: string; label: string; options: { value: string; label: string }[] }[];
	/** Keys of the selected columns; null if the user has not selected any. */
	chosen: string[] | null;
	questions: string[];
}

export const fetchColumns = ( form: number, signal: AbortSignal ) =>
	get< FormColumns >( `${ PATH }/columns?form=${ form }`, signal );

export const saveColumns = ( form: number, columns: readonly string[] ) =>
	post< FormColumns >( `${ PATH }/columns`, { form, columns } );

export const fetchNotes = ( id: number, signal: AbortSignal ) =>
	get< EntriesNote[] >( `${ PATH }/${ id }/notes`, signal );

/** Creates a note, or updates an existing one. */
export const saveNote = ( id: number, text: string, note?: number ) =>
	post< EntriesNote >( `${ PATH }/${ id }/notes${ note === undefined ? '' : `/${ note }` }`, { text } );

export const deleteNote = ( id: number, note: number ) => remove( `${ PATH }/${ id }/notes/${ note }` );

export const fetchAnswers = ( id: number, signal: AbortSignal ) =>
	get< EntriesAnswer[] >( `${ PATH }/${ id }/answers`, signal );

export const saveAnswers = ( id: number, values: Record< string, string | string[] > ) =>
	post< { changes: unknown[] } >( `${ PATH }/${ id }/answers`, { values } );

export const sendReply = ( id: number, reply: { subject: string; body: string; replyTo: 'me' | 'site' } ) =>
	post( `${ PATH }/${ id }/reply`, reply );

export interface ExportOrder {
	query: ListQuery;
	/** IDs of the entries; empty means all matching entries. */
	ids: readonly number[];
	format: 'csv' | 'xlsx' | 'json';
	columns: readonly string[];
}

/** Requests an export file, which is sent in frames (FrameReader). */
export const startExport = ( { query, ...order }: ExportOrder, signal: AbortSignal ) =>
	postForFile( `${ PATH }/export`, { ...query, ...order, framed: true }, signal );
