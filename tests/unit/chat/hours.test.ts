import { hoursOf, readWeek, weekOf } from '../../../src/admin/chat-account/kind';
import { weekOf as weekOfRow } from './week';

test( 'an account’s hours go through the editor of weeks unchanged, those of days off too', () => {
	const week = weekOfRow( { monday: [ '22:00-06:00', '08:00-24:00' ] } );
	week.tuesday = { isWorkingOnDay: 'OFF', workHours: [ { startTime: '08:00', endTime: 'x' } ] };
	expect( weekOf( hoursOf( week ) ) ).toEqual( week );
} );

test( 'times are stored as they are read', () => {
	expect( readWeek( weekOfRow( { monday: [ '9-12am', '1pm-5pm' ] } ) ).monday.workHours ).toEqual( [
		{ startTime: '09:00', endTime: '24:00' },
		{ startTime: '13:00', endTime: '17:00' },
	] );
} );
