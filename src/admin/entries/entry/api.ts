import type { EntriesAnswer } from '../../../contracts/entries-answer';
import type { EntriesChange } from '../../../contracts/entries-change';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import type { EntriesNote } from '../../../contracts/entries-note';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import type { EntriesResults } from '../../../contracts/entries-results';
import type { EntriesRow } from '../../../contracts/entries-row';
import { addressOf, get, getRows, post, postForFile, remove, type Rows } from '../../kit/server/api';
import type { ListQuery } from './route';

/** An entry and where it stands. */
export type Standing = Pick< EntriesRow, 'id' | 'status' >;

/** What becomes of an appointment whose entry goes to the trash. */
export type Decision = NonNullable< EntriesChange[ 'appointment' ] >;

/** The answer to a change of many entries. */
export interface Changed {
	marked: number[];
	/** Those that came back without their appointment or their place. */
	unbooked?: { id: number; reason: 'taken' | 'over' | 'full' | 'waits' }[];
	/** Those whose places are held for Undo. */
	held?: number[];
	/** Waiting entries that get the held places, each with the label of its option. */
	next?: Promoted[];
}

/** An entry on a waiting list that gets a place. */
export type Promoted = Pick< EntriesRow, 'id' | 'name' | 'email' > & { option: string };

export interface Page extends Rows< EntriesRow > {
	/** Which list this is a page of: what can be done to its rows depends on it. */
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

/** The next part of a form's answers, counted; `after` is where the part before ended. */
export const fetchResults = ( query: ListQuery, after: string, signal: AbortSignal ) =>
	get< EntriesResults >( addressOf( `${ PATH }/results`, { ...query, after } ), signal );

export const fetchEntry = ( id: number, signal: AbortSignal ) => get< EntriesEntry >( `${ PATH }/${ id }`, signal );

/** @param places With the trash and spam: `hold` while Undo is offered. */
export const mark = (
	ids: readonly number[],
	status: EntriesChange[ 'status' ],
	appointment: Decision = 'keep',
	places: EntriesChange[ 'places' ] = 'pass'
) => post< Changed >( `${ PATH }/status`, { ids, status, appointment, places } );

/** Keeps held places for another minute, or passes them on. */
export const settlePlaces = ( ids: readonly number[], held: boolean ) => post( `${ PATH }/places`, { ids, held } );

/** Tries the mails about an entry at once, or one of them. */
export const sendMail = ( id: number, mail?: number ) =>
	post( `${ PATH }/${ id }/${ mail === undefined ? 'mail' : `mails/${ mail }` }` );

/** Confirms by hand what waits for a click in an email. */
export const confirm = ( id: number ) => post( `${ PATH }/${ id }/opt-in` );

/** Sends the email with the link once more. */
export const askAgain = ( id: number ) => post( `${ PATH }/${ id }/opt-in/mail` );

/** Sends an entry to one of its webhooks at once. */
export const sendWebhook = ( id: number, delivery: number ) => post( `${ PATH }/${ id }/webhooks/${ delivery }` );

export const deleteForGood = ( ids: readonly number[] ) => remove( PATH, { ids } );

export const star = ( ids: readonly number[], starred: boolean ) => post( `${ PATH }/stars`, { ids, starred } );

/** The next of all entries that match, and from where to go on; null at the end. */
export const fetchIds = ( query: ListQuery, after: number ) =>
	get< { entries: Standing[]; after: number | null } >( addressOf( `${ PATH }/ids`, { ...query, after } ) );

export const fetchNeighbours = ( id: number, query: ListQuery, signal: AbortSignal ) =>
	get< Record< 'previous' | 'next', number | null > >( addressOf( `${ PATH }/${ id }/neighbours`, query ), signal );

export interface FormColumns {
	form: number;
	fields: { name: string; label: string; options: { value: string; label: string }[] }[];
	/** Null where the reader has chosen none. */
	chosen: string[] | null;
	questions: string[];
}

export const fetchColumns = ( form: number, signal: AbortSignal ) =>
	get< FormColumns >( `${ PATH }/columns?form=${ form }`, signal );

export const saveColumns = ( form: number, columns: readonly string[] ) =>
	post< FormColumns >( `${ PATH }/columns`, { form, columns } );

export const fetchNotes = ( id: number, signal: AbortSignal ) =>
	get< EntriesNote[] >( `${ PATH }/${ id }/notes`, signal );

/** A new note, or another text for one that is there. */
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
	/** Empty stands for all that match. */
	ids: readonly number[];
	format: 'csv' | 'xlsx' | 'json';
	columns: readonly string[];
}

/** Asks for a file in frames (FrameReader). */
export const startExport = ( { query, ...order }: ExportOrder, signal: AbortSignal ) =>
	postForFile( `${ PATH }/export`, { ...query, ...order, framed: true }, signal );
