import { choiceIn, kindsIn } from '../../../src/consent/choice';
import { vectors } from '../vectors';

interface Row {
	name: string;
	cookies: string;
	choice: string;
	/** Of the policy now. */
	version?: number;
}

test.each( vectors< Row >( 'consent-cookies' ) )( 'choice: $name', ( { cookies, choice, version = 1 } ) => {
	expect( choiceIn( cookies, version ) ).toBe( choice );
} );

test( 'kinds are accepted where they are named', () => {
	expect( kindsIn( 'a=b; cookie_notice_accepted=true' ) ).toEqual( [] );
	expect( kindsIn( 'cookie_notice_accepted=true; cookie_notice_categories=all' ) ).toBeNull();
	expect( kindsIn( 'cookie_notice_accepted=true; cookie_notice_categories=statistics.marketing' ) ).toEqual( [
		'statistics',
		'marketing',
	] );
	expect( kindsIn( 'cookie_notice_categories=' ) ).toEqual( [] );
} );
