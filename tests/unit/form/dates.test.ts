import { dateIn } from '../../../blocks/fields/date/live';
import { limitOf, todayIn } from '../../../src/time/days';
import { readLimit, writeLimit } from '../../../blocks/fields/kit/editor/dateLimit';
import { vectors } from '../vectors';
import { fieldOf } from './field';

interface Row {
	name: string;
	limit: string;
	today: string;
	date: string;
}

const rows = vectors< Row >( 'dates' );

test.each( rows )( 'a date limit is calculated: $name', ( { limit, today, date } ) => {
	expect( limitOf( limit, today ) ).toBe( date );
} );

test.each( rows.filter( ( { date, limit } ) => date && ! limit.includes( '+12' ) ) )(
	'the editor reads and writes the limit $limit unchanged',
	( { limit } ) => {
		expect( writeLimit( readLimit( limit ) ) ).toBe( limit );
	}
);

test( 'today is the date in the time zone of the site, wherever the visitor is', () => {
	const now = Date.parse( '2026-06-15T23:30:00Z' );
	expect( todayIn( { timeZone: 'UTC', shift: 0 }, now ) ).toBe( '2026-06-15' );
	expect( todayIn( { timeZone: 'UTC', shift: 3_600_000 }, now ) ).toBe( '2026-06-16' );
	expect( todayIn( { timeZone: 'America/New_York', shift: 0 }, now ) ).toBe( '2026-06-15' );
} );

test( 'three controls form one date, and incomplete values keep their position', () => {
	const field = fieldOf( { name: 'd' } );
	const typed = ( day: string, month: string, year: string ) =>
		dateIn( field, { 'd[day]': day, 'd[month]': month, 'd[year]': year } );
	expect( typed( '5', '02', '1980' ) ).toBe( '1980-02-05' );
	expect( typed( '', '', '' ) ).toBe( '' );
	expect( typed( '5', '', '' ) ).toBe( '--05' );
	expect( dateIn( field, { d: '1980-02-05' } ) ).toBe( '1980-02-05' );
} );
