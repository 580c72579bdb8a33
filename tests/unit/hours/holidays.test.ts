import { LARGEST, readHolidays } from '../../../src/hours/holidays';

const calendar = ( ...events: string[] ) =>
	[ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', '' ].join( '\r\n' );
const event = ( ...lines: string[] ) => [ 'BEGIN:VEVENT', ...lines, 'END:VEVENT' ].join( '\r\n' );
const read = ( ...events: string[] ) => readHolidays( calendar( ...events ), 200 );

test( 'whole days, ranges and what returns every year', () => {
	expect(
		read(
			event( 'DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Christmas\\, both days' ),
			event( 'DTSTART;VALUE=DATE:20260101', 'SUMMARY:New', '  Year', 'RRULE:FREQ=YEARLY' ),
			event( 'DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501', 'SUMMARY:Labour Day' )
		)
	).toEqual( {
		left: 0,
		holidays: [
			{ from: '2026-12-25', to: '2026-12-26', yearly: false, name: 'Christmas, both days' },
			{ from: '2026-01-01', to: '2026-01-01', yearly: true, name: 'New Year' },
			{ from: '2026-05-01', to: '2026-05-01', yearly: false, name: 'Labour Day' },
		],
	} );
} );

test.each( [
	[ 'an hour of a day', 'DTSTART:20261225T090000Z' ],
	[ 'a date that there is not', 'DTSTART;VALUE=DATE:20260230' ],
	[ 'every week', 'DTSTART;VALUE=DATE:20260105\r\nRRULE:FREQ=WEEKLY' ],
	[ 'every year on a weekday', 'DTSTART;VALUE=DATE:20261126\r\nRRULE:FREQ=YEARLY;BYDAY=4TH;BYMONTH=11' ],
	[ 'every year until', 'DTSTART;VALUE=DATE:20260101\r\nRRULE:FREQ=YEARLY;UNTIL=20300101' ],
	[ 'dates of its own', 'DTSTART;VALUE=DATE:20260101\r\nRDATE;VALUE=DATE:20260201' ],
	[ 'more than a year', 'DTSTART;VALUE=DATE:20260101\r\nDTEND;VALUE=DATE:20280101' ],
	[ 'what was called off', 'DTSTART;VALUE=DATE:20260101\r\nSTATUS:CANCELLED' ],
	[ 'an end before the beginning', 'DTSTART;VALUE=DATE:20260105\r\nDTEND;VALUE=DATE:20260101' ],
] )( 'left: %s', ( _, lines ) => {
	expect( read( event( lines ) ) ).toEqual( { holidays: [], left: 1 } );
} );

test( 'an alarm of an event says nothing about it', () => {
	expect(
		read( event( 'DTSTART;VALUE=DATE:20260101', 'BEGIN:VALARM', 'SUMMARY:Wake up', 'END:VALARM', 'SUMMARY:Day' ) )
	).toMatchObject( { holidays: [ { name: 'Day' } ] } );
} );

test( 'more than fit are left', () => {
	const many = Array.from( { length: 5 }, () => event( 'DTSTART;VALUE=DATE:20260101' ) );
	expect( readHolidays( calendar( ...many ), 3 ) ).toMatchObject( { holidays: { length: 3 }, left: 2 } );
} );

test.each( [
	[ 'large', 'x'.repeat( LARGEST + 1 ) ],
	[ 'large', calendar( ...Array.from( { length: 20_001 }, () => 'X-A:1' ) ) ],
	[ 'nested', calendar( event( event( 'DTSTART;VALUE=DATE:20260101' ) ) ) ],
	[ 'nested', calendar( 'BEGIN:VCALENDAR', 'END:VCALENDAR' ) ],
	[ 'other', '' ],
	[ 'other', 'Dear all,\nthe holidays are' ],
	[ 'other', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260101' ],
	[ 'other', calendar( 'BEGIN:VEVENT', 'END:VTODO' ) ],
] as const )( 'refused as %s', ( fault, file ) => {
	expect( readHolidays( file, 200 ) ).toEqual( { fault } );
} );
