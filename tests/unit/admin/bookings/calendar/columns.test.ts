import type { Row } from '../../../../../src/admin/bookings/booking/row';
import {
	closedOf,
	columnsOf,
	hostsShown,
	hoursDrawn,
	stepFrom,
} from '../../../../../src/admin/bookings/calendar/columns';
import { layersOf } from '../../../../../src/admin/bookings/calendar/lanes';
import { siteClock } from '../../../../../src/time/clock';
import { vectors } from '../../../vectors';

interface Case {
	case: string;
	hosts: [ number, string ][];
	filter?: number[];
	/** ID, host, start and end on one day. */
	bookings: [ number, number, string, string ][];
	hours: [ number, string, string ][];
	/** Host of each column, and ID, top, bottom, lane and number of lanes of each booking. */
	columns: [ number, number[][] ][];
	more?: number[][];
	closed: [ number, number ][][];
	drawn: [ number, number ];
}

const DAY = '2026-12-01';
const CLOCK = siteClock( 'UTC' );

const at = ( time: string ) => ( time === '24:00' ? '2026-12-02T00:00:00Z' : `${ DAY }T${ time }:00Z` );

const rowOf = ( [ id, host, start, end ]: Case[ 'bookings' ][ number ] ) =>
	( {
		id,
		status: 'booked',
		host: host === 0 ? null : { id: host, name: `Host ${ host }` },
		start: at( start ),
		end: at( end ),
	} ) as Row;

test.each( vectors< Case >( 'host-columns' ).map( ( row ): [ string, Case ] => [ row.case, row ] ) )(
	'each booking is placed in the column of its host: %s',
	( _, row ) => {
		const rows = row.bookings.map( rowOf );
		const hosts = hostsShown(
			row.hosts.map( ( [ id, name ] ) => ( { id, name } ) ),
			row.filter ?? [],
			rows
		);
		const hours = row.hours.map( ( [ host, start, end ] ) => ( { host, start: at( start ), end: at( end ) } ) );
		const columns = columnsOf( [ DAY ], hosts, rows, [], hours, CLOCK );
		const layers = columns.map( ( { segments } ) => layersOf( segments, 3 ) );
		expect(
			columns.map( ( { host }, index ) => [
				host.id,
				layers[ index ]?.placed.map( ( one ) => [ one.row.id, one.top, one.bottom, one.lane, one.lanes ] ),
			] )
		).toEqual( row.columns );
		expect( layers.flatMap( ( { more } ) => more.map( ( one ) => one.rows.map( ( { id } ) => id ) ) ) ).toEqual(
			row.more ?? []
		);
		expect(
			columns.map( ( { open } ) => closedOf( open ?? [] ).map( ( { top, bottom } ) => [ top, bottom ] ) )
		).toEqual( row.closed );
		expect( Object.values( hoursDrawn( columns ) ) ).toEqual( row.drawn );
	}
);

test( 'no time is shaded as closed before the opening hours have loaded', () => {
	const [ column ] = columnsOf( [ DAY ], [ { id: 5, name: 'Mara' } ], [], [], null, CLOCK );
	expect( column?.open ).toBeNull();
} );

const STOPS = [
	[
		{ id: 1, top: 540 },
		{ id: 2, top: 600 },
	],
	[],
	[
		{ id: 3, top: 480 },
		{ id: 4, top: 610 },
	],
];

test.each( [
	[ 1, 'ArrowDown', 2 ],
	[ 2, 'ArrowDown', 0 ],
	[ 2, 'ArrowUp', 1 ],
	[ 2, 'ArrowRight', 4 ],
	[ 1, 'ArrowRight', 3 ],
	[ 4, 'ArrowLeft', 2 ],
	[ 1, 'ArrowLeft', 0 ],
	[ 2, 'Home', 1 ],
	[ 3, 'End', 4 ],
	[ 1, 'Tab', 0 ],
	[ 9, 'ArrowUp', 0 ],
] )( 'the focus moves from booking %d with the key %s to booking %d', ( from, key, to ) => {
	expect( stepFrom( STOPS, from, key, false ) ).toBe( to );
} );

test( 'the left and right arrow keys are swapped in right-to-left languages', () => {
	expect( [ stepFrom( STOPS, 2, 'ArrowLeft', true ), stepFrom( STOPS, 2, 'ArrowRight', true ) ] ).toEqual( [ 4, 0 ] );
} );
