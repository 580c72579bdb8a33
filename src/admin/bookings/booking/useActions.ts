import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { BlockNew } from '../../../contracts/block-new';
import type { BookingNew } from '../../../contracts/booking-new';
import type { WaitingRow } from '../../../contracts/waiting-row';
import { isolated } from '../../kit/isolated';
import { reasonOf } from '../../kit/server/reasonOf';
import { refusalsOf, type Refusals } from '../../kit/server/refusals';
import type { Say } from '../../kit/list/Snackbars';
import { blockAll, book, cancel, markMissed, move, restore, unblock } from './api';
import { titleOf, type Row } from './row';
import type { Site } from '../site/site';
import { removeWaiting } from './waiting';

/** Error of a rejected request: a message, and errors by property. */
interface Refusal {
	reason: string;
	fields: Refusals;
	/**
	 * Whether the displayed data is outdated, because the booking has been changed or the time has been booked in the
	 * meantime.
	 */
	isConflict: boolean;
}

async function refusalOf( error: unknown ): Promise< Refusal > {
	const { status = 0 } = ( error as { data?: { status?: number } } | null )?.data ?? {};
	return {
		reason: await reasonOf( error ),
		fields: refusalsOf( error ),
		isConflict: [ 404, 409 ].includes( status ),
	};
}

const NO_REFUSALS: Refusals = {};

/** Promise of the action's error, or of null on success. On success, a message is shown and the data is reloaded. */
export type Done = Promise< Refusal | null >;

export interface Actions {
	book: ( booking: BookingNew ) => Done;
	/** Moves a booking. If no host is available, `absent` allows booking a host outside of their hours. */
	move: ( row: Row, start: string, notify: boolean, absent?: boolean ) => Done;
	cancel: ( row: Row, note: string, notify: boolean ) => Done;
	/** Restores a canceled booking. */
	restore: ( row: Row, notify: boolean ) => Done;
	/** The same actions for visitors without an email address. They send no email and show errors as messages. */
	quietly: {
		cancel: ( row: Row ) => Promise< void >;
		restore: ( row: Row ) => Promise< void >;
	};
	missed: ( row: Row, missed: boolean ) => Promise< void >;
	/** Blocks all times. If one fails, none is blocked. */
	block: ( times: readonly BlockNew[] ) => Done;
	unblock: ( row: Row ) => Promise< void >;
	/** Removes an entry from a waiting list. */
	removeWaiting: ( row: WaitingRow ) => Promise< void >;
}

/** Functions that run changes to bookings and report the results. */
interface Reporter {
	say: Say;
	changed: ( booking?: number ) => void;
	attempt: < T >( work: () => Promise< T >, done: ( result: T ) => void ) => Done;
	/** Shows the error of an action as a message. */
	orSay: ( work: Done ) => Promise< void >;
	nameOf: ( row: Row ) => string;
	/** Formats the day and time of a booking. */
	moment: ( row: Row ) => string;
}

function createReporter( say: Say, changed: ( booking?: number ) => void, site: Site ): Reporter {
	return {
		say,
		changed,
		attempt: async ( work, done ) => {
			try {
				done( await work() );
				return null;
			} catch ( error ) {
				const refusal = await refusalOf( error );
				if ( refusal.isConflict ) {
					changed();
				}
				return refusal;
			}
		},
		orSay: async ( work ) => {
			const refusal = await work;
			if ( refusal !== null ) {
				say( refusal.reason );
			}
		},
		nameOf: ( row ) => isolated( titleOf( row ) ),
		moment: ( { start } ) => site.dates.moment( Date.parse( start ) ),
	};
}

/** Creates the actions that book a visitor or move a booking. */
function timeActions( { say, changed, attempt, orSay, nameOf, moment }: Reporter ) {
	const moveTo = ( row: Row, start: string, notify: boolean, absent = false ): Done =>
		attempt(
			() => move( row.id, { start, sequence: row.sequence, notify, absent } ),
			( moved ) => {
				say(
					/* translators: 1: name, 2: day and time. */
					sprintf( __( '%1$s was moved to %2$s.', 'vestibule' ), nameOf( moved ), moment( moved ) ),
					// If the visitor was notified of the new time, undoing the move notifies them again.
					() => void orSay( moveTo( moved, row.start, notify, true ) )
				);
				changed( row.id );
			}
		);
	return {
		book: ( booking: BookingNew ) =>
			attempt(
				() => book( booking ),
				( row ) => {
					/* translators: 1: name, 2: day and time. */
					say( sprintf( __( '%1$s is booked: %2$s.', 'vestibule' ), nameOf( row ), moment( row ) ) );
					changed( row.id );
				}
			),
		move: moveTo,
	};
}

/** Creates the actions that cancel and restore bookings. They can be undone if the visitor was not notified. */
function cancelActions( { say, changed, attempt, orSay, nameOf, moment }: Reporter ) {
	const undo = ( notify: boolean, work: () => Done ) => ( notify ? undefined : () => void orSay( work() ) );
	const cancelBooking = ( row: Row, note: string, notify: boolean ): Done =>
		attempt(
			() => cancel( row.id, { note, sequence: row.sequence, notify } ),
			( cancelled ) => {
				say(
					/* translators: %s: name of a visitor. */
					sprintf( __( 'The booking of %s was canceled.', 'vestibule' ), nameOf( row ) ),
					undo( notify, () => bookAgain( cancelled, false ) )
				);
				changed();
			}
		);
	const bookAgain = ( row: Row, notify: boolean ): Done =>
		attempt(
			() => restore( row.id, { sequence: row.sequence, notify } ),
			( booked ) => {
				say(
					sprintf(
						/* translators: 1: name, 2: day and time. */
						__( 'The booking of %1$s was restored: %2$s.', 'vestibule' ),
						nameOf( booked ),
						moment( booked )
					),
					undo( notify, () => cancelBooking( booked, '', false ) )
				);
				changed( row.id );
			}
		);
	return {
		cancel: cancelBooking,
		restore: bookAgain,
		quietly: {
			cancel: ( row: Row ) => orSay( cancelBooking( row, '', false ) ),
			restore: ( row: Row ) => orSay( bookAgain( row, false ) ),
		},
	};
}

/** Creates the action that marks bookings as no-shows. The action can be undone. */
function missedAction( { say, changed, attempt, orSay, nameOf }: Reporter ) {
	return function missed( row: Row, isMissed: boolean ): Promise< void > {
		return orSay(
			attempt(
				() => markMissed( row.id, { missed: isMissed, sequence: row.sequence } ),
				( marked ) => {
					say(
						isMissed
							? /* translators: %s: name of a visitor. */
								sprintf( __( '%s was marked as a no-show.', 'vestibule' ), nameOf( row ) )
							: /* translators: %s: name of a visitor. */
								sprintf( __( '%s is no longer marked as a no-show.', 'vestibule' ), nameOf( row ) ),
						() => void missed( marked, ! isMissed )
					);
					changed( row.id );
				}
			)
		);
	};
}

/** Creates the actions that block and unblock times. */
function blockActions( { say, changed, attempt, orSay }: Reporter ) {
	const block = ( times: readonly BlockNew[] ): Done =>
		attempt(
			() => blockAll( times ),
			( rows ) => {
				say( __( 'The time is blocked.', 'vestibule' ), () => void orSay( unblockAll( rows ) ) );
				changed( rows[ 0 ]?.id );
			}
		);
	const unblockAll = ( rows: readonly Row[] ): Done =>
		attempt(
			async () => {
				for ( const { id } of rows ) {
					await unblock( id );
				}
			},
			() => {
				say(
					__( 'The time can be booked again.', 'vestibule' ),
					() => void orSay( block( rows.map( blockOf ) ) )
				);
				changed();
			}
		);
	return { block, unblock: ( row: Row ) => orSay( unblockAll( [ row ] ) ) };
}

const waitingActions = ( { say, changed, attempt, orSay }: Reporter ) => ( {
	removeWaiting: ( { id, email }: WaitingRow ) =>
		orSay(
			attempt(
				() => removeWaiting( id ),
				() => {
					/* translators: %s: email address. */
					say( sprintf( __( '%s was removed from the waiting list.', 'vestibule' ), isolated( email ) ) );
					changed();
				}
			)
		),
} );

/**
 * Returns the actions for bookings.
 *
 * @param say
 * @param changed Reloads the data. The focus moves to the given booking.
 * @param site
 */
export function useActions( say: Say, changed: ( booking?: number ) => void, site: Site ): Actions {
	return useMemo( () => {
		const reporter = createReporter( say, changed, site );
		return {
			...timeActions( reporter ),
			...cancelActions( reporter ),
			missed: missedAction( reporter ),
			...blockActions( reporter ),
			...waitingActions( reporter ),
		};
	}, [ say, changed, site ] );
}

function blockOf( { event, host, start, end, note }: Row ): BlockNew {
	return {
		...( event.id > 0 && { event: event.id } ),
		...( host !== null && host.id > 0 && { host: host.id } ),
		from: start,
		to: end,
		note,
	};
}

/**
 * Submits a dialog. Calls `done` on success; otherwise returns the error for display.
 *
 * @param work
 * @param done
 * @param conflict Called if the data was outdated.
 */
export function useSubmit( work: () => Done, done: () => void, conflict?: () => unknown ) {
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const submit = async () => {
		const refused = await work();
		setRefusal( refused );
		if ( refused === null ) {
			done();
		} else if ( refused.isConflict ) {
			await conflict?.();
		}
	};
	return { failure: refusal?.reason ?? '', fields: refusal?.fields ?? NO_REFUSALS, submit };
}
