import { changeOf, siteClock } from '../../../src/time/clock';

const berlin = siteClock( 'Europe/Berlin' );

test.each( [
	[ 'Europe/Berlin', '2026-03-29', { kind: 'skipped', from: 120, to: 180 } ],
	[ 'Europe/Berlin', '2026-10-25', { kind: 'doubled', from: 120, to: 180 } ],
	[ 'Europe/Berlin', '2026-10-26', null ],
	[ 'America/New_York', '2026-03-08', { kind: 'skipped', from: 120, to: 180 } ],
	[ 'America/New_York', '2026-11-01', { kind: 'doubled', from: 60, to: 120 } ],
	[ 'Australia/Lord_Howe', '2026-04-05', { kind: 'doubled', from: 90, to: 120 } ],
	[ 'Australia/Lord_Howe', '2026-10-04', { kind: 'skipped', from: 120, to: 150 } ],
	[ '+05:30', '2026-03-29', null ],
] )( 'the clock change in %s on %s is found', ( zone, day, change ) => {
	expect( changeOf( day, siteClock( zone ) ) ).toEqual( change );
} );

test( 'days and minutes are calculated in the site’s time zone', () => {
	const instant = Date.parse( '2026-11-30T23:30:00Z' );
	expect( [ berlin.dayOf( instant ), berlin.minuteOf( instant ) ] ).toEqual( [ '2026-12-01', 30 ] );
	expect( berlin.at( '2026-12-01', 30 ) ).toBe( instant );
	expect( berlin.at( '2026-12-01', 1440 ) ).toBe( berlin.at( '2026-12-02', 0 ) );
	expect( siteClock( '-03:30' ).minuteOf( Date.parse( '2026-12-01T00:00:00Z' ) ) ).toBe( 1230 );
} );

test( 'a time skipped by the clock change moves to a later one, and a repeated time is the first of the two', () => {
	expect( new Date( berlin.at( '2026-03-29', 150 ) ).toISOString() ).toBe( '2026-03-29T01:30:00.000Z' );
	expect( new Date( berlin.at( '2026-10-25', 150 ) ).toISOString() ).toBe( '2026-10-25T00:30:00.000Z' );
} );
