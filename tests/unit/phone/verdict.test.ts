import { validateLoaded, verdict, type PhoneVerdict } from '../../../src/phone/verdict';
import { PHONE_TEXTS } from '../../../src/phone/codes';
import { vectors } from '../vectors';
import { builtPlans } from './plans';

interface Row extends PhoneVerdict {
	case: string;
	number: string;
	country: string;
}

const plans = builtPlans();

test.each( vectors< Row >( 'phone' ) )( 'the number $number ($country) is checked: $case', async ( row ) => {
	const { code, valid, e164, international, message } = row;
	expect( await verdict( row.number, row.country, plans ) ).toEqual( { code, valid, e164, international, message } );
} );

test( 'the test cases cover every error code and every message', () => {
	const rows = vectors< Row >( 'phone' );
	expect( [ ...new Set( rows.map( ( row ) => row.code ) ) ].sort() ).toEqual( [ 0, 1, 2, 3, 4, 5 ] );
	expect( new Set( rows.map( ( row ) => row.message ) ) ).toEqual(
		new Set( [ '', ...Object.values( PHONE_TEXTS ) ] )
	);
} );

test( 'a translated message replaces the English one', async () => {
	const texts = { ...PHONE_TEXTS, NOT_VALID: 'Ungültige Nummer' };
	expect( ( await verdict( '110', 'DE', plans, texts ) ).message ).toBe( 'Ungültige Nummer' );
} );

test( 'a number is invalid as long as its country has not loaded', () => {
	expect( validateLoaded( '030 123456', 'DE', builtPlans() ) ).toMatchObject( { code: 1, valid: false } );
} );
