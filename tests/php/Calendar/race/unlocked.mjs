/**
 * Shows that the races can fail, and what the row is for that all who want a seat wait for: without it, starts that
 * overlap are sold twice, although each of them has its key. Usage: node unlocked.mjs http://127.0.0.1:8888
 */
import { caller, tally } from './calls.mjs';

const AT_ONCE = 50;
const [ , , site = 'http://127.0.0.1:8888' ] = process.argv;
const { call } = caller( site, { level: 'READ COMMITTED', unlocked: '1' } );

const { data } = await call( 'race_begin', { capacity: '1', step: '10' } );
const answers = await Promise.all(
	Array.from( { length: AT_ONCE }, ( _, number ) =>
		call( 'race_book', { event: String( data.event ), start: data.next[ number % 3 ] } )
	)
);
const { data: stored } = await call( 'race_count' );
const isOverbooked = stored.bookings > 1;
console.log(
	`${ isOverbooked ? 'ok  ' : 'FAIL' } without the row, ${ AT_ONCE } for 1 at starts that overlap are sold twice ` +
		JSON.stringify( { statuses: tally( answers ), stored } )
);
process.exitCode = isOverbooked ? 0 : 1;
