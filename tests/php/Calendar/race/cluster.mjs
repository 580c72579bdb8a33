import { limitRaces } from './limits.mjs';

/**
 * Books over all servers of a cluster at once, also while one of them is killed, and counts what is stored: never more
 * than the capacity, every booking that was confirmed is there, and the seats that are left go to those who ask again.
 *
 * Each site needs plugin.php of this folder as a must-use plugin.
 *
 * @param {string[]} sites The doors to one site, each in front of a server of its own.
 * @param {(node: number) => Promise<void>} kill
 * @return {Promise<[string, string][]>} Each race with what was wrong, or nothing.
 */
export async function clusterRaces( sites, kill ) {
	const rows = [];
	const doors = [ ...sites ];
	for await ( const { name, isFine, details } of limitRaces( sites, {}, 200 ) ) {
		rows.push( [ `${ name } ${ JSON.stringify( details ) }`, isFine ? '' : 'other than the places there are' ] );
	}
	for ( const [ requests, capacity, isKilled ] of [
		[ 6, 1 ],
		[ 50, 1 ],
		[ 50, 3 ],
		[ 200, 1 ],
		[ 200, 3 ],
		[ 200, 3, true ],
		[ 200, 10 ],
	] ) {
		const event = await begin( doors, capacity );
		const asked = Array.from( { length: requests }, ( _, number ) =>
			ask( doors[ number % doors.length ], 'race_book', event )
		);
		if ( isKilled ) {
			await Promise.race( asked );
			await kill( sites.length - 1 );
			doors.pop();
		}
		const answers = await Promise.all( asked );
		const statuses = tally( answers );
		const early = await settled( doors );
		if ( isKilled ) {
			// Who met the server that died asks again.
			await Promise.all(
				Array.from( { length: capacity * 4 }, ( _, number ) =>
					ask( doors[ number % doors.length ], 'race_book', event )
				)
			);
		}
		const stored = await settled( doors );
		const confirmed = answers.flatMap( ( { data } ) => data.booking ?? [] );
		const faults = [
			stored.bookings === capacity && stored.submissions === capacity
				? ''
				: `${ stored.bookings } bookings and ${ stored.submissions } entries`,
			confirmed.every( ( id ) => stored.ids.includes( id ) ) ? '' : 'a confirmed booking is gone',
			isKilled || ( confirmed.length === capacity && statuses[ 409 ] === requests - capacity )
				? ''
				: 'other answers',
		].filter( Boolean );
		const details = JSON.stringify( { statuses, first: early.bookings, stored: stored.bookings } );
		const name = `${ requests } for ${ capacity } over ${ sites.length } servers${ isKilled ? ', one killed' : '' }`;
		rows.push( [ `${ name } ${ details }`, faults.join( ', ' ) ] );
	}
	return rows;
}

/** @return {Promise<{ status: number, data: Record<string, any> }>} Status 0 without an answer of ours. */
async function ask( site, action, fields = {} ) {
	try {
		const answer = await fetch( `${ site }/wp-admin/admin-ajax.php?action=${ action }`, {
			method: 'POST',
			body: new URLSearchParams( { x: '1', ...fields } ),
		} );
		const text = await answer.text();
		// WordPress without its database answers a page of its own.
		const isOurs = text.startsWith( '{' );
		return { status: isOurs ? answer.status : 0, data: isOurs ? ( JSON.parse( text ).data ?? {} ) : {} };
	} catch {
		return { status: 0, data: {} };
	}
}

/** A server hears of what another stored a moment later, so a race begins when all know the same. */
async function begin( doors, capacity ) {
	const { data } = await ask( doors[ 0 ], 'race_begin', { capacity: String( capacity ) } );
	const event = { event: String( data.event ), start: String( data.start ) };
	await until( async () => {
		const known = await Promise.all( doors.map( ( door ) => ask( door, 'race_known', event ) ) );
		return known.every( ( one ) => one.data.capacity === capacity && one.data.bookings === 0 );
	} );
	return event;
}

/** What is stored, when all servers say the same. */
async function settled( doors ) {
	let stored;
	await until( async () => {
		const counts = await Promise.all( doors.map( ( door ) => ask( door, 'race_count' ) ) );
		stored = counts[ 0 ].data;
		return counts.every(
			( { status, data } ) => status === 200 && JSON.stringify( data ) === JSON.stringify( stored )
		);
	} );
	return stored;
}

async function until( holds ) {
	for ( let tries = 0; ! ( await holds() ); tries++ ) {
		if ( tries === 300 ) {
			throw new Error( 'the servers of the cluster do not agree' );
		}
		await new Promise( ( done ) => setTimeout( done, 100 ) );
	}
}

function tally( answers ) {
	const statuses = {};
	for ( const { status } of answers ) {
		statuses[ status ] = ( statuses[ status ] ?? 0 ) + 1;
	}
	return statuses;
}
