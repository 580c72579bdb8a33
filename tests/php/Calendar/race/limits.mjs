/**
 * Submits a form with limits many times at once, to one server or several. Exactly the remaining spots of the form or
 * an option must be assigned. With a waiting list, all other entries are put on it, and a released spot goes to the
 * entry that was sent first.
 */
import { agreed, caller, tally, until } from './calls.mjs';

const RACES = [
	[ 6, 1, 'total' ],
	[ 6, 3, 'option' ],
	[ 50, 3, 'total' ],
	[ 50, 3, 'option' ],
	[ 50, 3, 'waiting' ],
	[ 50, 1, 'person' ],
	[ 50, 1, 'unique' ],
	[ 200, 3, 'total' ],
	[ 200, 3, 'option' ],
];

/**
 * @param {string[]} doors URLs of the same site, one per server.
 * @param {Record<string, string>} how Options of caller().
 * @param {number} most Maximum number of concurrent requests.
 * @yield {{ name: string, isFine: boolean, details: object }}
 */
export async function* limitRaces( doors, how, most ) {
	const callers = doors.map( ( door ) => caller( door, how ) );
	for ( const [ requests, places, kind ] of RACES.filter( ( [ count ] ) => count <= most ) ) {
		const { data } = await callers[ 0 ].call( 'race_limits', { kind, places: String( places ) } );
		const form = String( data.form );
		const counts = () => Promise.all( callers.map( ( { call } ) => call( 'race_limited', { form } ) ) );
		await until( async () => ( await counts() ).every( ( one ) => one.data.left === places ) );
		const answers = await submitAll( callers, requests, { form, nonce: String( data.key ) }, kind );
		const result = { statuses: tally( answers ), stored: await agreed( counts ) };
		const free = kind === 'waiting' ? ( await callers[ 0 ].call( 'race_left', { form } ) ).data : undefined;
		yield {
			name: nameOf( requests, places, kind, doors ),
			isFine: free
				? isWaitingListFine( result, free, requests, places )
				: isLimitFine( result, requests, places ),
			details: { ...result, ...( free && { free } ), ...( result.statuses[ 200 ] ? {} : answers[ 0 ] ) },
		};
	}
}

/** Submits the form many times at once, after all tokens have arrived. */
async function submitAll( callers, requests, { form, nonce }, kind ) {
	const callerOf = ( number ) => callers[ number % callers.length ];
	const tokens = await Promise.all(
		Array.from( { length: requests }, ( _, number ) =>
			callerOf( number ).call( 'vestibule_form_token', { form_id: form, nonce } )
		)
	);
	return Promise.all(
		tokens.map( ( token, number ) =>
			callerOf( number ).call( 'vestibule_form_submit', {
				form_id: form,
				data: new URLSearchParams( {
					email: kind === 'person' ? 'ana@example.org' : `ana-${ number }@example.org`,
					code: kind === 'unique' ? 'A 7' : `A ${ number }`,
					day: 'friday',
					__vestibule_token: String( token.data.token ),
				} ).toString(),
			} )
		)
	);
}

/** Checks that all entries without a spot are on the waiting list, and that a released spot went to the first one. */
const isWaitingListFine = ( { statuses, stored }, free, requests, places ) =>
	stored.entries === requests &&
	stored.waiting === requests - places &&
	stored.rows === stored.taken &&
	statuses[ 200 ] === requests &&
	free.waiting === requests - places - 1 &&
	free.passed === 0;

/** Checks that exactly the remaining spots were assigned, and all other submissions were rejected. */
const isLimitFine = ( { statuses, stored }, requests, places ) =>
	stored.entries === places &&
	stored.left === 0 &&
	stored.rows === stored.taken &&
	statuses[ 200 ] === places &&
	statuses[ 409 ] === requests - places;

const nameOf = ( requests, places, kind, doors ) =>
	`${ requests } for ${ places } spots by ${ kind }${ doors.length > 1 ? ` on ${ doors.length } servers` : '' }`;
