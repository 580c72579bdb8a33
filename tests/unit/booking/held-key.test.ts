import { heldKey, readHeldKey, startsFor } from '../../../src/booking/held-key';
import { parseAppointment } from '../../../blocks/fields/appointment/field';

const NINE = '2026-12-01T09:00:00Z';

test( 'the same start time has a different key for each host', () => {
	expect( heldKey( NINE, 0 ) ).toBe( NINE );
	expect( heldKey( NINE, 7 ) ).not.toBe( heldKey( NINE, 8 ) );
	expect( heldKey( '', 7 ) ).toBe( '' );
	expect( readHeldKey( heldKey( NINE, 7 ) ) ).toEqual( { start: NINE, host: '7' } );
	expect( startsFor( [ heldKey( NINE, 7 ) ], 0 ) ).toEqual( [ NINE ] );
	expect( startsFor( [ heldKey( NINE, 7 ) ], 7 ) ).toEqual( [ NINE ] );
	expect( startsFor( [ heldKey( NINE, 7 ), NINE ], 8 ) ).toEqual( [] );
} );

test.each( [
	[ '{"start":"2026-12-01T09:00:00Z","host":7}', 7 ],
	[ '{"start":"2026-12-01T09:00:00Z","host":0}', undefined ],
	[ '{"start":"2026-12-01T09:00:00Z"}', undefined ],
	[ NINE, undefined ],
] )( 'the appointment value %s contains the host %s', ( value, host ) =>
	expect( parseAppointment( value )?.host ).toBe( host )
);

test.each( [ '"7"', '-1', '1.5', 'null', '[]' ] )( 'an appointment with the invalid host %s is rejected', ( host ) =>
	expect( parseAppointment( `{"start":"${ NINE }","host":${ host }}` ) ).toBeNull()
);
