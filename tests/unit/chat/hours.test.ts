import { hoursOf, readWeek, weekOf } from '../../../src/admin/chat-account/kind';
import { weekOf as weekOfRow } from './week';

test( 'the week editor does not change the stored hours of a chat account, including days off', () => {
	const week = weekOfRow( { monday: [ '22:00-06:00', '08:00-24:00' ] } );
	week.tuesday = { isWorkingOnDay: 'OFF', workHours: [ { startTime: '08:00', endTime: 'x' } ] };
	expect( weekOf( hoursOf( week ) ) ).toEqual( week );
} );

test( 'typed opening hours are stored in a normalized form', () => {
	expect( readWeek( weekOfRow( { monday: [ '9-12am', '1pm-5pm' ] } ) ).monday.workHours ).toEqual( [
		{ startTime: '09:00', endTime: '24:00' },
		{ startTime: '13:00', endTime: '17:00' },
	] );
} );
