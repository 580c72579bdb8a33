import { plansAt } from '../../../src/phone/plans-at';

const answering = ( ok: boolean, body: unknown ) =>
	jest.fn().mockResolvedValue( { ok, json: () => Promise.resolve( body ) } );

test( 'the URL of a numbering plan contains two digits of the calling code and the plugin version', async () => {
	const andorra = { countries: { AD: [] } };
	const request = answering( true, { 1: { countries: {} }, 376: andorra, 377: { countries: {} } } );
	await plansAt( '/phone/', request, '1.0 beta' )( '1' );
	expect( await plansAt( '/phone/', request )( '376' ) ).toBe( andorra );
	expect( request.mock.calls ).toEqual( [ [ '/phone/1.json?ver=1.0%20beta' ], [ '/phone/37.json' ] ] );
} );

test.each( [
	[ 'a missing file', false, { 49: { countries: {} } } ],
	[ 'a file without the calling code', true, { 48: { countries: {} } } ],
	[ 'a text', true, 'Not found' ],
	[ 'nothing', true, null ],
	[ 'another object', true, { 49: { success: false } } ],
] )( 'the request for a numbering plan fails if the response is %s', async ( _case, ok, body ) => {
	await expect( plansAt( '/phone/', answering( ok, body ) )( '49' ) ).rejects.toThrow( 'No numbering plans for +49' );
} );
