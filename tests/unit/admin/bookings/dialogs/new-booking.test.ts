import type { BookingsSources } from '../../../../../src/contracts/bookings-sources';
import { bookingOf, hostOf, withHost, type Draft } from '../../../../../src/admin/bookings/dialogs/newBooking';
import { siteClock } from '../../../../../src/time/clock';

const clock = siteClock( 'Europe/Berlin' );
const event = ( id: number, ...hosts: number[] ) => ( { id, title: '', duration: 30, zone: 'Europe/Berlin', hosts } );
const sources: BookingsSources = { events: [ event( 1, 7, 8 ), event( 2 ) ], hosts: [ { id: 7, name: 'Ada' } ] };
const draft: Draft = {
	event: 1,
	host: 7,
	time: { mode: 'free', free: '2026-12-01T09:00:00Z', any: { day: '2026-12-02', time: '10:00' } },
	name: 'Eva',
	email: ' ',
	phone: '',
	note: '',
	notify: true,
};

test( 'a new booking contains the host only if the host offers the appointment type', () => {
	expect( bookingOf( draft, sources, clock, false ) ).toMatchObject( { event: 1, host: 7 } );
	const other = withHost( draft, { event: 2 } );
	expect( hostOf( other, sources ) ).toBe( 0 );
	expect( bookingOf( other, sources, clock, false ) ).not.toHaveProperty( 'host' );
} );

test( 'choosing another host clears the chosen available time, but not a typed time', () => {
	expect( withHost( draft, { host: 8 } ) ).toMatchObject( { host: 8, time: { free: '', any: draft.time.any } } );
} );

test( 'a visitor without an email address gets no confirmation', () => {
	expect( bookingOf( draft, sources, clock, false ).notify ).toBe( false );
	expect( bookingOf( { ...draft, email: 'eva@example.com' }, sources, clock, false ).notify ).toBe( true );
} );

test( 'a typed time is read in the site’s time zone', () => {
	const typed: Draft = { ...draft, time: { ...draft.time, mode: 'any' } };
	expect( bookingOf( typed, sources, clock, true ) ).toMatchObject( { start: '2026-12-02T09:00:00Z', absent: true } );
} );
