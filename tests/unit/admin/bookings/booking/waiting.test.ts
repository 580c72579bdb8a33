import type { WaitingRow } from '../../../../../src/contracts/waiting-row';
import { siteClock } from '../../../../../src/time/clock';
import { siteDates } from '../../../../../src/admin/bookings/site/dates';
import { waitingByTime, waitingWords } from '../../../../../src/admin/bookings/booking/waiting';

const person = ( changes: Partial< WaitingRow > ): WaitingRow => ( {
	id: 1,
	event: { id: 3, title: 'Consultation' },
	host: { id: 0, name: '' },
	start: '2026-12-02T09:00:00Z',
	email: 'ada@example.org',
	timezone: '',
	status: 'waiting',
	asked: '2026-12-01T08:00:00Z',
	confirmed: '2026-12-01T08:05:00Z',
	until: '',
	...changes,
} );

test( 'waiting list entries are grouped by appointment type and time, and keep their order', () => {
	const other = { id: 4, title: 'Check-up' };
	const rows = [
		person( { id: 5 } ),
		person( { id: 2 } ),
		person( { id: 3, event: other } ),
		person( { id: 4, start: '2026-12-02T10:00:00Z' } ),
	];
	expect( waitingByTime( rows ).map( ( time ) => time.map( ( { id } ) => id ) ) ).toEqual( [
		[ 5, 2 ],
		[ 3 ],
		[ 4 ],
	] );
} );

test.each( [
	[ person( {} ), 'Waiting since Tuesday, December 1, 2026, 09:05' ],
	[
		person( { status: 'unconfirmed', confirmed: '' } ),
		'Requested on Tuesday, December 1, 2026, 09:00, not confirmed yet',
	],
	[
		person( { status: 'offered', until: '2026-12-01T23:30:00Z' } ),
		'A spot is held until Wednesday, December 2, 2026, 00:30',
	],
	[
		person( { status: 'lapsed', until: '2026-12-01T10:00:00Z' } ),
		'A spot was held until Tuesday, December 1, 2026, 11:00',
	],
	[ person( { status: 'booked', until: '2026-12-01T10:00:00Z' } ), 'Has booked the spot' ],
] )( 'a waiting list entry is described in the site’s time zone (case %#)', ( row, words ) => {
	const clock = siteClock( 'Europe/Berlin' );
	expect( waitingWords( row, siteDates( { date: 'F j, Y', time: 'H:i' }, clock, 'en' ) ) ).toBe( words );
} );
