import { createRoot } from '@wordpress/element';
import { act } from 'react';
import { siteClock } from '../../../../../src/time/clock';
import { siteDates } from '../../../../../src/admin/bookings/site/dates';
import { List } from '../../../../../src/admin/bookings/calendar/List';
import type { Row } from '../../../../../src/admin/bookings/booking/row';
import { SiteProvider, type Site } from '../../../../../src/admin/bookings/site/site';
import { NowProvider, useNow } from '../../../../../src/admin/bookings/site/browser';

const clock = siteClock( 'UTC' );
const formats = { date: 'F j, Y', time: 'H:i' };
const site: Site = {
	zone: 'UTC',
	weekStart: 1,
	formats,
	type: 0,
	view: '',
	canBlock: true,
	isHost: false,
	ownHosts: [],
	changes: [],
	eventsUrl: '',
	clock,
	dates: siteDates( formats, clock, 'en' ),
	zoneName: 'UTC',
	isRtl: false,
};
const row: Row = {
	id: 7,
	status: 'booked',
	event: { id: 1, title: 'Consultation' },
	host: null,
	start: '2026-12-01T09:00:00Z',
	end: '2026-12-01T09:30:00Z',
	name: 'Ada',
	form: 4,
	entry: 1,
	url: '',
	place: '',
	email: '',
	phone: '',
	note: '',
	source: '',
	timezone: '',
	home: 'UTC',
	sequence: 0,
};
const rows = [ row ];
const days = [ '2026-12-01', '2026-12-02' ];
const toneOf = () => 1;
const open = () => undefined;

function Screen() {
	return <List days={ days } rows={ rows } now={ useNow() } toneOf={ toneOf } open={ open } />;
}

test( 'an open list of bookings marks past bookings and the current day as time passes', async () => {
	( globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean } ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers( { now: new Date( '2026-12-01T09:10:00Z' ) } );
	const place = document.createElement( 'div' );
	await act( async () =>
		createRoot( place ).render(
			<SiteProvider value={ site }>
				<NowProvider>
					<Screen />
				</NowProvider>
			</SiteProvider>
		)
	);
	const line = () => place.querySelector( '[data-booking="7"]' );
	expect( line()?.classList.contains( 'is-over' ) ).toBe( false );
	await act( async () => jest.advanceTimersByTime( 21 * 60_000 ) );
	expect( line()?.classList.contains( 'is-over' ) ).toBe( true );
	expect( place.querySelector( 'h3.is-today' )?.textContent ).toContain( 'December 1' );
	await act( async () => jest.advanceTimersByTime( 24 * 60 * 60_000 ) );
	expect( place.querySelector( 'h3.is-today' )?.textContent ).toContain( 'December 2' );
} );
