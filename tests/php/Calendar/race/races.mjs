/**
 * Sends equal bookings to a real site at once and counts the stored ones. For a time with capacity c, exactly c
 * bookings and entries must exist, all other requests must be rejected (security row 15), and each request must be
 * counted by the rate limit (row 13).
 *
 * The site needs plugin.php of this folder as a must-use plugin. Usage: node races.mjs http://127.0.0.1:8888 [rounds]
 * [maximum number of concurrent requests] [isolation level of MariaDB or MySQL] [`courses` for only these races]
 */
import { caller, tally } from './calls.mjs';
import { courseRaces } from './courses.mjs';
import { limitRaces } from './limits.mjs';

const [ , , site = 'http://127.0.0.1:8888', rounds = '3', mostAtOnce = '50', level = '', only = '' ] = process.argv;
const most = Number( mostAtOnce );
const { call, submit, post, tokenFor } = caller( site, { level } );
let failures = 0;

const atOnce = ( count, work ) => Promise.all( Array.from( { length: count }, work ) );

function report( name, fine, details ) {
	failures += fine ? 0 : 1;
	console.log( `${ fine ? 'ok  ' : 'FAIL' } ${ name } ${ JSON.stringify( details ) }` );
}

async function bookingRaces() {
	for ( const [ requests, capacity, expired ] of [
		[ 6, 1, 0 ],
		[ 6, 2, 0 ],
		[ 6, 1, 1 ],
		[ 50, 1, 0 ],
		[ 50, 3, 0 ],
		[ 50, 10, 0 ],
		[ 50, 1, 1 ],
		[ 50, 3, 1 ],
		[ 200, 1, 0 ],
		[ 200, 3, 0 ],
	] ) {
		if ( requests > most ) {
			continue;
		}
		const { data } = await call( 'race_begin', { capacity: String( capacity ), expired: String( expired ) } );
		const began = Date.now();
		const answers = await atOnce( requests, () =>
			call( 'race_book', { event: String( data.event ), start: String( data.start ) } )
		);
		const took = Date.now() - began;
		const { data: stored } = await call( 'race_count' );
		const statuses = tally( answers );
		report(
			`${ requests } bookings at once for ${ capacity } seats${ expired ? ', one with an expired hold' : '' }`,
			stored.bookings === capacity &&
				stored.rows === capacity &&
				stored.submissions === capacity &&
				statuses[ 200 ] === capacity &&
				statuses[ 409 ] === requests - capacity,
			{ statuses, stored, ms: took, ...( answers.find( ( { text } ) => text ) ?? {} ) }
		);
	}
}

async function overlapRaces() {
	for ( const [ requests, capacity ] of [
		[ 6, 1 ],
		[ 50, 1 ],
		[ 50, 3 ],
		[ 200, 3 ],
	] ) {
		if ( requests > most ) {
			continue;
		}
		// Slots of 30 minutes every 10 minutes, so that all three starts overlap but have different unique keys.
		const { data } = await call( 'race_begin', { capacity: String( capacity ), step: '10' } );
		const began = Date.now();
		let number = 0;
		const answers = await atOnce( requests, () =>
			call( 'race_book', { event: String( data.event ), start: data.next[ number++ % 3 ] } )
		);
		const took = Date.now() - began;
		const { data: stored } = await call( 'race_count' );
		const statuses = tally( answers );
		report(
			`${ requests } bookings at once for ${ capacity } seats at overlapping times`,
			stored.bookings === capacity && stored.submissions === capacity && statuses[ 409 ] === requests - capacity,
			{ statuses, stored, ms: took, ...( answers.find( ( { text } ) => text ) ?? {} ) }
		);
		const shared = await call( 'race_begin', { capacity: '1', step: '10' } );
		const hosts = tally(
			await atOnce( requests, () =>
				call( 'race_host', { event: String( number++ % 2 ), start: shared.data.next[ number % 3 ] } )
			)
		);
		const { data: booked } = await call( 'race_count' );
		report(
			`${ requests } bookings at once for two hosts of two appointment types`,
			booked.bookings === 2 && hosts[ 200 ] === 2 && hosts[ 409 ] === requests - 2,
			{ statuses: hosts, stored: booked }
		);
	}
}

async function submissionRaces( round ) {
	for ( const [ requests, capacity ] of [
		[ 6, 1 ],
		[ 50, 1 ],
		[ 50, 3 ],
		[ 200, 3 ],
	] ) {
		if ( requests > most ) {
			continue;
		}
		const { data } = await call( 'race_begin', { capacity: String( capacity ) } );
		const tokens = await atOnce( requests, () => tokenFor( data ) );
		let number = 0;
		const answers = await atOnce( requests, () => submit( data, tokens[ number++ ] ) );
		const { data: stored } = await call( 'race_count' );
		const statuses = tally( answers );
		report(
			`${ requests } submissions at once for ${ capacity } seats`,
			stored.bookings === capacity &&
				stored.submissions === capacity &&
				statuses[ 200 ] === capacity &&
				statuses[ 409 ] === requests - capacity,
			{ statuses, stored, ...( statuses[ 200 ] ? {} : answers[ 0 ] ) }
		);
		const again = await call( 'race_begin', { capacity: '50' } );
		const token = await tokenFor( again.data );
		const same = tally( await atOnce( requests, () => submit( again.data, token ) ) );
		const { data: once } = await call( 'race_count' );
		report(
			`${ requests } submissions at once with the same token`,
			once.submissions === 1 && once.bookings === 1 && same[ 200 ] === requests,
			{ statuses: same, stored: once }
		);
		const plain = await call( 'race_begin', { capacity: '50' } );
		const posts = tally( await atOnce( requests, () => post( plain.data, `try-${ round }` ) ) );
		const { data: posted } = await call( 'race_count' );
		report(
			`${ requests } equal submissions at once without scripts`,
			posted.submissions === 1 && posted.bookings === 1 && posts[ 303 ] === requests,
			{ statuses: posts, stored: posted }
		);
	}
}

async function rateRaces() {
	for ( const limit of [ 1000, 4 ] ) {
		const hits = Math.min( most, limit );
		await call( 'race_begin', { capacity: '1' } );
		const answers = await atOnce( most, () => call( 'race_rate', { limit: String( limit ) } ) );
		const { data: stored } = await call( 'race_count' );
		const statuses = tally( answers );
		report(
			`${ most } requests at once with a rate limit of ${ limit }`,
			stored.hits === hits && statuses[ 200 ] === hits,
			{
				statuses,
				hits: stored.hits,
			}
		);
	}
}

for ( let round = 1; round <= Number( rounds ); round++ ) {
	if ( only !== 'courses' ) {
		await bookingRaces();
		await overlapRaces();
		await submissionRaces( round );
		for await ( const { name, isFine, details } of limitRaces( [ site ], { level }, most ) ) {
			report( name, isFine, details );
		}
		await rateRaces();
	}
	for await ( const { name, isFine, details } of courseRaces( [ site ], { level }, most ) ) {
		report( name, isFine, details );
	}
}
process.exitCode = failures ? 1 : 0;
