import {
	durationWords,
	storedDuration,
	writtenDuration,
	type Unit,
} from '../../../../../src/admin/kit/fields/durations';

const ALL: Unit[] = [ 'minutes', 'hours', 'days' ];

test.each< [ string, Unit, Unit[], string, Unit ] >( [
	[ '2880', 'minutes', ALL, '2', 'days' ],
	[ '2880', 'minutes', [ 'minutes', 'hours' ], '48', 'hours' ],
	[ '90', 'minutes', ALL, '90', 'minutes' ],
	[ '48', 'hours', [ 'hours', 'days' ], '2', 'days' ],
	[ '1', 'hours', [ 'hours', 'days' ], '1', 'hours' ],
	[ '0', 'minutes', ALL, '0', 'minutes' ],
] )(
	'the duration %s %s is shown in the largest unit without a fraction and stored unchanged',
	( value, base, units, amount, unit ) => {
		const written = writtenDuration( value, base, units );
		expect( written ).toEqual( { amount, unit } );
		expect( storedDuration( written, base ) ).toBe( value );
	}
);

test.each< [ string, Unit, string ] >( [
	[ ' 2 ', 'days', '2880' ],
	[ '1,5', 'hours', '90' ],
	[ '0.5', 'days', '720' ],
	[ '1.5', 'minutes', '1.5' ],
	[ '3x', 'days', '3x' ],
	[ '-1', 'hours', '-1' ],
	[ '', 'hours', '' ],
] )( 'the duration "%s" %s is stored in minutes, or as typed if it is invalid', ( amount, unit, stored ) => {
	expect( storedDuration( { amount, unit }, 'minutes' ) ).toBe( stored );
} );

test( 'durations are formatted as text', () => {
	expect( [ 90, 60, 2880, 0 ].map( ( minutes ) => durationWords( minutes ) ) ).toEqual( [
		'90 minutes',
		'1 hour',
		'2 days',
		'0 minutes',
	] );
} );
