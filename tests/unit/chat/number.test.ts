import { contrast, readableOn, READABLE } from '../../../src/chat/contrast';
import { accountKind, type Draft } from '../../../src/admin/chat-account/kind';
import { isDoubtful, numberFindings, withCountryCode, withoutTrunkZero } from '../../../src/chat/number';

test.each< [ string, string[] ] >( [
	[ '', [] ],
	[ '+49 30 23125 040', [] ],
	[ '0049 30 23125 040', [] ],
	[ '+49 (0) 30 23125 040', [ 'trunk-zero' ] ],
	[ '+49(0)3023125040', [ 'trunk-zero' ] ],
	[ '030 23125 040', [ 'national' ] ],
	[ '(030) 23125 040', [ 'national' ] ],
	[ '+1 800 FLOWERS', [ 'letters', 'too-short' ] ],
	[ '+49 30 23125 040 ext. 7', [ 'letters' ] ],
	[ 'nobody', [ 'nowhere' ] ],
	[ '+49', [ 'too-short' ] ],
	[ '0049 30', [ 'too-short' ] ],
	[ '+49 30 23125 040 040 040', [ 'too-long' ] ],
	[ 'https://chat.whatsapp.com/AbC123', [ 'group' ] ],
	[ 'chat.whatsapp.com/AbC123', [ 'group' ] ],
	[ 'http://chat.whatsapp.com/AbC123', [ 'not-a-group' ] ],
	[ 'https://chat.whatsapp.com.evil.example/AbC123', [ 'not-a-group' ] ],
	[ 'https://chat.whatsapp.com/', [ 'not-a-group' ] ],
	[ 'https://example.org/4930', [ 'not-a-group' ] ],
	[ 'javascript://4930', [ 'not-a-group' ] ],
] )( 'the chat number %s has the problems %j', ( number, findings ) => {
	expect( numberFindings( number ) ).toEqual( findings );
} );

test( 'a zero in brackets after the country code is removed from a number', () => {
	expect( withoutTrunkZero( '+49 (0) 30 1' ) ).toBe( '+49 30 1' );
	expect( withoutTrunkZero( '+49(0)301' ) ).toBe( '+49301' );
} );

test.each( [
	[ '030 23125 040', '49', '+49 30 23125 040' ],
	[ '(030) 23125', '49', '+49 (30) 23125' ],
	[ '12345', '49', '+49 12345' ],
	[ '+49 30', '49', '' ],
	[ '0049 30', '49', '' ],
	[ '49 30', '49', '' ],
	[ 'nobody', '49', '' ],
	[ '030 23125 040', '', '' ],
] )( 'the suggestion for the number %s with the country code %s is %s', ( number, code, offered ) => {
	expect( withCountryCode( number, code ) ).toBe( offered );
} );

test( 'a doubtful number is published only on the second click', () => {
	const draft = { name: 'Ada', number: '12345', daysOfWeekWorking: {} } as unknown as Draft;
	const week = { isWorkingOnDay: 'OFF', workHours: [] } as const;
	for ( const day of [ 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ] as const ) {
		draft.daysOfWeekWorking[ day ] = week as unknown as Draft[ 'daysOfWeekWorking' ][ typeof day ];
	}
	const { errorsOf } = accountKind( 1, '' );
	expect( errorsOf( draft, 'draft' ) ).toEqual( {} );
	expect( errorsOf( draft, 'publish' ) ).toHaveProperty( 'number' );
	expect( errorsOf( draft, 'publish' ) ).toEqual( {} );
	expect( errorsOf( { ...draft, number: '1234' }, 'publish' ) ).toHaveProperty( 'number' );
	expect( accountKind( 1, '12345' ).errorsOf( draft, 'publish' ) ).toEqual( {} );
	expect( isDoubtful( '+49 30 23125 040' ) ).toBe( false );
} );

test( 'contrast is calculated as WCAG defines it', () => {
	expect( contrast( '#000000', '#ffffff' ) ).toBe( 21 );
	expect( contrast( '#ffffff', '#2db742' ) ).toBeCloseTo( 2.64, 1 );
	expect( contrast( '#777777', '#777777' ) ).toBe( 1 );
} );

test.each( [ '#2db742', '#000000', '#ffffff', '#1b5e20', '#808080', '#b4532a' ] )(
	'the suggested text color is readable on %s',
	( background ) => {
		expect( contrast( readableOn( background ), background ) ).toBeGreaterThanOrEqual( READABLE );
	}
);
