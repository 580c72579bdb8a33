import { choiceIn, kindsIn } from '../../../src/consent/choice';
import { vectors } from '../vectors';

interface Row {
	name: string;
	cookies: string;
	choice: string;
	/** Current version of the policy. */
	version?: number;
}

test.each( vectors< Row >( 'consent-cookies' ) )(
	'the visitor’s choice is read from the cookies: $name',
	( { cookies, choice, version = 1 } ) => {
		expect( choiceIn( cookies, version ) ).toBe( choice );
	}
);

test( 'the accepted cookie categories are read from the cookies', () => {
	expect( kindsIn( 'a=b; cookie_notice_accepted=true' ) ).toEqual( [] );
	expect( kindsIn( 'cookie_notice_accepted=true; cookie_notice_categories=all' ) ).toBeNull();
	expect( kindsIn( 'cookie_notice_accepted=true; cookie_notice_categories=statistics.marketing' ) ).toEqual( [
		'statistics',
		'marketing',
	] );
	expect( kindsIn( 'cookie_notice_categories=' ) ).toEqual( [] );
} );
