import ICAL from 'ical.js';
import { vectors } from '../vectors';

interface Row {
	name: string;
	start: string;
	end: string;
	tzid: string;
	wall: string;
	sequence: number;
	method: string;
	status: string;
	place: string;
	link: string;
	/** File that PHP prints (tests/php/Fields/Types/CalendarFilesTest.php). */
	file: string;
}

test.each( vectors< Row >( 'calendar-files' ) )(
	'an independent parser reads the booking from the calendar file: $name',
	( row ) => {
		const calendar = new ICAL.Component( ICAL.parse( row.file ) );
		calendar
			.getAllSubcomponents( 'vtimezone' )
			.forEach( ( zone ) => ICAL.TimezoneService.register( new ICAL.Timezone( zone ) ) );
		const [ component ] = calendar.getAllSubcomponents( 'vevent' );
		const event = new ICAL.Event( component );
		expect( calendar.getFirstPropertyValue( 'method' ) ).toBe( row.method );
		expect( component?.getFirstPropertyValue( 'status' ) ).toBe( row.status );
		expect( event.sequence ).toBe( row.sequence );
		expect( event.uid ).toBe( 'vestibule-7@institute.example' );
		expect( event.summary ).toBe( 'Talk; with, signs, The "Institute"' );
		expect( event.location ?? '' ).toBe( row.place );
		expect( event.description ?? '' ).toContain( row.method === 'CANCEL' ? '' : row.link );
		expect( event.organizer ).toBe( 'mailto:office@institute.example' );
		expect( event.attendees.map( ( person ) => person.getFirstValue() ) ).toEqual( [ 'mailto:ana@example.com' ] );
		expect( event.startDate.toString().replace( 'Z', '' ) ).toBe( row.wall );
		expect( event.startDate.toJSDate().toISOString() ).toBe( row.start.replace( 'Z', '.000Z' ) );
		expect( event.endDate.toJSDate().toISOString() ).toBe( row.end.replace( 'Z', '.000Z' ) );
		expect( row.file.split( '\r\n' ).every( ( line ) => Buffer.byteLength( line ) <= 75 ) ).toBe( true );
	}
);
