import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import { reasonOf } from '../../kit/server/reasonOf';
import type { Say } from '../../kit/list/Snackbars';
import { heldOf, holding, passedOn, type Held } from './held';
import { askAgain, confirm, deleteForGood, mark, sendMail, sendWebhook, star, type Standing } from './api';
import { changedWords, deletedWords, isAhead, marked, markedAsSpam, notSpamWords, restored, trashed } from './words';

/** With where each stands now, which is what undoing goes back to. */
type Entries = readonly Standing[];

/** True when it was done; what happened has been said then. */
type Done = Promise< boolean >;

export interface Actions {
	/** Grows with every change, so that what is shown can be loaded again. */
	version: number;
	/** Quietly says nothing. */
	mark: ( entries: Entries, status: 'unread' | 'read', quietly?: boolean ) => Done;
	/** At once; appointments that are still ahead keep their times. */
	trash: ( entries: readonly EntriesRow[] ) => Done;
	/** Out of the trash, each as it was; says which appointments are lost. */
	restore: ( entries: Entries ) => Done;
	spam: ( entries: Entries ) => Done;
	/** Out of the spam folder; says which appointments are lost. */
	notSpam: ( entries: Entries ) => Done;
	/** Sends one mail about an entry again, or all that were not sent, and says what came of it. */
	sendMail: ( id: number, mail?: number ) => Promise< void >;
	/** Confirms by hand what waits for a click in an email. */
	confirm: ( id: number ) => Promise< void >;
	/** Sends the email with the link again, and says what came of it. */
	askAgain: ( id: number ) => Promise< void >;
	/** Sends an entry to one of its webhooks again, and says what came of it. */
	sendWebhook: ( id: number, delivery: number ) => Promise< void >;
	remove: ( ids: readonly number[] ) => Done;
	star: ( ids: readonly number[], starred: boolean ) => Done;
	/** Runs what changes many; says how many it were, with undo where that is possible. */
	all: ( work: () => Promise< Entries >, back?: ( changed: Entries ) => Promise< void >, held?: Held ) => Done;
	/** Says what was done, and has what is shown loaded again. */
	done: ( words: string ) => void;
}

const idsOf = ( entries: Entries ) => entries.map( ( entry ) => entry.id );

/** Gives entries back the status each one had. */
async function unmark( entries: Entries ): Promise< void > {
	for ( const status of [ 'unread', 'read' ] as const ) {
		const ids = idsOf( entries.filter( ( entry ) => entry.status === status ) );
		if ( ids.length > 0 ) {
			await mark( ids, status );
		}
	}
}

/** Runs a change of entries and reports its result. */
interface Reporter {
	attempt: < T >( work: () => Promise< T >, done?: ( answer: T ) => void, quietly?: boolean ) => Done;
	/** Runs a delivery. The entry is loaded again even after a failure, because it shows the last attempt. */
	send: ( work: () => Promise< unknown >, words: string ) => Promise< void >;
	/** Reports that entries were moved away, with Undo, and who gets their places afterwards. */
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

/** Changes of the status, which can be undone. */
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

/** Emails and webhooks of one entry. */
const deliveryActions = ( { send }: Reporter ) => ( {
	sendMail: ( id: number, mail?: number ) =>
		send( () => sendMail( id, mail ), __( 'The mail was sent.', 'vestibule' ) ),
	confirm: ( id: number ) => send( () => confirm( id ), __( 'Confirmed by hand.', 'vestibule' ) ),
	askAgain: ( id: number ) => send( () => askAgain( id ), __( 'The mail was sent.', 'vestibule' ) ),
	sendWebhook: ( id: number, delivery: number ) =>
		send( () => sendWebhook( id, delivery ), __( 'The entry was sent.', 'vestibule' ) ),
} );

/** What can be done to entries, from the list and from an entry alike. */
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
