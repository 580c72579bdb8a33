import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../kit/reasonOf';
import {
	deleteForGood,
	mark,
	sendMail,
	sendWebhook,
	type Changed,
	type Decision,
	type Status,
	star,
	type Standing,
} from './api';
import { spamActions, type SpamActions } from './spamActions';
import { restored, trashed } from './words';
import type { Say } from './useSnackbars';

/** An entry and where it stands now, which is what undoing goes back to. */
export interface Marked {
	id: number;
	status: Status;
}

type Work = ( entries: readonly Marked[] ) => Promise< boolean >;

export interface Actions extends SpamActions {
	/** Grows with every change, so that what is shown can be loaded again. */
	version: number;
	/** True when it was done. Says what happened, with undo; quietly says nothing. */
	mark: ( entries: readonly Marked[], status: 'unread' | 'read', quietly?: boolean ) => Promise< boolean >;
	trash: ( entries: readonly Marked[], appointment: Decision ) => Promise< boolean >;
	/** Out of the trash, each as it was; says which appointments are lost. */
	restore: Work;
	/** Sends one mail about an entry again, or all that were not sent, and says what came of it. */
	sendMail: ( id: number, mail?: number ) => Promise< void >;
	/** Sends an entry to one of its webhooks again, and says what came of it. */
	sendWebhook: ( id: number, delivery: number ) => Promise< void >;
	remove: ( ids: readonly number[] ) => Promise< boolean >;
	star: ( ids: readonly number[], starred: boolean ) => Promise< boolean >;
	/** Runs what changes many; says how many it were, with undo where that is possible. */
	all: (
		work: () => Promise< Standing[] >,
		back?: ( changed: readonly Standing[] ) => Promise< void >
	) => Promise< void >;
	/** Says what was done, and has what is shown loaded again. */
	done: ( words: string ) => void;
}

const idsOf = ( entries: readonly Marked[] ) => entries.map( ( entry ) => entry.id );

function marked( count: number, status: 'unread' | 'read' ): string {
	return status === 'read'
		? /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as read.', '%d entries marked as read.', count, 'vestibule' ), count )
		: /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as unread.', '%d entries marked as unread.', count, 'vestibule' ), count );
}

/** Gives entries back the status each one had. */
async function unmark( entries: readonly Marked[] ): Promise< void > {
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
		const attempt = async < T >( work: () => Promise< T >, quietly = false ): Promise< T | undefined > => {
			let done: T;
			try {
				done = await work();
			} catch ( error ) {
				say( await reasonOf( error ) );
				return undefined;
			}
			changed();
			if ( ! quietly ) {
				setVersion( ( before ) => before + 1 );
			}
			return done;
		};
		const undo = ( onClick: () => void ) => ( { label: __( 'Undo', 'vestibule' ), onClick } );
		const restore: Work = async ( entries ) => {
			const answer = await attempt< Changed >( () => mark( idsOf( entries ), 'restore' ) );
			if ( answer !== undefined ) {
				say( restored( entries.length, answer.unbooked ?? [] ) );
			}
			return answer !== undefined;
		};
		const send = async ( work: () => Promise< unknown >, words: string ) => {
			const sent = await attempt( async () => ( await work(), true ) );
			if ( sent ) {
				say( words );
			} else {
				// What the entry says of the last try is another by now.
				setVersion( ( before ) => before + 1 );
			}
		};
		return {
			version,
			...spamActions( attempt, say ),
			restore,
			mark: async ( entries, status, quietly = false ) => {
				const done = ( await attempt( () => mark( idsOf( entries ), status ), quietly ) ) !== undefined;
				if ( done && ! quietly ) {
					say(
						marked( entries.length, status ),
						undo( () => void attempt( async () => ( await unmark( entries ), true ) ) )
					);
				}
				return done;
			},
			trash: async ( entries, appointment ) => {
				const done = ( await attempt( () => mark( idsOf( entries ), 'trash', appointment ) ) ) !== undefined;
				if ( done ) {
					say(
						trashed( entries.length, appointment ),
						undo( () => void restore( entries ) )
					);
				}
				return done;
			},
			sendMail: ( id, mail ) => send( () => sendMail( id, mail ), __( 'The mail was sent.', 'vestibule' ) ),
			sendWebhook: ( id, delivery ) =>
				send( () => sendWebhook( id, delivery ), __( 'The entry was sent.', 'vestibule' ) ),
			star: async ( ids, starred ) =>
				( await attempt( async () => ( await star( ids, starred ), true ) ) ) ?? false,
			all: async ( work, back ) => {
				const done = await attempt( work );
				if ( done !== undefined ) {
					const count = done.length;
					say(
						/* translators: %d: number of entries. */
						sprintf( _n( '%d entry changed.', '%d entries changed.', count, 'vestibule' ), count ),
						back === undefined || count === 0
							? undefined
							: undo( () => void attempt( async () => ( await back( done ), true ) ) )
					);
				}
			},
			done: ( words ) => {
				say( words );
				changed();
				setVersion( ( before ) => before + 1 );
			},
			remove: async ( ids ) => {
				const done = ( await attempt( async () => ( await deleteForGood( ids ), true ) ) ) ?? false;
				if ( done ) {
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
					);
				}
				return done;
			},
		};
	}, [ say, changed, version ] );
}
