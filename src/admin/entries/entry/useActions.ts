import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import { reasonOf } from '../../kit/server/reasonOf';
import type { Say } from '../../kit/list/Snackbars';
import { heldOf, holding, passedOn, type Held } from './held';
import { askAgain, confirm, deleteForGood, mark, sendMail, sendWebhook, star, type Standing } from './api';
import { isAhead, lostAppointments, restored, trashed } from './words';

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

function marked( count: number, status: 'unread' | 'read' ): string {
	return status === 'read'
		? /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as read.', '%d entries marked as read.', count, 'vestibule' ), count )
		: /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as unread.', '%d entries marked as unread.', count, 'vestibule' ), count );
}

/** Gives entries back the status each one had. */
async function unmark( entries: Entries ): Promise< void > {
	for ( const status of [ 'unread', 'read' ] as const ) {
		const ids = idsOf( entries.filter( ( entry ) => entry.status === status ) );
		if ( ids.length > 0 ) {
			await mark( ids, status );
		}
	}
}

/** What can be done to entries, from the list and from an entry alike. */
export function useActions( say: Say, changed: () => void ): Actions {
	const [ version, setVersion ] = useState( 0 );
	return useMemo( () => {
		const loadAgain = () => setVersion( ( before ) => before + 1 );
		const attempt = async < T >(
			work: () => Promise< T >,
			done: ( answer: T ) => void = () => {},
			quietly = false
		): Done => {
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
		const restore = ( entries: Entries ) =>
			attempt(
				() => mark( idsOf( entries ), 'restore' ),
				( { unbooked = [] } ) => say( restored( entries.length, unbooked ) )
			);
		const notSpam = ( entries: Entries ) =>
			attempt(
				() => mark( idsOf( entries ), 'not-spam' ),
				( { unbooked = [] } ) => {
					const words = sprintf(
						/* translators: %d: number of entries. */
						_n(
							'%d entry is not spam: it is among the entries.',
							'%d entries are not spam: they are among the entries.',
							entries.length,
							'vestibule'
						),
						entries.length
					);
					say( [ words, ...lostAppointments( unbooked ) ].join( ' ' ) );
				}
			);
		const failed = ( error: unknown ) => void reasonOf( error ).then( ( reason ) => say( reason ) );
		const away = ( words: string, held: Held, undo: () => void ) =>
			say( [ words, passedOn( held ) ].filter( ( text ) => text !== '' ).join( ' ' ), {
				undo,
				...holding( held.held, failed ),
			} );
		const send = async ( work: () => Promise< unknown >, words: string ) => {
			if ( ! ( await attempt( work, () => say( words ) ) ) ) {
				// What the entry says of the last try is another by now.
				loadAgain();
			}
		};
		return {
			version,
			restore,
			notSpam,
			spam: ( entries ) =>
				attempt(
					() => mark( idsOf( entries ), 'spam', 'keep', 'hold' ),
					( answer ) =>
						away(
							sprintf(
								/* translators: %d: number of entries. */
								_n(
									'%d entry marked as spam.',
									'%d entries marked as spam.',
									entries.length,
									'vestibule'
								),
								entries.length
							),
							heldOf( answer ),
							() => void notSpam( entries )
						)
				),
			mark: ( entries, status, quietly = false ) =>
				attempt(
					() => mark( idsOf( entries ), status ),
					() =>
						quietly ||
						say( marked( entries.length, status ), () => void attempt( () => unmark( entries ) ) ),
					quietly
				),
			trash: ( entries ) =>
				attempt(
					() => mark( idsOf( entries ), 'trash', 'keep', 'hold' ),
					( answer ) => {
						const ahead = entries.filter( ( entry ) => isAhead( entry.appointment ) ).length;
						away( trashed( entries.length, ahead ), heldOf( answer ), () => void restore( entries ) );
					}
				),
			sendMail: ( id, mail ) => send( () => sendMail( id, mail ), __( 'The mail was sent.', 'vestibule' ) ),
			confirm: ( id ) => send( () => confirm( id ), __( 'Confirmed by hand.', 'vestibule' ) ),
			askAgain: ( id ) => send( () => askAgain( id ), __( 'The mail was sent.', 'vestibule' ) ),
			sendWebhook: ( id, delivery ) =>
				send( () => sendWebhook( id, delivery ), __( 'The entry was sent.', 'vestibule' ) ),
			star: ( ids, starred ) => attempt( () => star( ids, starred ) ),
			all: ( work, back, held = { held: [], next: [] } ) =>
				attempt( work, ( done ) => {
					const count = done.length;
					const words = sprintf(
						/* translators: %d: number of entries. */
						_n( '%d entry changed.', '%d entries changed.', count, 'vestibule' ),
						count
					);
					if ( back && count > 0 ) {
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
					() =>
						say(
							sprintf(
								/* translators: %d: number of entries. */
								_n(
									'%d entry deleted permanently.',
									'%d entries deleted permanently.',
									ids.length,
									'vestibule'
								),
								ids.length
							)
						)
				),
		};
	}, [ say, changed, version ] );
}
