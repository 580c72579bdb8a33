import { sessionsOf, skippedOf, MAX_DATES, type CourseDates, type Session } from '../../../src/courses/schedule';
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
