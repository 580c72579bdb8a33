import { agreed, tally, until } from './calls.mjs';
import { courseRace, courseRaces, INTERRUPTED } from './courses.mjs';
import { limitRaces } from './limits.mjs';

/** Number of requests and of seats, and whether a server is killed. */
const BOOKINGS = [
	[ 6, 1 ],
	[ 50, 1 ],
	[ 50, 3 ],
	[ 200, 1 ],
	[ 200, 3 ],
	[ 200, 3, true ],
	[ 200, 10 ],
];

/**
 * Sends bookings, entries with limits and registrations for courses to all servers of a cluster at once, also while one
 * of them is killed, and counts the stored ones. There must never be more than the capacity, everything that was
 * confirmed must exist, and retries must get the remaining spots.
 *
 * Each site needs plugin.php of this folder as a must-use plugin.
 *
 * @param {{ urls: string[], kill: (node: number) => Promise<void>, revive: (node: number) => Promise<void> }} cluster
 * URLs of the same site, one per server.
 * @yield {[string, string]} Name of each race, and its error or an empty text.
 */
export async function* clusterRaces( { urls, kill, revive } ) {
	const last = urls.length - 1;
	for await ( const race of limitRaces( urls, {}, 200 ) ) {
		yield row( race );
	}
	for await ( const race of courseRaces( urls, {}, 200 ) ) {
		yield row( race );
	}
	/** Kills the last server when the first response has arrived. */
	const interrupt = async ( answers, doors ) => {
		await Promise.race( answers );
		await kill( last );
		return doors.slice( 0, -1 );
	};
	for ( const race of INTERRUPTED ) {
		const { name, ...result } = await courseRace( urls, {}, race, interrupt );
		yield row( { name: `${ name }, one killed`, ...result } );
		await revive( last );
	}
	for ( const [ requests, capacity, isKilled ] of BOOKINGS ) {
		yield await bookingRace( urls, requests, capacity, isKilled && interrupt );
		if ( isKilled ) {
			await revive( last );
		}
	}
}

const row = ( { name, isFine, details } ) => [
	`${ name } ${ JSON.stringify( details ) }`,
	isFine ? '' : 'unexpected numbers',
];

async function bookingRace( servers, requests, capacity, interrupt ) {
	const event = await begin( servers, capacity );
	const book = ( doors, count ) =>
		Array.from( { length: count }, ( _, number ) => ask( doors[ number % doors.length ], 'race_book', event ) );
	const asked = book( servers, requests );
	const doors = interrupt ? await interrupt( asked, servers ) : servers;
	const answers = await Promise.all( asked );
	const statuses = tally( answers );
	const counts = () => Promise.all( doors.map( ( door ) => ask( door, 'race_count' ) ) );
	const early = await agreed( counts );
	if ( interrupt ) {
		// Requests to the killed server are repeated.
		await Promise.all( book( doors, capacity * 4 ) );
	}
	const stored = await agreed( counts );
	const confirmed = answers.flatMap( ( { data } ) => data.booking ?? [] );
	const faults = [
		stored.bookings === capacity && stored.submissions === capacity
			? ''
			: `${ stored.bookings } bookings and ${ stored.submissions } entries`,
		confirmed.every( ( id ) => stored.ids.includes( id ) ) ? '' : 'a confirmed booking is missing',
		interrupt || ( confirmed.length === capacity && statuses[ 409 ] === requests - capacity )
			? ''
			: 'unexpected responses',
	].filter( Boolean );
	const details = JSON.stringify( { statuses, first: early.bookings, stored: stored.bookings } );
	const name = `${ requests } for ${ capacity } seats on ${ servers.length } servers${ interrupt ? ', one killed' : '' }`;
	return [ `${ name } ${ details }`, faults.join( ', ' ) ];
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
