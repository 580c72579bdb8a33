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

test( 'the cases contain every code and every text', () => {
	const rows = vectors< Row >( 'phone' );
	expect( [ ...new Set( rows.map( ( row ) => row.code ) ) ].sort() ).toEqual( [ 0, 1, 2, 3, 4, 5 ] );
	expect( new Set( rows.map( ( row ) => row.message ) ) ).toEqual(
		new Set( [ '', ...Object.values( PHONE_TEXTS ) ] )
	);
} );

test( 'a translated text is shown', async () => {
	const texts = { ...PHONE_TEXTS, NOT_VALID: 'Ungültige Nummer' };
	expect( ( await verdict( '110', 'DE', plans, texts ) ).message ).toBe( 'Ungültige Nummer' );
} );

test( 'a number of a country that is not loaded is invalid', () => {
	expect( validateLoaded( '030 123456', 'DE', builtPlans() ) ).toMatchObject( { code: 1, valid: false } );
} );
