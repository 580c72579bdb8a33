import { scheduleSentence, type ScheduleWords } from '../../../src/courses/sentence';
import type { CourseDates } from '../../../src/courses/schedule';

const plural = ( count: number, one: string, many: string ) => `${ count } ${ count === 1 ? one : many }`;

const ENGLISH: ScheduleWords = {
	locale: 'en-GB',
	weekdays: {
		monday: 'Mondays',
		tuesday: 'Tuesdays',
		wednesday: 'Wednesdays',
		thursday: 'Thursdays',
		friday: 'Fridays',
		saturday: 'Saturdays',
		sunday: 'Sundays',
	},
	everyWeeks: ( days, weeks ) => `${ days } every ${ weeks } weeks`,
	times: ( from, to ) => `${ from } to ${ to }`,
	singles: ( count ) => plural( count, 'single date', 'single dates' ),
	range: ( count, first, last ) => `${ plural( count, 'date', 'dates' ) } from ${ first } to ${ last }`,
	except: ( days ) => `not on ${ days }`,
	skipped: ( count ) => `${ plural( count, 'day', 'days' ) } skipped`,
	canceled: ( count ) => `${ count } canceled`,
	none: 'No dates yet.',
};

const GERMAN: ScheduleWords = {
	...ENGLISH,
	locale: 'de-DE',
	weekdays: { ...ENGLISH.weekdays, tuesday: 'Dienstags', thursday: 'Donnerstags' },
	everyWeeks: ( days, weeks ) => `${ days } alle ${ weeks } Wochen`,
	times: ( from, to ) => `${ from } bis ${ to } Uhr`,
	range: ( count, first, last ) => `${ plural( count, 'Termin', 'Termine' ) } vom ${ first } bis ${ last }`,
	except: ( days ) => `nicht am ${ days }`,
};

const tuesdays = {
	start: '2027-01-12',
	weekdays: [ 'tuesday' as const ],
	from: '18:30',
	to: '20:00',
	count: 10,
};

const SENTENCES: [ string, CourseDates, string ][] = [
	[ 'a course without dates', {}, 'No dates yet.' ],
	[
		'a series with a skipped day',
		{ series: [ tuesdays ], skip: [ '2027-02-02' ] },
		'Tuesdays, 18:30 to 20:00, 10 dates from 12 January to 23 March, not on 2 February',
	],
	[
		'two weekdays every two weeks',
		{ series: [ { ...tuesdays, start: '2026-12-15', weekdays: [ 'thursday', 'tuesday' ], every: 2, count: 4 } ] },
		'Tuesdays and Thursdays every 2 weeks, 18:30 to 20:00, 4 dates from 15 December to 31 December',
	],
	[
		'a series with a canceled and a moved date',
		{
			series: [ { ...tuesdays, count: 3 } ],
			changes: [
				{ key: '20270119', canceled: true },
				{ key: '20270126', day: '2027-01-28' },
			],
		},
		'Tuesdays, 18:30 to 20:00, 2 dates from 12 January to 28 January, 1 canceled',
	],
	[
		'a series and a single date',
		{ series: [ { ...tuesdays, count: 3 } ], dates: [ { day: '2027-02-06', from: '10:00', to: '16:00' } ] },
		'Tuesdays, 18:30 to 20:00 and 1 single date, 4 dates from 12 January to 6 February',
	],
	[
		'a single date',
		{ dates: [ { day: '2027-02-06', from: '10:00', to: '16:00' } ] },
		'Saturday 6 February 2027, 10:00 to 16:00',
	],
	[
		'single dates with the same times',
		{
			dates: [
				{ day: '2027-02-13', from: '10:00', to: '16:00' },
				{ day: '2027-02-06', from: '10:00', to: '16:00' },
			],
		},
		'10:00 to 16:00, 2 dates from 6 February to 13 February',
	],
	[
		'single dates with different times',
		{
			dates: [
				{ day: '2027-02-06', from: '10:00', to: '16:00' },
				{ day: '2027-02-13', from: '10:00', to: '15:00' },
			],
		},
		'2 dates from 6 February to 13 February',
	],
	[
		'many skipped days',
		{ series: [ tuesdays ], skip: [ '2027-01-19', '2027-02-02', '2027-02-09', '2027-02-16' ] },
		'Tuesdays, 18:30 to 20:00, 10 dates from 12 January to 13 April, 4 days skipped',
	],
];

test.each( SENTENCES )( 'the schedule sentence describes %s', ( _, dates, sentence ) => {
	expect( scheduleSentence( dates, 'Europe/Berlin', ENGLISH ) ).toBe( sentence );
} );

test( 'the schedule sentence contains the years if it covers more than one year', () => {
	const series = [ { ...tuesdays, start: '2026-12-29', count: 2 } ];
	expect( scheduleSentence( { series }, 'Europe/Berlin', ENGLISH ) ).toBe(
		'Tuesdays, 18:30 to 20:00, 2 dates from 29 December 2026 to 5 January 2027'
	);
} );

test( 'the schedule sentence formats its dates in its own language', () => {
	expect( scheduleSentence( { series: [ tuesdays ], skip: [ '2027-02-02' ] }, 'Europe/Berlin', GERMAN ) ).toBe(
		'Dienstags, 18:30 bis 20:00 Uhr, 10 Termine vom 12. Januar bis 23. März, nicht am 2. Februar'
	);
} );
