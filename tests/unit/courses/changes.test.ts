import {
	closedDaysOf,
	isOfSeries,
	lostDates,
	withChange,
	withDay,
	withFutureChange,
	withoutDate,
	withoutDays,
} from '../../../src/courses/changes';
import { sessionsOf, type CourseDates } from '../../../src/courses/schedule';

const ZONE = 'Europe/Berlin';
const DATES: CourseDates = {
	series: [ { start: '2027-01-12', weekdays: [ 'tuesday' ], from: '18:30', to: '20:00', count: 3 } ],
	dates: [ { day: '2027-01-12', from: '10:00', to: '12:00' } ],
};
const at = ( text: string ) => Date.parse( text );
const days = ( dates: CourseDates ) => sessionsOf( dates, ZONE ).map( ( { day, from } ) => `${ day } ${ from }` );

test( 'a moved course date keeps its key, and moving it back removes the change', () => {
	const moved = withChange( DATES, '20270119', { day: '2027-01-21', from: '18:30' } );
	expect( moved.changes ).toEqual( [ { key: '20270119', day: '2027-01-21' } ] );
	expect( withChange( moved, '20270119', { day: '2027-01-19' } ).changes ).toEqual( [] );
	expect( withChange( DATES, '20990101', { canceled: true } ) ).toBe( DATES );
} );

test( 'a restored course date keeps its note unless the note is deleted', () => {
	const canceled = withChange( DATES, '20270119', { canceled: true, note: 'The teacher is ill.' } );
	expect( withChange( canceled, '20270119', { canceled: false } ).changes ).toEqual( [
		{ key: '20270119', note: 'The teacher is ill.' },
	] );
	expect( withChange( canceled, '20270119', { canceled: false, note: '' } ).changes ).toEqual( [] );
} );

test( 'a change to all future dates leaves past and canceled dates unchanged', () => {
	const canceled = withChange( DATES, '20270126', { canceled: true } );
	const changed = withFutureChange( canceled, ZONE, at( '2027-01-13T00:00:00Z' ), {
		from: '19:00',
		location: 'Hall',
	} );
	expect( changed.changes ).toEqual( [
		{ key: '20270119', from: '19:00', location: 'Hall' },
		{ key: '20270126', canceled: true },
	] );
} );

test( 'all future dates can be moved to another weekday in the same weeks', () => {
	const changed = withFutureChange( DATES, ZONE, at( '2027-01-13T00:00:00Z' ), { weekday: 'sunday' } );
	expect( days( changed ) ).toEqual( [
		'2027-01-12 10:00',
		'2027-01-12 18:30',
		'2027-01-24 18:30',
		'2027-01-31 18:30',
	] );
	expect( withFutureChange( changed, ZONE, at( '2027-01-13T00:00:00Z' ), { weekday: 'tuesday' } ).changes ).toEqual(
		[]
	);
} );

test( 'a removed date of a series is skipped, and a removed single date is deleted', () => {
	expect( isOfSeries( DATES, '20270112' ) ).toBe( true );
	expect( isOfSeries( DATES, '20270112-2' ) ).toBe( false );
	expect( withoutDate( DATES, '20270112-2' ) ).toEqual( { ...DATES, changes: [], dates: [] } );
	const skipped = withoutDate( DATES, '20270119' );
	expect( skipped.skip ).toEqual( [ '2027-01-19' ] );
	expect( days( skipped ).at( -1 ) ).toBe( '2027-02-02 18:30' );
	expect( withDay( skipped, '2027-01-19' ).skip ).toEqual( [] );
} );

test( 'dates with registrations are reported as lost if they are removed or canceled', () => {
	const before = [ '20270112', '20270119', '20270126' ];
	const taken = { '20270119': 2, '20270126': 1 };
	expect( lostDates( DATES, taken, before, ZONE ) ).toEqual( [] );
	expect( lostDates( withChange( DATES, '20270119', { day: '2027-01-21' } ), taken, before, ZONE ) ).toEqual( [] );
	expect( lostDates( withChange( DATES, '20270119', { canceled: true } ), taken, before, ZONE ) ).toEqual( [
		'20270119',
	] );
	expect( lostDates( { ...DATES, series: [] }, taken, before, ZONE ) ).toEqual( [ '20270119', '20270126' ] );
} );

test( 'dates on closing days are found, and so are dates that replace them, until all of them are skipped', () => {
	const closing = [
		{ from: '2027-01-18', to: '2027-01-20' },
		{ from: '2027-02-02', to: '2027-02-02' },
	];
	const closed = closedDaysOf( DATES, closing, '2027-01-01' );
	expect( closed ).toEqual( [ '2027-01-19', '2027-02-02' ] );
	const skipped = withoutDays( withChange( DATES, '20270119', { note: 'In room 5' } ), closed );
	expect( days( skipped ).slice( -2 ) ).toEqual( [ '2027-01-26 18:30', '2027-02-09 18:30' ] );
	expect( skipped.changes ).toEqual( [] );
	expect( closedDaysOf( skipped, closing, '2027-01-01' ) ).toEqual( [] );
} );

test( 'past, moved, canceled and single dates on closing days are not found', () => {
	const found = ( dates: CourseDates, today = '2027-01-01' ) =>
		closedDaysOf( dates, [ { from: '2027-01-11', to: '2027-01-19' } ], today );
	expect( found( DATES, '2027-01-13' ) ).toEqual( [ '2027-01-19' ] );
	const moved = withChange( DATES, '20270119', { day: '2027-01-21' } );
	expect( found( withChange( moved, '20270112', { canceled: true } ) ) ).toEqual( [] );
	expect( found( { dates: DATES.dates } ) ).toEqual( [] );
} );
