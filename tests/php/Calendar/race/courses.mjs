/**
 * Sends many registrations for a course at once, to one server or several: single people, parties of two, and
 * registrations that also need a spot of an option. Exactly the spots of the course must be assigned, on all its dates
 * alike. With a waiting list, all others are put on it, and a released spot goes to the first one.
 */
import { caller, tally } from './calls.mjs';

const RACES = [
	{ requests: 6, capacity: 3, people: 1, kind: 'people' },
	{ requests: 6, capacity: 3, people: 2, kind: 'parties of two' },
	{ requests: 50, capacity: 3, people: 1, kind: 'people' },
	{ requests: 50, capacity: 3, people: 2, kind: 'parties of two' },
	{ requests: 50, capacity: 3, people: 1, kind: 'people and an option' },
	{ requests: 50, capacity: 3, people: 2, kind: 'parties on a waiting list' },
	{ requests: 200, capacity: 3, people: 1, kind: 'people' },
	{ requests: 200, capacity: 3, people: 2, kind: 'parties of two' },
];

/** Number of dates of the course. */
const DATES = 10;

/**
 * @param {string[]} doors URLs of the same site, one per server.
 * @param {Record<string, string>} how Options of caller().
 * @param {number} most Maximum number of concurrent requests.
 * @yield {{ name: string, isFine: boolean, details: object }}
 */
export async function* courseRaces( doors, how, most ) {
	const callers = doors.map( ( door ) => caller( door, how ) );
	for ( const race of RACES.filter( ( { requests } ) => requests <= most ) ) {
		const { data } = await callers[ 0 ].call( 'race_course', {
			capacity: String( race.capacity ),
			option: race.kind === 'people and an option' ? '1' : '',
			waiting: race.kind === 'parties on a waiting list' ? '1' : '',
		} );
		const answers = await registerAll( callers, race, data );
		const stored = ( await callers[ 0 ].call( 'race_registered', { course: String( data.course ) } ) ).data;
		const statuses = tally( answers );
		const left =
			race.kind === 'parties on a waiting list'
				? ( await callers[ 0 ].call( 'race_canceled', { course: String( data.course ) } ) ).data
				: undefined;
		yield {
			name: `${ race.requests } registrations of ${ race.kind } for ${ race.capacity } spots on ${ DATES } dates`,
			isFine: isFine( race, statuses, stored, left ),
			details: { statuses, stored, left, ...( statuses[ 200 ] ? {} : answers[ 0 ] ) },
		};
	}
}

async function registerAll( callers, { requests, people }, { form, key, course } ) {
	const callerOf = ( number ) => callers[ number % callers.length ];
	const numbers = Array.from( { length: requests }, ( _, number ) => number );
	const tokens = await Promise.all(
		numbers.map( ( number ) =>
			callerOf( number ).call( 'vestibule_form_token', { form_id: String( form ), nonce: String( key ) } )
		)
	);
	return Promise.all(
		numbers.map( ( number ) =>
			callerOf( number ).call( 'vestibule_form_submit', {
				form_id: String( form ),
				data: new URLSearchParams( {
					email: `ana-${ number }@example.org`,
					day: 'friday',
					'course[course]': String( course ),
					'course[kind]': 'whole',
					'course[people]': String( people ),
					__vestibule_token: String( tokens[ number ].data.token ),
				} ).toString(),
			} )
		)
	);
}

/** Checks the number of accepted registrations, the spots on each date, and the counters. */
function isFine( { requests, capacity, people }, statuses, stored, left ) {
	const accepted = Math.floor( capacity / people );
	const isCounted = stored.taken === stored.rows && stored.most === accepted * people && stored.least === stored.most;
	return left
		? isCounted &&
				statuses[ 200 ] === requests &&
				stored.waiting === requests - accepted &&
				left.waiting === requests - accepted - 1 &&
				left.passed === 0
		: isCounted && statuses[ 200 ] === accepted && statuses[ 409 ] === requests - accepted;
}
