import { availability, type Opening } from '../../../src/chat/availability';
import { vectors } from '../vectors';
import { weekOf, type ShortWeek } from './week';

interface Row {
	name: string;
	now: string;
	timezone: string;
	week: ShortWeek;
	isAlwaysAvailable?: 'ON';
	symbols?: string;
	willBeBackText?: string;
	isOnline: boolean;
	text: string;
	next: Opening | null;
}

const rows = vectors< Row >( 'chat-availability' );

test.each( rows )( 'an account shows its availability and its next opening time: $name', ( row ) => {
	const account = {
		isAlwaysAvailable: row.isAlwaysAvailable ?? ( 'OFF' as const ),
		daysOfWeekWorking: weekOf( row.week ),
		dayOffsText: 'Off',
		willBeBackText: row.willBeBackText ?? 'Back in [njwa_time_work]',
	};
	expect( availability( account, row.timezone, Date.parse( row.now ), row.symbols ?? 'h:m' ) ).toEqual( {
		isOnline: row.isOnline,
		text: row.text,
		next: row.next,
	} );
} );
