import { withDialCode } from '../../../src/phone/dial-code';
import { verdict } from '../../../src/phone/verdict';
import { builtPlans } from './plans';

test.each( [
	[ ' 030 123456 ', 'de', '+49 030 123456' ],
	[ '(201) 555-0123 ext. 4', 'US', '+1 (201) 555-0123 ext. 4' ],
	[ '+44 20 7946 0958', 'de', '+44 20 7946 0958' ],
	[ '0044 20 7946 0958', 'de', '0044 20 7946 0958' ],
	[ '030 123456', '', '030 123456' ],
	[ 'call me', 'de', 'call me' ],
] )( '"%s" in "%s" is sent as "%s"', ( text, country, sent ) => {
	expect( withDialCode( text, country ) ).toBe( sent );
} );

test.each( [
	[ '030 123456', 'de', '+4930123456' ],
	[ '02 1234 5678', 'it', '+390212345678' ],
	[ '8 (912) 345-67-89', 'ru', '+79123456789' ],
	[ '1 201 555 0123', 'us', '+12015550123' ],
	[ '06 12 34 56 78', 'fr', '+33612345678' ],
] )( '"%s" with the dial code of "%s" is read as %s anywhere', async ( text, country, e164 ) => {
	expect( ( await verdict( withDialCode( text, country ), 'jp', builtPlans() ) ).e164 ).toBe( e164 );
} );
