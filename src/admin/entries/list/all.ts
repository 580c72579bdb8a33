import { heldOf, type Held } from '../entry/held';
import { deleteForGood, fetchIds, mark, star, type Decision, type Standing } from '../entry/api';
import type { ListQuery } from '../entry/route';

export type Deed = 'read' | 'unread' | 'star' | 'trash' | 'restore' | 'not-spam' | 'delete';

/** As many as the routes take at once. */
const PIECE = 500;

/** @param held Collects what is held for Undo; without it places are passed on at once. */
async function change( deed: Deed, entries: readonly Standing[], appointment: Decision, held?: Held ): Promise< void > {
	const ids = entries.map( ( entry ) => entry.id );
	if ( deed === 'delete' ) {
		await deleteForGood( ids );
	} else if ( deed === 'star' ) {
		await star( ids, true );
	} else {
		const changed = heldOf( await mark( ids, deed, appointment, held && deed === 'trash' ? 'hold' : 'pass' ) );
		held?.held.push( ...changed.held );
		held?.next.push( ...changed.next );
	}
}

/**
 * Does something to all that match, piece by piece, until it is stopped. What is changed leaves the list or not: the ids
 * go on from the last one.
 *
 * @return What was changed, as it was before.
 */
export async function changeAll(
	query: ListQuery,
	deed: Deed,
	appointment: Decision,
	done: ( count: number ) => void,
	signal: AbortSignal,
	held?: Held
): Promise< Standing[] > {
	const changed: Standing[] = [];
	for ( let after: number | null = 0; after !== null && ! signal.aborted; ) {
		const piece: Awaited< ReturnType< typeof fetchIds > > = await fetchIds( query, after );
		if ( piece.entries.length > 0 ) {
			await change( deed, piece.entries, appointment, held );
			changed.push( ...piece.entries );
			done( changed.length );
		}
		after = piece.after;
	}
	return changed;
}

/** Whether it can be taken back for all. */
export const isUndone = ( deed: Deed ): boolean => [ 'read', 'unread', 'trash', 'restore' ].includes( deed );

/** Takes back what can be: marks, the trash and what came out of it. */
export async function undoAll( changed: readonly Standing[], deed: Deed ): Promise< void > {
	const back = async ( entries: readonly Standing[], status: 'read' | 'unread' | 'restore' | 'trash' ) => {
		for ( let start = 0; start < entries.length; start += PIECE ) {
			await change( status, entries.slice( start, start + PIECE ), 'keep' );
		}
	};
	if ( deed === 'trash' || deed === 'restore' ) {
		await back( changed, deed === 'trash' ? 'restore' : 'trash' );
		return;
	}
	for ( const status of [ 'unread', 'read' ] as const ) {
		await back(
			changed.filter( ( entry ) => entry.status === status ),
			status
		);
	}
}
