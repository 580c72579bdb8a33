import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callingCodeOf, COUNTRIES_OF, leadingCallingCode } from '../../../src/phone/countries';
import { createPlanRegistry } from '../../../src/phone/metadata';
import { fetchBuilt } from './plans';

interface Package {
	country_calling_codes: Record< string, string[] >;
	nonGeographic: Record< string, unknown >;
}

const PACKAGE = JSON.parse(
	readFileSync( join( __dirname, '../../../node_modules/libphonenumber-js/metadata.max.json' ), 'utf8' )
) as Package;

test( 'the committed calling codes match the package (node tools/phone-metadata.mjs --sources)', () => {
	const expected = [
		...Object.entries( PACKAGE.country_calling_codes ),
		...Object.keys( PACKAGE.nonGeographic ).map( ( code ) => [ code, [] ] ),
	];
	expect( [ ...COUNTRIES_OF ] ).toEqual( expected );
} );

test.each( [
	[ 'de', '49' ],
	[ 'VA', '39' ],
	[ 'KZ', '7' ],
	[ 'aq', undefined ],
	[ '', undefined ],
] )( 'the calling code of "%s" is %s', ( country, code ) => {
	expect( callingCodeOf( country ) ).toBe( code );
} );

test.each( [
	[ '4930123456', '49' ],
	[ '12015550123', '1' ],
	[ '80012345678', '800' ],
	[ '999', undefined ],
	[ '0', undefined ],
] )( 'the digits %s begin with the calling code %s', ( digits, code ) => {
	expect( leadingCallingCode( digits ) ).toBe( code );
} );

test( 'countries that share a calling code need only one request', async () => {
	const fetchPlans = jest.fn( fetchBuilt );
	const plans = createPlanRegistry( fetchPlans );
	await Promise.all( [ plans.loadCountry( 'us' ), plans.loadCountry( 'CA' ), plans.loadNumber( '+1 201', 'bs' ) ] );
	await plans.loadCountry( 'jm' );
	expect( fetchPlans.mock.calls ).toEqual( [ [ '1' ] ] );
} );

test( 'a number loads the numbering plan of its country', async () => {
	const fetchPlans = jest.fn( fetchBuilt );
	const plans = createPlanRegistry( fetchPlans );
	await plans.loadNumber( '0044 20', 'DE' );
	await plans.loadNumber( '+33 1', 'DE' );
	expect( fetchPlans.mock.calls ).toEqual( [ [ '49' ], [ '44' ], [ '33' ] ] );
} );

test( 'no request is sent for a country without a numbering plan', async () => {
	const fetchPlans = jest.fn( fetchBuilt );
	await createPlanRegistry( fetchPlans ).loadCountry( 'aq' );
	expect( fetchPlans ).not.toHaveBeenCalled();
} );

test( 'a failed request for a numbering plan throws an error and can be repeated', async () => {
	const fetchPlans = jest.fn( fetchBuilt ).mockRejectedValueOnce( new Error( 'offline' ) );
	const plans = createPlanRegistry( fetchPlans );
	await expect( plans.loadCountry( 'de' ) ).rejects.toThrow( 'offline' );
	await plans.loadCountry( 'de' );
	expect( plans.has( '49' ) ).toBe( true );
} );
