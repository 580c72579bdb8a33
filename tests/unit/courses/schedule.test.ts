import {
	MAX_DATES,
	sessionsOf,
	skippedOf,
	weeklyTimesOf,
	type CourseDates,
	type Series,
	type Session,
} from '../../../src/courses/schedule';
import { vectors } from '../vectors';

interface Row {
	name: string;
	zone: string;
	course: CourseDates;
	sessions: object[];
	skipped: string[];
}

const utc = ( at: number ) => `${ new Date( at ).toISOString().slice( 0, 16 ) }Z`;

const shown = ( { key, start, end, isMoved, isCanceled, location, note }: Session ) =>
	Object.fromEntries(
		Object.entries( { key, start: utc( start ), end: utc( end ), isMoved, isCanceled, location, note } ).filter(
			( [ , value ] ) => value
		)
	);

test.each( vectors< Row >( 'course-dates' ) )( 'the dates of a schedule are calculated: $name', ( row ) => {
	expect( sessionsOf( row.course, row.zone ).map( shown ) ).toEqual( row.sessions );
	expect( skippedOf( row.course ) ).toEqual( row.skipped );
} );

test( 'a schedule has at most 366 dates', () => {
	const daily = { start: '2027-01-01', from: '10:00', to: '11:00', until: '2999-01-01' };
	const weekdays = [ 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ] as const;
	const series = [ daily, { ...daily, from: '12:00' } ].map( ( one ) => ( { ...one, weekdays: [ ...weekdays ] } ) );
	expect( sessionsOf( { series }, 'UTC' ) ).toHaveLength( MAX_DATES );
} );

const evening = { from: '18:30', to: '20:00', count: 2 };

test.each( [
	[
		'the days of the week that have the same times are listed together, starting with Monday',
		[ { start: '2027-01-13', weekdays: [ 'monday', 'wednesday' ], ...evening } ],
		[ { days: [ '2027-01-18', '2027-01-13' ], from: '18:30', to: '20:00' } ],
	],
	[
		'two different times are listed in order of the first date',
		[
			{ start: '2027-01-12', ...evening },
			{ start: '2027-01-11', ...evening, from: '10:00', to: '11:00' },
		],
		[
			{ days: [ '2027-01-11' ], from: '10:00', to: '11:00' },
			{ days: [ '2027-01-12' ], from: '18:30', to: '20:00' },
		],
	],
	[
		'more than two different times are not listed',
		[ '10:00', '11:00', '12:00' ].map( ( from ) => ( { start: '2027-01-12', from, to: '13:00', count: 1 } ) ),
		[],
	],
] as [ string, Series[], unknown ][] )( '%s', ( _, series, times ) => {
	expect( weeklyTimesOf( sessionsOf( { series }, 'UTC' ) ) ).toEqual( times );
} );

test( 'canceled dates have no weekly times', () => {
	const changes = [ { key: '20270112', canceled: true } ];
	const series = [ { start: '2027-01-12', from: '18:30', to: '20:00', count: 1 } ];
	expect( weeklyTimesOf( sessionsOf( { series, changes }, 'UTC' ) ) ).toEqual( [] );
} );
