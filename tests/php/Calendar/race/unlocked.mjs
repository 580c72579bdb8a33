/**
 * Checks that the races can fail: without the row lock for seats, overlapping times are sold twice, although each has
 * its own unique key. Repeats the attempt, because on a busy machine the requests may not overlap. Usage: node
 * unlocked.mjs http://127.0.0.1:8888
 */
import { caller, tally } from './calls.mjs';

const AT_ONCE = 50;
const TRIES = 10;
const [ , , site = 'http://127.0.0.1:8888' ] = process.argv;
const { call } = caller( site, { level: 'READ COMMITTED', unlocked: '1' } );

async function attempt() {
	const { data } = await call( 'race_begin', { capacity: '1', step: '10' } );
	const answers = await Promise.all(
		Array.from( { length: AT_ONCE }, ( _, number ) =>
			call( 'race_book', { event: String( data.event ), start: data.next[ number % 3 ] } )
		)
	);
	const { data: stored } = await call( 'race_count' );
	return { isOverbooked: stored.bookings > 1, details: { statuses: tally( answers ), stored } };
}

let last = await attempt();
for ( let tries = 1; tries < TRIES && ! last.isOverbooked; tries++ ) {
	last = await attempt();
}
console.log(
	`${ last.isOverbooked ? 'ok  ' : 'FAIL' } without the row lock, ${ AT_ONCE } bookings sell one seat twice ` +
		JSON.stringify( last.details )
);
process.exitCode = last.isOverbooked ? 0 : 1;
