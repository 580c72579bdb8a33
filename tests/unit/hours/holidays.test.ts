import rows from '../../vectors/busy-ics.json';
import { MAX_FILE_BYTES, readHolidays } from '../../../src/hours/holidays';

const calendar = ( ...events: string[] ) =>
	[ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', '' ].join( '\r\n' );
const event = ( ...lines: string[] ) => [ 'BEGIN:VEVENT', ...lines, 'END:VEVENT' ].join( '\r\n' );
const read = ( ...events: string[] ) => readHolidays( calendar( ...events ), 200 );

test( 'whole days, ranges and yearly events are imported as holidays', () => {
	expect(
		read(
			event( 'DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Christmas\\, both days' ),
			event( 'DTSTART;VALUE=DATE:20260101', 'SUMMARY:New', '  Year', 'RRULE:FREQ=YEARLY' ),
			event( 'DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501', 'SUMMARY:Labour Day' )
		)
	).toEqual( {
		left: 0,
		partly: 0,
		holidays: [
			{ from: '2026-12-25', to: '2026-12-26', yearly: false, name: 'Christmas, both days' },
			{ from: '2026-01-01', to: '2026-01-01', yearly: true, name: 'New Year' },
			{ from: '2026-05-01', to: '2026-05-01', yearly: false, name: 'Labour Day' },
		],
	} );
} );

test.each( [
	[ 'an hour of a day', 'DTSTART:20261225T090000Z' ],
	[ 'a date that does not exist', 'DTSTART;VALUE=DATE:20260230' ],
	[ 'a canceled event', 'DTSTART;VALUE=DATE:20260101\r\nSTATUS:CANCELLED' ],
] )( 'the import skips %s', ( _, lines ) => {
	expect( read( event( lines ) ) ).toEqual( { holidays: [], left: 1, partly: 0 } );
} );

test.each( [
	[ 'a weekly rule', false, 'RRULE:FREQ=WEEKLY' ],
	[ 'a yearly rule on a weekday', false, 'RRULE:FREQ=YEARLY;BYDAY=4TH;BYMONTH=11' ],
	[ 'a yearly rule on another date', false, 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24' ],
	[ 'a yearly rule with an end', true, 'RRULE:FREQ=YEARLY;UNTIL=20300101' ],
	[ 'additional dates', false, 'RDATE;VALUE=DATE:20260201' ],
	[ 'a duration of more than a year', false, 'DTEND;VALUE=DATE:20280101' ],
	[ 'an end before the start', false, 'DTEND;VALUE=DATE:20260101' ],
	[ 'a duration', false, 'DURATION:P2D' ],
] )( 'the import reads the first day of an event with %s and reports the event as incomplete', ( _, yearly, lines ) => {
	expect( read( event( 'DTSTART;VALUE=DATE:20260105', lines ) ) ).toEqual( {
		holidays: [ { from: '2026-01-05', to: '2026-01-05', yearly, name: '' } ],
		left: 0,
		partly: 1,
	} );
} );

test( 'a yearly rule can repeat the date of its event', () => {
	expect(
		read( event( 'DTSTART;VALUE=DATE:20261225', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25' ) )
	).toMatchObject( { holidays: [ { yearly: true } ], partly: 0 } );
} );

test( 'a byte order mark before the calendar is skipped', () => {
	const file = `\uFEFF${ calendar( event( 'DTSTART;VALUE=DATE:20260101' ) ) }`;
	expect( readHolidays( file, 200 ) ).toMatchObject( { holidays: [ { from: '2026-01-01' } ] } );
} );

const shared = rows.filter( ( row ) => 'holidays' in row );

test.each( shared.map( ( row ) => [ row.name, row ] as const ) )(
	'the browser imports the same holidays as the server: %s',
	( _, row ) => {
		expect( read( ...row.ics ) ).toEqual( { holidays: row.holidays, left: 0, partly: row.left ?? 0 } );
	}
);

test( 'the import ignores the alarm of an event', () => {
	expect(
		read( event( 'DTSTART;VALUE=DATE:20260101', 'BEGIN:VALARM', 'SUMMARY:Wake up', 'END:VALARM', 'SUMMARY:Day' ) )
	).toMatchObject( { holidays: [ { name: 'Day' } ] } );
} );

test( 'holidays above the limit are counted but not imported', () => {
	const many = Array.from( { length: 5 }, () => event( 'DTSTART;VALUE=DATE:20260101' ) );
	expect( readHolidays( calendar( ...many ), 3 ) ).toMatchObject( { holidays: { length: 3 }, left: 2 } );
} );

test.each( [
	[ 'large', 'x'.repeat( MAX_FILE_BYTES + 1 ) ],
	[ 'large', calendar( ...Array.from( { length: 20_001 }, () => 'X-A:1' ) ) ],
	[ 'nested', calendar( event( event( 'DTSTART;VALUE=DATE:20260101' ) ) ) ],
	[ 'nested', calendar( 'BEGIN:VCALENDAR', 'END:VCALENDAR' ) ],
	[ 'other', '' ],
	[ 'other', 'Dear all,\nthe holidays are' ],
	[ 'other', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260101' ],
	[ 'other', calendar( 'BEGIN:VEVENT', 'END:VTODO' ) ],
] as const )( 'an invalid calendar file is rejected with the reason "%s" (case %#)', ( fault, file ) => {
	expect( readHolidays( file, 200 ) ).toEqual( { fault } );
} );
