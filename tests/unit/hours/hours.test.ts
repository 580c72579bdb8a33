import { readSpans } from '../../../src/hours/spans';
import { readTime } from '../../../src/hours/time';
import {
	copiedTo,
	daysFrom,
	findingsOf,
	isRefused,
	mapWeek,
	MAX_SPANS,
	readDay,
	withSpan,
	type WeekHours,
} from '../../../src/hours/week';
import { DAYS, type Day } from '../../../src/time/wall';
import { vectors } from '../vectors';

type Pair = [ string, string ];
type ShortWeek = Partial< Record< Day, Pair[] > >;

const weekOf = ( short: ShortWeek ): WeekHours =>
	Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{ isOn: day in short, spans: ( short[ day ] ?? [] ).map( ( [ start, end ] ) => ( { start, end } ) ) },
		] )
	) as unknown as WeekHours;

const MONDAY = weekOf( { monday: [ [ '09:00', '12:00' ] ] } );

test.each( vectors< { written: string; start: string | null; end: string | null } >( 'hours-times' ) )(
	'the time "$written" is read',
	( { written, start, end } ) => {
		expect( [ readTime( written, 'start' ), readTime( written, 'end' ) ] ).toEqual( [ start, end ] );
	}
);

test.each( vectors< { written: string; spans: string[] | null } >( 'hours-spans' ) )(
	'the time ranges "$written" are read',
	( { written, spans } ) => {
		expect( readSpans( written )?.map( ( { start, end } ) => `${ start }-${ end }` ) ?? null ).toEqual( spans );
	}
);

test.each(
	vectors< { name: string; week: ShortWeek; read?: ShortWeek; findings: Record< string, string > } >( 'hours-week' )
)( 'the opening hours of a week are read and checked: $name', ( row ) => {
	const read = mapWeek( weekOf( row.week ), readDay );
	expect( read ).toEqual( weekOf( row.read ?? row.week ) );
	const findings = findingsOf( read );
	expect(
		Object.fromEntries( Object.entries( findings ).map( ( [ place, { finding } ] ) => [ place, finding ] ) )
	).toEqual( row.findings );
	expect( isRefused( findings ) ).toBe(
		Object.values( row.findings ).some( ( finding ) => finding !== 'overnight' )
	);
} );

test( 'the times of a closed day are read, but are not checked for overlaps', () => {
	const week = weekOf( { monday: [ [ '22:00', '06:00' ] ] } );
	week.tuesday = {
		isOn: false,
		spans: [
			{ start: '05:00', end: '08:00' },
			{ start: '05:00', end: 'x' },
		],
	};
	expect( findingsOf( week ) ).toEqual( {
		'monday.0': { finding: 'overnight', side: 'end' },
		'tuesday.1': { finding: 'unreadable', side: 'end' },
	} );
} );

test( 'very long opening hours are rejected quickly', () => {
	const start = process.cpuUsage();
	expect( readSpans( '9-12, '.repeat( 5000 ) ) ).toBeNull();
	expect( readTime( '9'.repeat( 50_000 ), 'start' ) ).toBeNull();
	expect( process.cpuUsage( start ).user ).toBeLessThan( 500_000 );
} );

test( 'opening hours with more time ranges than a day allows stay as typed', () => {
	const written = {
		start: Array.from( { length: MAX_SPANS + 1 }, ( _, hour ) => `${ hour }:00-${ hour }:30` ).join( ', ' ),
		end: '',
	};
	expect( readDay( { isOn: true, spans: [ written ] } ).spans ).toEqual( [ written ] );
} );

test( 'the list of days starts on the first day of the week in the site settings', () => {
	expect( daysFrom( 1 ) ).toEqual( [ 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ] );
	expect( daysFrom( 6 )[ 0 ] ).toBe( 'saturday' );
} );

test( 'a new time range starts an hour after the last one, or is empty if there is no room', () => {
	const after = ( ...spans: Pair[] ) => withSpan( weekOf( { monday: spans } ).monday ).spans.at( -1 );
	expect( after( [ '08:00', '12:00' ] ) ).toEqual( { start: '13:00', end: '15:00' } );
	expect( after( [ '20:00', '23:00' ] ) ).toEqual( { start: '', end: '' } );
	expect( after( [ '22:00', '06:00' ] ) ).toEqual( { start: '', end: '' } );
	expect( after( [ '8', 'x' ] ) ).toEqual( { start: '', end: '' } );
	expect( after() ).toEqual( { start: '09:00', end: '17:00' } );
} );

test( 'the hours of a day are copied only to the chosen days, and the copies are independent', () => {
	const week = copiedTo( MONDAY, 'monday', [ 'sunday' ] );
	expect( week.sunday ).toEqual( week.monday );
	expect( week.saturday ).toEqual( MONDAY.saturday );
	expect( week.sunday.spans ).not.toBe( week.monday.spans );
	expect( week.sunday.spans[ 0 ] ).not.toBe( week.monday.spans[ 0 ] );
} );
