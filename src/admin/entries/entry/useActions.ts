import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import { reasonOf } from '../../kit/server/reasonOf';
import type { Say } from '../../kit/list/Snackbars';
import { heldOf, holding, passedOn, type Held } from './held';
import { confirm, deleteForGood, mark, resendOptIn, sendMail, sendWebhook, star, type Standing } from './api';
import { changedWords, deletedWords, isAhead, marked, markedAsSpam, notSpamWords, restored, trashed } from './words';

/** Entries with their current status, which Undo restores. */
type Entries = readonly Standing[];

/** Promise of true if the action succeeded. In this case, a message has been shown. */
type Done = Promise< boolean >;

export interface Actions {
	/** Increases with every change, so that the displayed data is reloaded. */
	version: number;
	/** Marks entries as read or unread. If `quietly` is set, shows no message and doesn't reload. */
	mark: ( entries: Entries, status: 'unread' | 'read', quietly?: boolean ) => Done;
	/** Moves entries to the Trash without confirmation. Upcoming appointments stay booked. */
	trash: ( entries: readonly EntriesRow[] ) => Done;
	/** Restores entries with their previous status. The message mentions appointments that could not be restored. */
	restore: ( entries: Entries ) => Done;
	spam: ( entries: Entries ) => Done;
	/** Marks entries as not spam. The message mentions appointments that could not be restored. */
	notSpam: ( entries: Entries ) => Done;
	/** Sends one email about an entry again, or all unsent ones. */
	sendMail: ( id: number, mail?: number ) => Promise< void >;
	/** Confirms an entry or a consent checkbox manually. */
	confirm: ( id: number ) => Promise< void >;
	/** Sends the email with the confirmation link again. */
	resendOptIn: ( id: number ) => Promise< void >;
	/** Sends an entry to one of its webhooks again. */
	sendWebhook: ( id: number, delivery: number ) => Promise< void >;
	remove: ( ids: readonly number[] ) => Done;
	star: ( ids: readonly number[], starred: boolean ) => Done;
	/** Changes many entries and shows their number, with Undo if `back` is given. */
	all: ( work: () => Promise< Entries >, back?: ( changed: Entries ) => Promise< void >, held?: Held ) => Done;
	/** Shows a message and reloads the displayed data. */
	done: ( words: string ) => void;
}

const idsOf = ( entries: Entries ) => entries.map( ( entry ) => entry.id );

/** Restores the read or unread status of each entry. */
async function unmark( entries: Entries ): Promise< void > {
	for ( const status of [ 'unread', 'read' ] as const ) {
		const ids = idsOf( entries.filter( ( entry ) => entry.status === status ) );
		if ( ids.length > 0 ) {
			await mark( ids, status );
		}
	}
}

/** Functions that run changes to entries and report the results. */
interface Reporter {
	attempt: < T >( work: () => Promise< T >, done?: ( answer: T ) => void, quietly?: boolean ) => Done;
	/**
	 * Sends an email or webhook. Reloads the entry even after a failure, because the entry displays the last attempt.
	 */
	send: ( work: () => Promise< unknown >, words: string ) => Promise< void >;
	/**
	 * Shows a message with Undo after entries were moved. The message also names the people who receive their spots.
	 */
	away: ( words: string, held: Held, undo: () => void ) => void;
}

function createReporter( say: Say, changed: () => void, loadAgain: () => void ): Reporter {
	const attempt: Reporter[ 'attempt' ] = async ( work, done = () => {}, quietly = false ) => {
		try {
			const answer = await work();
			changed();
			if ( ! quietly ) {
				loadAgain();
			}
			done( answer );
			return true;
		} catch ( error ) {
			say( await reasonOf( error ) );
			return false;
		}
	};
	const failed = ( error: unknown ) => void reasonOf( error ).then( ( reason ) => say( reason ) );
	return {
		attempt,
		send: async ( work, words ) => {
			if ( ! ( await attempt( work, () => say( words ) ) ) ) {
				loadAgain();
			}
		},
		away: ( words, held, undo ) =>
			say( [ words, passedOn( held ) ].filter( ( text ) => text !== '' ).join( ' ' ), {
				undo,
				...holding( held.held, failed ),
			} ),
	};
}

/** Creates the actions that change the status of entries and can be undone. */
function statusActions( { attempt, away }: Reporter, say: Say ) {
	const restore = ( entries: Entries ) =>
		attempt(
			() => mark( idsOf( entries ), 'restore' ),
			( { unbooked = [] } ) => say( restored( entries.length, unbooked ) )
		);
	const notSpam = ( entries: Entries ) =>
		attempt(
			() => mark( idsOf( entries ), 'not-spam' ),
			( { unbooked = [] } ) => say( notSpamWords( entries.length, unbooked ) )
		);
	return {
		restore,
		notSpam,
		spam: ( entries: Entries ) =>
			attempt(
				() => mark( idsOf( entries ), 'spam', 'keep', 'hold' ),
				( answer ) => away( markedAsSpam( entries.length ), heldOf( answer ), () => void notSpam( entries ) )
			),
		mark: ( entries: Entries, status: 'unread' | 'read', quietly = false ) =>
			attempt(
				() => mark( idsOf( entries ), status ),
				() => quietly || say( marked( entries.length, status ), () => void attempt( () => unmark( entries ) ) ),
				quietly
			),
		trash: ( entries: readonly EntriesRow[] ) =>
			attempt(
				() => mark( idsOf( entries ), 'trash', 'keep', 'hold' ),
				( answer ) => {
					const ahead = entries.filter( ( entry ) => isAhead( entry.appointment ) ).length;
					away( trashed( entries.length, ahead ), heldOf( answer ), () => void restore( entries ) );
				}
			),
	};
}

/** Creates the actions for emails and webhooks of one entry. */
const deliveryActions = ( { send }: Reporter ) => ( {
	sendMail: ( id: number, mail?: number ) =>
		send( () => sendMail( id, mail ), __( 'The email was sent.', 'vestibule' ) ),
	confirm: ( id: number ) => send( () => confirm( id ), __( 'Confirmed manually.', 'vestibule' ) ),
	resendOptIn: ( id: number ) => send( () => resendOptIn( id ), __( 'The email was sent.', 'vestibule' ) ),
	sendWebhook: ( id: number, delivery: number ) =>
		send( () => sendWebhook( id, delivery ), __( 'The entry was sent.', 'vestibule' ) ),
} );

/** Returns the actions for entries, for both the list and the entry screen. */
export function useActions( say: Say, changed: () => void ): Actions {
	const [ version, setVersion ] = useState( 0 );
	return useMemo( () => {
		const loadAgain = () => setVersion( ( before ) => before + 1 );
		const reporter = createReporter( say, changed, loadAgain );
		const { attempt, away } = reporter;
		return {
			version,
			...statusActions( reporter, say ),
			...deliveryActions( reporter ),
			star: ( ids, starred ) => attempt( () => star( ids, starred ) ),
			all: ( work, back, held = { held: [], next: [] } ) =>
				attempt( work, ( done ) => {
					const words = changedWords( done.length );
					if ( back && done.length > 0 ) {
						away( words, held, () => void attempt( () => back( done ) ) );
					} else {
						say( words );
					}
				} ),
			done: ( words ) => {
				say( words );
				changed();
				loadAgain();
			},
			remove: ( ids ) =>
				attempt(
					() => deleteForGood( ids ),
					() => say( deletedWords( ids.length ) )
				),
		};
	}, [ say, changed, version ] );
}
