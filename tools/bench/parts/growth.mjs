/** Duration of screens and requests with a thousand entries and bookings, and with many more. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nothing, openCalendar } from '../calls.mjs';
import { number } from '../finding.mjs';
import { asks, signIn } from '../owner.mjs';
import { median, spread } from '../statistics.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { CannotGoOn, say } from '../../lib/say.mjs';

const SIZES = [ 1_000, 10_000, 100_000, 1_000_000 ];
const ROUNDS = 9;
const MAX_MS = 300;
const FILL = 'tools/bench/fill.php';
/** Maximum time for filling the site to one size. If it takes longer, the size is skipped. */
const MINUTES = 15;

export const growth = {
	name: 'growth',
	title: 'a thousand entries and bookings, and up to a million',
	async measure( bench ) {
		const demo = await bench.demo();
		const nextTime = await openCalendar( demo );
		const session = await signIn( demo );
		const found = new Map();
		const sizes = [];
		const notes = [];
		for ( const size of bench.share < 1 ? SIZES.slice( 0, bench.share > 0 ? 2 : 1 ) : SIZES ) {
			const began = Date.now();
			const about = await fill( demo, size );
			if ( ! about ) {
				notes.push( `${ number( size ) } were not reached in ${ MINUTES } minutes.` );
				break;
			}
			say(
				`    ${ number( about.entries ) } entries, ${ number( about.bookings ) } bookings, in ${ Math.round( ( Date.now() - began ) / 1000 ) } s`
			);
			sizes.push( size );
			await measure( bench, asks( demo, session, about, nextTime ), ( what, ms, empty ) =>
				found.set( what, { ...found.get( what ), [ size ]: { ms, empty } } )
			);
		}
		return { findings: findings( found, sizes ), notes: [ bySize( found, sizes ), ...notes ] };
	},
};

/** Fills the site. Asynchronous, so that connections closed by the server are noticed meanwhile. */
async function fill( { folder }, size ) {
	const options = { encoding: 'utf8', timeout: MINUTES * 60_000 };
	const said = await promisify( execFile )( 'php8.2', [ inRoot( FILL ), folder, String( size ) ], options ).catch(
		( error ) => ( error.killed ? undefined : Promise.reject( error ) )
	);
	const about = said && JSON.parse( said.stdout.slice( said.stdout.indexOf( '{' ) ) );
	if ( about?.error ) {
		throw new CannotGoOn( `the site could not be filled: ${ about.error }` );
	}
	return about;
}

async function measure( bench, all, keep ) {
	for ( const [ what, ask ] of Object.entries( all ) ) {
		const [ ms, empty ] = [ [], [] ];
		const site = await bench.demo();
		await ask();
		await bench.rounds( ROUNDS, 0.5, async () => {
			ms.push( await ask() );
			empty.push( ( await nothing( site ) ).ms );
		} );
		keep( what, ms, empty );
	}
}

/**
 * Compares each size with the smallest. The sizes are measured minutes apart, so each duration is divided by the
 * duration of an empty request measured at the same time.
 */
function findings( found, sizes ) {
	const [ least, most ] = [ sizes[ 0 ], sizes.at( -1 ) ];
	return [ ...found ].map( ( [ what, at ] ) => {
		const calm = ( { ms, empty } ) => ms.map( ( one, index ) => one / empty[ index ] );
		const base = median( calm( at[ least ] ) );
		const middle = median( at[ most ].ms );
		return {
			what,
			ours: `${ number( middle ) } ms`,
			beside: `${ number( median( at[ least ].ms ) ) } ms`,
			ratio: spread( calm( at[ most ] ).map( ( one ) => one / base ) ),
			goal: `≤ ${ MAX_MS } ms`,
			isMet: middle <= MAX_MS,
		};
	} );
}

function bySize( found, sizes ) {
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	return [
		line( [ 'ms, medians', ...sizes.map( ( size ) => number( size ) ) ] ),
		line( [ '---', ...sizes.map( () => '--:' ) ] ),
		...[ ...found ].map( ( [ what, at ] ) =>
			line( [ what, ...sizes.map( ( size ) => number( median( at[ size ].ms ) ) ) ] )
		),
	].join( '\n' );
}
