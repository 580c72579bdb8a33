/**
 * Sends registrations for a course while PHP processes are killed at random moments. Each registration must be stored
 * as a whole or not at all. Registrations without an answer are then sent again with the same token. In the end, each
 * must be stored exactly once.
 *
 * The site needs plugin.php of this folder as a must-use plugin. Usage: node killed.mjs http://127.0.0.1:8888 <process
 * ID of PHP-FPM> [seed]
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { courseRace, INTERRUPTED } from './courses.mjs';

const [ , , site = 'http://127.0.0.1:8888', fpm = '', chosen = '' ] = process.argv;
const seed = chosen || String( Date.now() % 1_000_000 );

/** Maximum pause between two kills, in milliseconds. With much shorter pauses, hardly any request would be answered. */
const MAX_PAUSE = 250;

/** @return {() => number} Pseudo-random numbers from 0 to 1 (Park and Miller). */
function randomNumbers( start ) {
	const modulus = 2 ** 31 - 1;
	let state = ( start % ( modulus - 1 ) ) + 1;
	return () => ( state = ( state * 48_271 ) % modulus ) / modulus;
}

const random = randomNumbers( Number( seed ) );
const workers = () => readFileSync( `/proc/${ fpm }/task/${ fpm }/children`, 'utf8' ).trim().split( ' ' ).map( Number );

function killOne() {
	const all = workers();
	try {
		process.kill( all[ Math.floor( random() * all.length ) ], 'SIGKILL' );
		return 1;
	} catch ( error ) {
		// The process has already ended.
		if ( error.code !== 'ESRCH' ) {
			throw error;
		}
		return 0;
	}
}

let failures = 0;
for ( const race of INTERRUPTED ) {
	let killed = 0;
	const { name, isFine, details } = await courseRace( [ site ], {}, race, async ( answers, doors ) => {
		let isRunning = true;
		const end = Promise.all( answers ).finally( () => ( isRunning = false ) );
		while ( isRunning ) {
			await wait( random() * MAX_PAUSE );
			killed += isRunning ? killOne() : 0;
		}
		await end;
		return doors;
	} );
	// The test is only valid if some requests were interrupted, and so got no answer.
	const isTested = Object.keys( details.statuses ).some( ( status ) => Number( status ) >= 500 );
	failures += isFine && isTested ? 0 : 1;
	console.log(
		`${ isFine && isTested ? 'ok  ' : 'FAIL' } ${ name }, PHP processes killed (seed ${ seed }) ` +
			JSON.stringify( { killed, ...details } )
	);
}
process.exitCode = failures ? 1 : 0;
