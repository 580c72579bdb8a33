import { wallClock } from '../../../src/time/wall';
import { vectors } from '../vectors';

interface Row {
	name: string;
	zone: string;
	wall: string;
	instant: string;
	/** Wall time at the instant, if the given time is skipped. */
	shown?: string;
}

test.each( vectors< Row >( 'wall-clock' ) )( 'a wall time is converted: $name', ( { zone, wall, instant, shown } ) => {
	const clock = wallClock( zone );
	const at = Date.parse( `${ wall }Z` );
	expect( new Date( clock.instant( at ) ).toISOString() ).toBe( instant.replace( 'Z', '.000Z' ) );
	expect( clock.wall( Date.parse( instant ) ) ).toBe( shown ? Date.parse( `${ shown }Z` ) : at );
} );

test( 'an invalid time zone is read as UTC', () => {
	expect( [ 'Mars/Olympus', '', 'UTC+15' ].map( ( zone ) => wallClock( zone ).instant( 0 ) ) ).toEqual( [ 0, 0, 0 ] );
} );
