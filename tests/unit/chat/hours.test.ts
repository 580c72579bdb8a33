import { copiedToAll, daysFrom, endOf, incompleteDay, shownEnd, slotFinding, withSlot, type Slot, type Week } from '../../../src/admin/chat-account/week';

const slot = ( startTime: string, endTime: string ): Slot => ( { startTime, endTime } );
const off = { isWorkingOnDay: 'OFF' as const, workHours: [ slot( '08:00', '17:30' ) ] };
const WEEK: Week = { sunday: off, monday: off, tuesday: off, wednesday: off, thursday: off, friday: off, saturday: off };

test( 'the week starts where the site’s does', () => {
	expect( daysFrom( 1 ) ).toEqual( [ 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ] );
	expect( daysFrom( 6 )[ 0 ] ).toBe( 'saturday' );
} );

test( 'midnight as an end closes the day', () => {
	expect( [ endOf( '00:00' ), endOf( '17:30' ), shownEnd( '24:00' ), shownEnd( '17:30' ) ] ).toEqual( [ '24:00', '17:30', '00:00', '17:30' ] );
} );

test.each< [ string, Slot[], number, string | null ] >( [
	[ 'nothing of an ordinary slot', [ slot( '08:00', '12:00' ) ], 0, null ],
	[ 'nothing of a whole day', [ slot( '00:00', '24:00' ) ], 0, null ],
	[ 'that it goes on overnight', [ slot( '22:00', '06:00' ) ], 0, 'overnight' ],
	[ 'that it lasts a minute', [ slot( '08:00', '08:00' ) ], 0, 'one-minute' ],
	[ 'that a time is missing', [ slot( '08:00', '' ) ], 0, 'incomplete' ],
	[ 'that it overlaps', [ slot( '08:00', '12:00' ), slot( '11:00', '13:00' ) ], 1, 'overlaps' ],
	[ 'that it overlaps with a night', [ slot( '22:00', '06:00' ), slot( '23:00', '24:00' ) ], 1, 'overlaps' ],
	[ 'nothing of neighbours', [ slot( '08:00', '12:00' ), slot( '12:00', '13:00' ) ], 1, null ],
	[ 'nothing of an earlier one', [ slot( '13:00', '17:00' ), slot( '08:00', '12:00' ) ], 1, null ],
] )( 'says %s', ( _, slots, at, finding ) => {
	expect( slotFinding( slots, at ) ).toBe( finding );
} );

test( 'a further slot starts an hour after the last where there is room', () => {
	const ends = ( ...workHours: Slot[] ) => withSlot( { isWorkingOnDay: 'ON', workHours } ).workHours.at( -1 );
	expect( ends( slot( '08:00', '12:00' ) ) ).toEqual( slot( '13:00', '15:00' ) );
	expect( ends( slot( '20:00', '23:00' ) ) ).toEqual( slot( '08:00', '17:30' ) );
	expect( ends( slot( '22:00', '06:00' ) ) ).toEqual( slot( '08:00', '17:30' ) );
	expect( ends() ).toEqual( slot( '08:00', '17:30' ) );
} );

test( 'a copy of a day shares nothing with it', () => {
	const week = copiedToAll( { ...WEEK, monday: { isWorkingOnDay: 'ON', workHours: [ slot( '09:00', '10:00' ) ] } }, 'monday' );
	expect( week.sunday ).toEqual( week.monday );
	expect( week.sunday.workHours ).not.toBe( week.monday.workHours );
} );

test( 'the first day with an incomplete time is found, also when it is off', () => {
	expect( incompleteDay( WEEK ) ).toBeNull();
	expect( incompleteDay( { ...WEEK, friday: { isWorkingOnDay: 'OFF', workHours: [ slot( '', '10:00' ) ] } } ) ).toBe( 'friday' );
} );
