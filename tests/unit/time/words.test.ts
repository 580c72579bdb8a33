import { timeInWords, timesBeside } from '../../../src/time/words';
import { zoneWords } from '../../../src/time/zone';
import { vectors } from '../vectors';

const PATTERNS = { chosen: '%1$s, %2$s, %3$s', clock: '%1$s, %2$s', beside: '%1$s (%2$s)', cityTime: '%s time' };

test.each( vectors< { name: string; zone: string; words: string } >( 'zone-names' ) )(
	'a time zone is described: $name',
	( { zone, words } ) => {
		expect( zoneWords( zone, PATTERNS.cityTime ) ).toBe( words );
	}
);

interface Row {
	name: string;
	home: string;
	visitor: string;
	start: string;
	beside: string;
	chosen: string;
}

test.each( vectors< Row >( 'time-words' ) )(
	'a chosen time is described: $name',
	( { home, visitor, start, beside, chosen } ) => {
		expect( timeInWords( start, home, visitor, 'en-GB', PATTERNS ) ).toBe( chosen );
		expect( Object.keys( timesBeside( [ start ], visitor, home, 'en-GB' ) ) ).toEqual(
			beside === '' ? [] : [ start ]
		);
	}
);

test( 'a time in the other time zone includes the day if the days differ', () => {
	const starts = [ '2026-12-01T06:00:00Z', '2026-12-01T09:00:00Z' ];
	expect( timesBeside( starts, 'America/Los_Angeles', 'Europe/Berlin', 'en-GB' ) ).toEqual( {
		'2026-12-01T06:00:00Z': 'Mon 22:00',
		'2026-12-01T09:00:00Z': '01:00',
	} );
} );

test( 'only times that differ between the two time zones are shown in both', () => {
	const starts = [ '2026-10-30T15:00:00Z', '2026-11-02T17:00:00Z' ];
	expect( timesBeside( starts, 'America/Phoenix', 'America/Denver', 'en-GB' ) ).toEqual( {
		'2026-10-30T15:00:00Z': '08:00',
	} );
} );
