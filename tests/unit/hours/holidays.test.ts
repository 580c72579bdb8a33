import rows from '../../vectors/busy-ics.json';
import { vectors } from '../vectors';
import { MAX_FILE_BYTES, readHolidays } from '../../../src/hours/holidays';

const calendar = ( ...events: string[] ) =>
	[ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', '' ].join( '\r\n' );
const event = ( ...lines: string[] ) => [ 'BEGIN:VEVENT', ...lines, 'END:VEVENT' ].join( '\r\n' );
const read = ( ...events: string[] ) => readHolidays( calendar( ...events ), 200 );

interface Row {
	name: string;
	ics: string[];
	holidays?: object[];
	left?: number;
	partly?: number;
	fault?: string;
}

test.each( vectors< Row >( 'holidays' ) )( 'the all-day events of a calendar are read: $name', ( row ) => {
	const { ics, holidays, left = 0, partly = 0, fault } = row;
	expect( read( ...ics ) ).toEqual( fault ? { fault } : { holidays, left, partly } );
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

test( 'holidays above the limit are counted but not imported', () => {
	const many = Array.from( { length: 5 }, () => event( 'DTSTART;VALUE=DATE:20260101' ) );
	expect( readHolidays( calendar( ...many ), 3 ) ).toMatchObject( { holidays: { length: 3 }, left: 2 } );
} );

test.each( [
	[ 'large', 'x'.repeat( MAX_FILE_BYTES + 1 ) ],
	[ 'large', calendar( ...Array.from( { length: 20_001 }, () => 'X-A:1' ) ) ],
	[ 'other', '' ],
	[ 'other', 'Dear all,\nthe holidays are' ],
] as const )( 'an invalid calendar file is rejected with the reason "%s" (case %#)', ( fault, file ) => {
	expect( readHolidays( file, 200 ) ).toEqual( { fault } );
} );
