import { dateIn, dayLabel, monthLabel, timeLabel, isZone } from '../../../src/time/words';
import { groupByDay } from '../../../src/booking/days';
import { vectors } from '../vectors';

interface Row {
	name: string;
	timezone: string;
	starts: string[];
	days: Record< string, string[] >;
}

test.each( vectors< Row >( 'calendar-days' ) )(
	'start times are grouped by day: $name',
	( { timezone, starts, days } ) => {
		const found = groupByDay( starts, timezone, 'en-GB' );
		expect( found.map( ( { date } ) => date ) ).toEqual( Object.keys( days ) );
		expect( found.map( ( { times } ) => times.map( ( { label } ) => label ) ) ).toEqual( Object.values( days ) );
		expect( found.flatMap( ( { times } ) => times.map( ( { start } ) => start ) ).sort() ).toEqual(
			[ ...starts ].sort()
		);
	}
);

test( 'days, months and times are formatted in the language of the page', () => {
	expect( dayLabel( '2026-12-01', 'en-GB' ) ).toMatch( /^Tuesday,? 1 December 2026$/ );
	expect( dayLabel( '2026-12-01', 'de-DE' ) ).toBe( 'Dienstag, 1. Dezember 2026' );
	expect( monthLabel( '2026-12', 'en-GB' ) ).toBe( 'December 2026' );
	expect( timeLabel( '2026-12-01T23:00:00Z', 'Europe/Berlin', 'en-US' ) ).toBe( '00:00' );
} );

test( 'an invalid language does not throw an error', () => {
	expect( () => dayLabel( '2026-12-01', 'no language!' ) ).not.toThrow();
} );

test( 'time zones are valid if the browser supports them', () => {
	expect( [ 'Europe/Berlin', 'Asia/Calcutta', 'UTC', '+05:30', 'Mars/Olympus', '' ].map( isZone ) ).toEqual( [
		true,
		true,
		true,
		true,
		false,
		false,
	] );
	expect( dateIn( '2026-12-01T23:30:00Z', '+05:30' ) ).toBe( '2026-12-02' );
	expect( timeLabel( '2026-12-01T23:30:00Z', '-03:30', 'en-GB' ) ).toBe( '20:00' );
	expect( dateIn( '2026-12-01T23:30:00Z', 'Europe/Berlin' ) ).toBe( '2026-12-02' );
} );
