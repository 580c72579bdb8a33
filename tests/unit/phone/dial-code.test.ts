import { withDialCode } from '../../../src/phone/dial-code';
import { verdict } from '../../../src/phone/verdict';
import { readNumber } from '../../../src/phone/reading';
import { vectors } from '../vectors';
import { builtPlans } from './plans';

interface Row {
	number: string;
	country: string;
	/** Null if the text is not a number. It is then sent unchanged and rejected. */
	full: string | null;
}

test.each( vectors< Row >( 'phone-dial-code' ) )( 'the number "$number" in "$country" is sent as "$full"', ( row ) => {
	const sent = withDialCode( row.number, row.country );
	expect( sent ).toBe( row.full ?? row.number );
	expect( withDialCode( sent, row.country ) ).toBe( sent );
	expect( typeof readNumber( row.number ) !== 'string' ).toBe( row.full !== null );
} );

test.each( [
	[ '030 123456', 'de', '+4930123456' ],
	[ '02 1234 5678', 'it', '+390212345678' ],
	[ '8 (912) 345-67-89', 'ru', '+79123456789' ],
	[ '1 201 555 0123', 'us', '+12015550123' ],
	[ '06 12 34 56 78', 'fr', '+33612345678' ],
] )(
	'the number "%s" with the country code of "%s" is read as %s, whichever country is chosen',
	async ( text, country, e164 ) => {
		expect( ( await verdict( withDialCode( text, country ), 'jp', builtPlans() ) ).e164 ).toBe( e164 );
	}
);
