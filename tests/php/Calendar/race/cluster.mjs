import { limitRaces } from './limits.mjs';

/**
 * Sends bookings to all servers of a cluster at once, also while one of them is killed, and counts the stored ones.
 * There must never be more than the capacity, all confirmed bookings must exist, and retries must get the remaining
 * seats.
 *
 * Each site needs plugin.php of this folder as a must-use plugin.
 *
 * @param {string[]} sites URLs of the same site, one per server.
 * @param {(node: number) => Promise<void>} kill
 * @return {Promise<[string, string][]>} Name of each race, and its error or an empty text.
 */
export async function clusterRaces( sites, kill ) {
	const rows = [];
	const doors = [ ...sites ];
	for await ( const { name, isFine, details } of limitRaces( sites, {}, 200 ) ) {
		rows.push( [ `${ name } ${ JSON.stringify( details ) }`, isFine ? '' : 'unexpected numbers' ] );
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
			// Requests to the killed server are repeated.
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
			confirmed.every( ( id ) => stored.ids.includes( id ) ) ? '' : 'a confirmed booking is missing',
			isKilled || ( confirmed.length === capacity && statuses[ 409 ] === requests - capacity )
				? ''
				: 'unexpected responses',
		].filter( Boolean );
		const details = JSON.stringify( { statuses, first: early.bookings, stored: stored.bookings } );
		const name = `${ requests } for ${ capacity } seats on ${ sites.length } servers${ isKilled ? ', one killed' : '' }`;
		rows.push( [ `${ name } ${ details }`, faults.join( ', ' ) ] );
	}
	return rows;
}

/** @return {Promise<{ status: number, data: Record<string, any> }>} Status 0 if the plugin didn't respond. */
async function ask( site, action, fields = {} ) {
	try {
		const answer = await fetch( `${ site }/wp-admin/admin-ajax.php?action=${ action }`, {
			method: 'POST',
			body: new URLSearchParams( { x: '1', ...fields } ),
		} );
		const text = await answer.text();
		// Without a database, WordPress responds with its own error page.
		const isOurs = text.startsWith( '{' );
		return { status: isOurs ? answer.status : 0, data: isOurs ? ( JSON.parse( text ).data ?? {} ) : {} };
	} catch {
		return { status: 0, data: {} };
	}
}

/** Starts a race once all servers have the same data, because replication takes a moment. */
async function begin( doors, capacity ) {
	const { data } = await ask( doors[ 0 ], 'race_begin', { capacity: String( capacity ) } );
	const event = { event: String( data.event ), start: String( data.start ) };
	await until( async () => {
		const known = await Promise.all( doors.map( ( door ) => ask( door, 'race_known', event ) ) );
		return known.every( ( one ) => one.data.capacity === capacity && one.data.bookings === 0 );
	} );
	return event;
}

/** Returns the stored numbers once all servers agree. */
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
