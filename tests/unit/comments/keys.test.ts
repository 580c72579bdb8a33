import { freshKeys, isExpired } from '../../../src/comments/keys';

const NO_JSON = new SyntaxError( 'no JSON' );

/** Response with this body. Null is a body that is not JSON. */
const answered = ( status: number, body: object | null, statusText = '' ) =>
	jest.fn< Promise< Response >, Parameters< typeof fetch > >(
		async () =>
			( {
				status,
				statusText,
				json: () => ( body ? Promise.resolve( body ) : Promise.reject( NO_JSON ) ),
			} ) as Response
	);

test.each( [
	[ '1700000000', 1_700_000_000_000, false ],
	[ '1700000000', 1_700_000_000_001, true ],
	[ '0', 1, true ],
	[ '', 1, true ],
	[ 'soon', 1, false ],
] )( 'keys with the expiry %s count as expired at %d: %s', ( expiry, now, expired ) => {
	expect( isExpired( expiry, now ) ).toBe( expired );
} );

test( 'a request for keys sends the nonce as a form field and returns the keys', async () => {
	const send = answered( 200, { data: [ [ 'k1', 'v1' ] ], expiry: 5 } );
	expect( await freshKeys( '/ajax', '7.abc', send ) ).toEqual( { data: [ [ 'k1', 'v1' ] ], expiry: 5 } );
	const [ url, init ] = send.mock.calls[ 0 ] ?? [];
	expect( [ url, init?.method, String( init?.body ) ] ).toEqual( [
		'/ajax',
		'POST',
		'action=get_antibot_keys&nonce=7.abc',
	] );
} );

test.each( [
	[
		'the message of an error',
		answered( 403, { error_code: 'x', error_message: 'Not valid' }, 'Forbidden' ),
		[ 'Not valid' ],
	],
	[
		'the status of an error without a message',
		answered( 503, { errors: {} }, 'Service Unavailable' ),
		[ 'Service Unavailable' ],
	],
	[
		'the status and the error of a response that is not JSON',
		answered( 500, null, 'Internal Server Error' ),
		[ 'Internal Server Error', NO_JSON ],
	],
	[ 'the number of a status without a name', answered( 500, null ), [ '500', NO_JSON ] ],
	[
		'the error of a lost connection',
		jest.fn( () => Promise.reject( new TypeError( 'lost' ) ) ),
		[ 'error', new TypeError( 'lost' ) ],
	],
] )( '%s is logged, and no keys are returned', async ( _what, send, words ) => {
	expect( await freshKeys( '/ajax', '7.abc', send ) ).toBeUndefined();
	expect( console ).toHaveErroredWith( ...words );
} );
