import { createUtilities } from '../../../src/phone/utilities';
import { vectors } from '../vectors';
import { builtPlans } from './plans';

interface Typed {
	typed: string;
	country: string;
	shown: string;
}

interface Placeholder {
	country: string;
	national: string;
	international: string;
	e164: string;
	fixedLine: string;
}

const plans = builtPlans();
const utilities = createUtilities( plans );
const { MOBILE, FIXED_LINE, TOLL_FREE } = utilities.numberType;

beforeAll( () => Promise.all( [ 'de', 'us', 'gb', 'fr', 'at', 'it' ].map( plans.loadCountry ) ) );

test.each( vectors< Typed >( 'phone-format' ) )(
	'the typed number "$typed" in $country is shown as "$shown"',
	async ( { typed, country, shown } ) => {
		await plans.loadNumber( typed, country );
		await plans.loadCountry( country );
		expect( utilities.formatNumberAsYouType( typed, country ) ).toBe( shown );
	}
);

test( 'formatting during typing changes only the characters between digits', () => {
	for ( const { typed, country, shown } of vectors< Typed >( 'phone-format' ).filter( ( row ) =>
		/^[+\d]*$/.test( row.typed )
	) ) {
		expect( [ country, shown.replace( /[^+\d]/g, '' ) ] ).toEqual( [ country, typed ] );
	}
} );

test.each( vectors< Placeholder >( 'phone-placeholder' ) )(
	'the placeholder of $country is an example number',
	async ( { country, ...expected } ) => {
		await plans.loadCountry( country );
		expect( {
			national: utilities.getExampleNumber( country, true, MOBILE ),
			international: utilities.getExampleNumber( country, false, MOBILE ),
			e164: utilities.getExampleNumber( country, false, MOBILE, true ),
			fixedLine: utilities.getExampleNumber( country, true, FIXED_LINE ),
		} ).toEqual( expected );
	}
);

test( 'placeholders and formats are missing before a country has loaded', () => {
	const empty = createUtilities( builtPlans() );
	expect( empty.getExampleNumber( 'de', true, MOBILE ) ).toBe( '' );
	expect( empty.formatNumberAsYouType( '030123456', 'de' ) ).toBe( '030123456' );
	expect( empty.formatNumber( '030 123456', 'de' ) ).toBe( '030 123456' );
} );

test( 'a possible number is printed in each format, and other text stays as typed', () => {
	const { E164, INTERNATIONAL, NATIONAL, RFC3966 } = utilities.numberFormat;
	const written = [ E164, INTERNATIONAL, NATIONAL, RFC3966 ].map( ( format ) =>
		utilities.formatNumber( '0049 30123456', 'de', format )
	);
	expect( written ).toEqual( [ '+4930123456', '+49 30 123456', '030 123456', 'tel:+4930123456' ] );
	expect( utilities.formatNumber( '030 12 34 56 78 90 12 34 56', 'de' ) ).toBe( '030 12 34 56 78 90 12 34 56' );
} );

test.each( [
	[ '030 123456', 'de', 0 ],
	[ '+49 30 123456', '', 1 ],
	[ '+999 1', 'de', 1 ],
	[ '20155501', 'us', 2 ],
	[ '201555012345', 'us', 3 ],
	[ '5550123', 'us', 4 ],
	[ '0664 1', 'at', 0 ],
	[ 'ab', 'de', 2 ],
	[ 'no number', 'de', -99 ],
	[ '1'.repeat( 251 ), 'de', 3 ],
] )( 'the validation error for the number "%s" in "%s" is %i', ( text, country, code ) => {
	expect( utilities.getValidationError( text, country ) ).toBe( code );
} );

test( 'a number can be checked for a type, such as a mobile number', () => {
	expect( utilities.isValidNumber( '030 123456', 'de' ) ).toBe( true );
	expect( utilities.isValidNumber( '030 123456', 'de', [ 'MOBILE' ] ) ).toBe( false );
	expect( utilities.isValidNumber( '201 555 0123', 'us', [ 'MOBILE' ] ) ).toBe( true );
	expect( utilities.isPossibleNumber( '0800 123', 'de', [ 'TOLL_FREE' ] ) ).toBe( false );
	expect( utilities.getNumberType( '0800 1234567', 'de' ) ).toBe( TOLL_FREE );
	expect( utilities.getNumberType( 'no number', 'de' ) ).toBe( -99 );
} );

test( 'the extension and the core number are read from a number', () => {
	expect( utilities.getExtension( '201 555 0123 ext. 45', 'us' ) ).toBe( '45' );
	expect( utilities.getExtension( '201 555 0123', 'us' ) ).toBe( '' );
	expect( utilities.getCoreNumber( '02 1234 5678', 'it' ) ).toBe( '212345678' );
} );
