import { plansAt } from '../../../src/phone/plans-at';

const answering = ( ok: boolean, body: unknown ) =>
	jest.fn().mockResolvedValue( { ok, json: () => Promise.resolve( body ) } );

test( 'a file is asked for by its calling code, with the version of the plugin', async () => {
	const request = answering( true, { countries: {} } );
	await plansAt( '/phone/', request, '1.0 beta' )( '49' );
	await plansAt( '/phone/', request )( '1' );
	expect( request.mock.calls ).toEqual( [ [ '/phone/49.json?ver=1.0%20beta' ], [ '/phone/1.json' ] ] );
} );

test.each( [
	[ 'a missing file', false, { countries: {} } ],
	[ 'a text', true, 'Not found' ],
	[ 'nothing', true, null ],
	[ 'another object', true, { success: false } ],
] )( '%s is an error, not a plan', async ( _case, ok, body ) => {
	await expect( plansAt( '/phone/', answering( ok, body ) )( '49' ) ).rejects.toThrow( 'No numbering plans for +49' );
} );
