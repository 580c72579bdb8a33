import { choiceIn, kindsIn } from '../../../src/consent/choice';
import { vectors } from '../vectors';

interface Row {
	name: string;
	cookies: string;
	choice: string;
}

test.each( vectors< Row >( 'consent-cookies' ) )( 'choice: $name', ( { cookies, choice } ) => {
	expect( choiceIn( cookies ) ).toBe( choice );
} );

test( 'all kinds are accepted where none is named', () => {
	expect( kindsIn( 'a=b; cookie_notice_accepted=true' ) ).toBeNull();
	expect( kindsIn( 'cookie_notice_accepted=true; cookie_notice_categories=statistics.marketing' ) ).toEqual( [ 'statistics', 'marketing' ] );
	expect( kindsIn( 'cookie_notice_categories=' ) ).toEqual( [ '' ] );
} );
