/**
 * Sends many registrations for a course at once, to one server or several: single people, parties of two, registrations
 * that also need a spot of an option, and those that also book an appointment. Exactly the spots of the course must be
 * assigned, on all its dates alike. With a waiting list, all others are put on it, and a released spot goes to the first
 * one.
 */
import { agreed, caller, tally, until } from './calls.mjs';

/** `people` are the sizes of the parties, in turn. `kind` is defined in plugin.php. */
const PEOPLE = { kind: 'people', people: [ 1 ], name: 'people' };
const PARTIES = { kind: 'people', people: [ 2 ], name: 'parties of two' };
const OPTION = { kind: 'option', people: [ 1 ], name: 'people and an option' };
const WAITING = { kind: 'waiting', people: [ 2 ], name: 'parties on a waiting list' };
const MIXED = { kind: 'mixed', people: [ 1, 2 ], name: 'parties, an option and an appointment' };

const RACES = [
	{ requests: 6, capacity: 3, ...PEOPLE },
	{ requests: 6, capacity: 3, ...PARTIES },
	{ requests: 6, capacity: 3, ...MIXED },
	{ requests: 50, capacity: 3, ...PEOPLE },
	{ requests: 50, capacity: 3, ...PARTIES },
	{ requests: 50, capacity: 3, ...OPTION },
	{ requests: 50, capacity: 3, ...WAITING },
	{ requests: 50, capacity: 3, ...MIXED },
	{ requests: 200, capacity: 3, ...PEOPLE },
	{ requests: 200, capacity: 3, ...PARTIES },
	{ requests: 200, capacity: 3, ...MIXED },
];

/** Races in which servers or PHP processes are killed. With many spots, more of them are killed while they store. */
export const INTERRUPTED = [ PEOPLE, PARTIES, MIXED ].map( ( kind ) => ( { requests: 200, capacity: 60, ...kind } ) );

/** Number of dates of the course. */
const DATES = 10;

const MAX_REPEATS = 40;

/** Statuses after which the visitor doesn't send the form again. */
const isFinal = ( { status } ) => [ 200, 409, 422 ].includes( status );

/**
 * @param {string[]} doors URLs of the same site, one per server.
 * @param {Record<string, string>} how Options of caller().
 * @param {number} most Maximum number of concurrent requests.
 * @yield {{ name: string, isFine: boolean, details: object }}
 */
export async function* courseRaces( doors, how, most ) {
	for ( const race of RACES.filter( ( { requests } ) => requests <= most ) ) {
		yield await courseRace( doors, how, race );
	}
}

/**
 * @param {string[]} doors URLs of the same site, one per server.
 * @param {Record<string, string>} how Options of caller().
 * @param {typeof RACES[number]} race
 * @param {(answers: Promise<object>[], doors: string[]) => Promise<string[]>} interrupt Kills something while the
 * registrations run, and returns the servers that still work. Registrations without an answer are then sent again with
 * the same token, as the form does.
 * @return {Promise<{ name: string, isFine: boolean, details: object }>}
 */
export async function courseRace( doors, how, race, interrupt ) {
	const callers = doors.map( ( door ) => caller( door, how ) );
	const { data } = await callers[ 0 ].call( 'race_course', { capacity: String( race.capacity ), kind: race.kind } );
	const question = { course: String( data.course ), mixed: race.kind === 'mixed' ? '1' : '' };
	const counts = ( servers ) => () =>
		Promise.all( servers.map( ( { call } ) => call( 'race_registered', question ) ) );
	await until( async () => ( await counts( callers )() ).every( ( one ) => one.data.isThere ) );
	const registrations = await prepared( callers, race, data );
	const sent = registrations.map( ( { fields }, number ) => send( callers, number, fields ) );
	const open = interrupt ? ( await interrupt( sent, doors ) ).map( ( door ) => caller( door, how ) ) : callers;
	const first = await Promise.all( sent );
	const early = await agreed( counts( open ) );
	const answers = interrupt ? await repeated( open, registrations, first ) : first;
	const stored = interrupt ? await agreed( counts( open ) ) : early;
	const left = race.kind === 'waiting' ? ( await callers[ 0 ].call( 'race_canceled', question ) ).data : undefined;
	const faults = [
		...storedFaults( race, early ),
		...storedFaults( race, stored ),
		...answerFaults( race, answers, stored ),
		...( left ? waitingFaults( race, stored, left ) : fullFaults( race, registrations, answers, stored, data ) ),
	];
	const servers = doors.length > 1 ? ` on ${ doors.length } servers` : '';
	return {
		name: `${ race.requests } registrations of ${ race.name } for ${ race.capacity } spots on ${ DATES } dates${ servers }`,
		isFine: faults.length === 0,
		details: {
			statuses: tally( first ),
			...( interrupt && { repeated: tally( answers ), early: early.entries.length } ),
			stored: { ...stored, entries: stored.entries.length, isThere: undefined },
			...{ left, faults: faults.length ? faults : undefined },
			...( faults.length && answers.find( ( answer ) => ! isFinal( answer ) ) ),
		},
	};
}

/** @return {Promise<{ people: number, day: string, fields: object }[]>} Registrations with their tokens. */
async function prepared( callers, { requests, people }, { form, key, course, start } ) {
	return Promise.all(
		Array.from( { length: requests }, async ( _, number ) => {
			const one = { people: people[ number % people.length ], day: number % 5 < 4 ? 'friday' : 'monday' };
			const { data } = await callers[ number % callers.length ].call( 'vestibule_form_token', {
				form_id: String( form ),
				nonce: String( key ),
			} );
			const values = new URLSearchParams( {
				email: `ana-${ number }@example.org`,
				day: one.day,
				'course[course]': String( course ),
				'course[kind]': 'whole',
				'course[people]': String( one.people ),
				time: JSON.stringify( { start, timezone: 'Europe/Berlin', hold: '' } ),
				__vestibule_token: String( data.token ),
			} );
			return { ...one, fields: { form_id: String( form ), data: values.toString() } };
		} )
	);
}

const send = ( callers, number, fields ) => callers[ number % callers.length ].call( 'vestibule_form_submit', fields );

/** Sends registrations again until all have an answer. */
async function repeated( callers, registrations, first ) {
	const answers = [ ...first ];
	for ( let tries = 0; tries < MAX_REPEATS && ! answers.every( isFinal ); tries++ ) {
		await new Promise( ( done ) => setTimeout( done, 250 ) );
		await Promise.all(
			registrations.map( async ( { fields }, number ) => {
				if ( ! isFinal( answers[ number ] ) ) {
					answers[ number ] = await send( callers, number, fields );
				}
			} )
		);
	}
	return answers;
}

/** Checks that everything is stored as a whole, and that no date has more people than spots. */
const storedFaults = ( { capacity }, { torn, most, least, taken, rows, health } ) => [
	...( torn ? [ `${ torn } stored in part` ] : [] ),
	...( most > capacity || most !== least ? [ `${ least } to ${ most } people on a date` ] : [] ),
	...( taken !== rows || health !== 'good' ? [ `spots are miscounted (${ health })` ] : [] ),
];

/** Checks that each confirmed registration is stored exactly once, and that all others were rejected. */
function answerFaults( { requests }, answers, { entries } ) {
	const confirmed = answers.flatMap( ( { status, data } ) => ( status === 200 ? data.insert_id : [] ) );
	const rejected = tally( answers )[ 409 ] ?? 0;
	return [
		...( new Set( confirmed ).size === entries.length && confirmed.every( ( id ) => entries.includes( id ) )
			? []
			: [ `${ confirmed.length } confirmed, ${ entries.length } stored` ] ),
		...( confirmed.length === new Set( confirmed ).size ? [] : [ 'two confirmed as one' ] ),
		...( confirmed.length + rejected === requests ? [] : [ 'unexpected responses' ] ),
	];
}

/** Checks that all others are on the waiting list, and that a released spot went to the first one. */
const waitingFaults = ( { requests, capacity, people }, stored, left ) => {
	const waiting = requests - Math.floor( capacity / people[ 0 ] );
	return stored.waiting === waiting && left.waiting === waiting - 1 && left.passed === 0
		? []
		: [ 'unexpected waiting list' ];
};

/** Checks that no rejected registration would still fit. */
function fullFaults( { kind, capacity }, registrations, answers, { most, friday, bookings }, { places } ) {
	const isLimited = kind === 'option' || kind === 'mixed';
	const fits = ( { people, day } ) =>
		most + people <= capacity &&
		( ! isLimited || day !== 'friday' || friday < places ) &&
		( kind !== 'mixed' || bookings < places );
	const fitting = registrations.filter( ( one, number ) => answers[ number ].status !== 200 && fits( one ) );
	return fitting.length ? [ `${ fitting.length } rejected, although they fit` ] : [];
}
