/**
 * Submits a form with limits many times at once, to one server or several. Exactly the remaining spots of the form or
 * an option must be assigned. With a waiting list, all other entries are put on it, and a released spot goes to the
 * entry that was sent first.
 */
import { caller, tally } from './calls.mjs';

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
		await until( async () => {
			const known = await Promise.all(
				callers.map( ( { call } ) => call( 'race_limited', { form: String( data.form ) } ) )
			);
			return known.every( ( one ) => one.data.left === places );
		} );
		const tokens = await Promise.all(
			Array.from( { length: requests }, ( _, number ) =>
				callers[ number % callers.length ].call( 'vestibule_form_token', {
					form_id: String( data.form ),
					nonce: String( data.key ),
				} )
			)
		);
		const answers = await Promise.all(
			tokens.map( ( token, number ) =>
				callers[ number % callers.length ].call( 'vestibule_form_submit', {
					form_id: String( data.form ),
					data: new URLSearchParams( {
						email: kind === 'person' ? 'ana@example.org' : `ana-${ number }@example.org`,
						code: kind === 'unique' ? 'A 7' : `A ${ number }`,
						day: 'friday',
						__vestibule_token: String( token.data.token ),
					} ).toString(),
				} )
			)
		);
		const statuses = tally( answers );
		let stored = {};
		await until( async () => {
			const counts = await Promise.all(
				callers.map( ( { call } ) => call( 'race_limited', { form: String( data.form ) } ) )
			);
			stored = counts[ 0 ].data;
			return counts.every( ( one ) => JSON.stringify( one.data ) === JSON.stringify( stored ) );
		} );
		if ( kind === 'waiting' ) {
			const { data: free } = await callers[ 0 ].call( 'race_left', { form: String( data.form ) } );
			yield {
				name: nameOf( requests, places, kind, doors ),
				isFine:
					stored.entries === requests &&
					stored.waiting === requests - places &&
					stored.rows === stored.taken &&
					statuses[ 200 ] === requests &&
					free.waiting === requests - places - 1 &&
					free.passed === 0,
				details: { statuses, stored, free, ...( statuses[ 200 ] ? {} : answers[ 0 ] ) },
			};
			continue;
		}
		yield {
			name: nameOf( requests, places, kind, doors ),
			isFine:
				stored.entries === places &&
				stored.left === 0 &&
				stored.rows === stored.taken &&
				statuses[ 200 ] === places &&
				statuses[ 409 ] === requests - places,
			details: { statuses, stored, ...( statuses[ 200 ] ? {} : answers[ 0 ] ) },
		};
	}
}

const nameOf = ( requests, places, kind, doors ) =>
	`${ requests } for ${ places } spots by ${ kind }${ doors.length > 1 ? ` on ${ doors.length } servers` : '' }`;

async function until( holds ) {
	for ( let tries = 0; ! ( await holds() ); tries++ ) {
		if ( tries === 300 ) {
			throw new Error( 'the servers do not agree' );
		}
		await new Promise( ( done ) => setTimeout( done, 100 ) );
	}
}
