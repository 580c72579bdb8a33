import { heldOf, type Held } from '../entry/held';
import { deleteForGood, fetchIds, mark, star, type Decision, type Standing } from '../entry/api';
import type { ListQuery } from '../entry/route';

export type BulkAction = 'read' | 'unread' | 'star' | 'trash' | 'restore' | 'not-spam' | 'delete';

/** Maximum number of entries per request. */
const MAX_IDS = 500;

/**
 * @param action
 * @param entries
 * @param appointment
 * @param held Collects the spots that are held for Undo. If undefined, spots are released at once.
 */
async function change(
	action: BulkAction,
	entries: readonly Standing[],
	appointment: Decision,
	held?: Held
): Promise< void > {
	const ids = entries.map( ( entry ) => entry.id );
	if ( action === 'delete' ) {
		await deleteForGood( ids );
	} else if ( action === 'star' ) {
		await star( ids, true );
	} else {
		const changed = heldOf( await mark( ids, action, appointment, held && action === 'trash' ? 'hold' : 'pass' ) );
		held?.held.push( ...changed.held );
		held?.next.push( ...changed.next );
	}
}

/**
 * Changes all matching entries in batches until the signal aborts. Each batch continues after the last ID, because
 * changed entries may disappear from the list.
 *
 * @return Changed entries with their previous status.
 */
export async function changeAll(
	query: ListQuery,
	action: BulkAction,
	appointment: Decision,
	done: ( count: number ) => void,
	signal: AbortSignal,
	held?: Held
): Promise< Standing[] > {
	const changed: Standing[] = [];
	for ( let after: number | null = 0; after !== null && ! signal.aborted; ) {
		const piece: Awaited< ReturnType< typeof fetchIds > > = await fetchIds( query, after );
		if ( piece.entries.length > 0 ) {
			await change( action, piece.entries, appointment, held );
			changed.push( ...piece.entries );
			done( changed.length );
		}
		after = piece.after;
	}
	return changed;
}

/** Checks whether an action can be undone for all entries. */
export const isUndone = ( action: BulkAction ): boolean => [ 'read', 'unread', 'trash', 'restore' ].includes( action );

/** Undoes a change to many entries. */
export async function undoAll( changed: readonly Standing[], action: BulkAction ): Promise< void > {
	const back = async ( entries: readonly Standing[], status: 'read' | 'unread' | 'restore' | 'trash' ) => {
		for ( let start = 0; start < entries.length; start += MAX_IDS ) {
			await change( status, entries.slice( start, start + MAX_IDS ), 'keep' );
		}
	};
	if ( action === 'trash' || action === 'restore' ) {
		await back( changed, action === 'trash' ? 'restore' : 'trash' );
		return;
	}
	for ( const status of [ 'unread', 'read' ] as const ) {
		await back(
			changed.filter( ( entry ) => entry.status === status ),
			status
		);
	}
}
