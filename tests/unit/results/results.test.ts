import { addPart, type Chart, type Line, type Question } from '../../../src/results/add';
import { spansOf } from '../../../src/results/days';
import { binsOf, summaryOf } from '../../../src/results/numbers';
import { firstRows, meanOf, rowsOf, scoreOf } from '../../../src/results/rows';
import type { EntriesResults } from '../../../src/contracts/entries-results';

const line = ( counts: Record< string, number >, more: Partial< Line > = {} ): Line => ( {
	label: '',
	answered: Object.values( counts ).reduce( ( sum, count ) => sum + count, 0 ),
	counts: Object.entries( counts ).map( ( [ value, count ] ) => ( { value, count } ) ),
	others: 0,
	sum: Object.entries( counts ).reduce( ( sum, [ value, count ] ) => sum + Number( value ) * count, 0 ),
	least: Math.min( ...Object.keys( counts ).map( Number ) ),
	most: Math.max( ...Object.keys( counts ).map( Number ) ),
	rounded: false,
	...more,
} );

const options = ( ...values: string[] ) => values.map( ( value ) => ( { value, label: value.toUpperCase() } ) );

const chart = ( ...lines: Line[] ): Chart => ( {
	kind: 'bars',
	label: '',
	options: options( 'a', 'b' ),
	several: false,
	mean: false,
	groups: [],
	lines,
} );

const question = ( name: string, counts: Record< string, number >, gone = false ): Question => ( {
	name,
	label: name,
	gone,
	asked: 5,
	answered: 3,
	charts: gone ? [] : [ chart( line( counts ) ) ],
} );

const part = ( questions: Question[], after: string | null ): EntriesResults => ( {
	form: 4,
	title: 'Form',
	total: after === null ? null : 9,
	seen: 5,
	entries: 4,
	after,
	questions,
} );

describe( 'sum of partial results', () => {
	it( 'partial results are added up, including questions that only some of them contain', () => {
		const sum = addPart(
			addPart( null, part( [ question( 'q', { a: 1 } ) ], 'x' ) ),
			part( [ question( 'q', { a: 2, c: 1 } ), question( 'old', {}, true ) ], null )
		);
		expect( [ sum.total, sum.seen, sum.entries, sum.after ] ).toEqual( [ 9, 10, 8, null ] );
		expect( sum.questions.map( ( { name, asked } ) => [ name, asked ] ) ).toEqual( [
			[ 'q', 10 ],
			[ 'old', 5 ],
		] );
		expect( sum.questions[ 0 ]?.charts[ 0 ]?.lines[ 0 ]?.counts ).toEqual( [
			{ value: 'a', count: 3 },
			{ value: 'c', count: 1 },
		] );
	} );

	it( 'the sum of partial results lists only a limited number of texts', () => {
		const many = Object.fromEntries( Array.from( { length: 3000 }, ( _, at ) => [ `t${ at }`, 1 ] ) );
		const sum = addPart( part( [ question( 'q', { a: 1 } ) ], 'x' ), part( [ question( 'q', many ) ], null ) );
		const added = sum.questions[ 0 ]?.charts[ 0 ]?.lines[ 0 ];
		expect( added?.counts ).toHaveLength( 2002 );
		expect( added?.others ).toBe( 3000 - 2001 );
	} );
} );

describe( 'chart rows', () => {
	it( 'chart rows contain every option first and then other stored values, most frequent first', () => {
		expect(
			rowsOf( chart(), line( { b: 2, old: 1, older: 1, x: 4 } ) ).map( ( row ) => [ row.label, row.count ] )
		).toEqual( [
			[ 'A', 0 ],
			[ 'B', 2 ],
			[ 'x', 4 ],
			[ 'old', 1 ],
			[ 'older', 1 ],
		] );
	} );

	it( 'the shares in chart rows are relative to the number of people who answered', () => {
		const several = line( { a: 2, b: 1 }, { answered: 2 } );
		expect( rowsOf( chart(), several ).map( ( { share } ) => share ) ).toEqual( [ 1, 0.5 ] );
		expect( rowsOf( chart(), line( {} ) ).map( ( { share } ) => share ) ).toEqual( [ 0, 0 ] );
	} );

	it( 'a chart with many rows is cut off, and the remaining answers are counted', () => {
		const many = line( Object.fromEntries( Array.from( { length: 30 }, ( _, at ) => [ `t${ at }`, 1 ] ) ), {
			others: 5,
		} );
		const rows = rowsOf( chart(), many );
		const shown = firstRows( rows, many, 2, false );
		expect( [ shown.rows.length, shown.rest?.count, shown.rest?.answers ] ).toEqual( [ 20, 17, 17 ] );
		expect( firstRows( rows, many, 2, true ).rest?.count ).toBe( 5 );
	} );
} );

it( 'the mean is calculated from numbers and ignores texts', () => {
	expect( meanOf( line( { 1: 1, 4: 3, x: 9 } ) ) ).toBe( 3.25 );
	expect( meanOf( line( { x: 1 } ) ) ).toBeNull();
} );

it( 'the net promoter score is the share of promoters minus the share of detractors', () => {
	const groups = [
		{ label: 'p', values: [ '9', '10' ], weight: 1 },
		{ label: 'd', values: [ '0', '6' ], weight: -1 },
	];
	expect( scoreOf( { groups }, line( { 10: 5, 7: 3, 6: 2 } ) ) ).toBe( 30 );
	expect( scoreOf( { groups }, line( {} ) ) ).toBeNull();
} );

describe( 'results of number fields', () => {
	it( 'the median of several numbers can be between two of them', () => {
		expect( summaryOf( line( { 1: 1, 2: 1, 9: 1 } ) ) ).toMatchObject( { median: 2, mean: 4, least: 1, most: 9 } );
		expect( summaryOf( line( { 1: 1, 3: 1 } ) ) ).toMatchObject( { median: 2 } );
		expect( summaryOf( line( {}, { least: null, most: null } ) ) ).toBeNull();
	} );

	it.each( [
		[ 'one bin for each of a few whole numbers', { 3: 1, 5: 2 }, [ '3-3:1', '4-4:0', '5-5:2' ] ],
		[
			'bins of round widths for many whole numbers',
			{ 18: 1, 40: 2, 77: 1 },
			[ '10-19:1', '20-29:0', '30-39:0', '40-49:2', '50-59:0', '60-69:0', '70-79:1' ],
		],
		[
			'bins of decimal numbers up to the next limit',
			{ 0.5: 1, 2: 1 },
			[
				'0.4-0.6:1',
				'0.6-0.8:0',
				'0.8-1:0',
				'1-1.2:0',
				'1.2-1.4:0',
				'1.4-1.6:0',
				'1.6-1.8:0',
				'1.8-2:0',
				'2-2.2:1',
			],
		],
		[ 'one bin for one number', { '-4.5': 3 }, [ '-4.5--4.5:3' ] ],
		[
			'numbers below zero',
			{ '-12': 1, 12: 1 },
			[ '-15--11:1', '-10--6:0', '-5--1:0', '0-4:0', '5-9:0', '10-14:1' ],
		],
	] )( 'numbers are grouped in bins: %s', ( _, counts: Record< string, number >, expected ) => {
		expect( binsOf( line( counts ) ).map( ( { from, to, count } ) => `${ from }-${ to }:${ count }` ) ).toEqual(
			expected
		);
	} );
} );

describe( 'results of date fields', () => {
	const spans = ( ...days: string[] ) =>
		spansOf( line( Object.fromEntries( days.map( ( day ) => [ day, 1 ] ) ) ) ).map(
			( { start, unit, count } ) => `${ unit } ${ start.toISOString().slice( 0, 10 ) } ${ count }`
		);

	it( 'dates are grouped by day, month, year or decade, including empty groups', () => {
		expect( spans( '2026-02-27', '2026-03-01' ) ).toEqual( [
			'day 2026-02-27 1',
			'day 2026-02-28 0',
			'day 2026-03-01 1',
		] );
		expect( spans( '2026-01-31', '2026-03-31' ) ).toEqual( [
			'month 2026-01-01 1',
			'month 2026-02-01 0',
			'month 2026-03-01 1',
		] );
		expect( spans( '2010-05-05', '2012-06-01' ) ).toEqual( [
			'year 2010-01-01 1',
			'year 2011-01-01 0',
			'year 2012-01-01 1',
		] );
		expect( spans( '1989-05-05', '2012-01-01' ) ).toEqual( [
			'decade 1980-01-01 1',
			'decade 1990-01-01 0',
			'decade 2000-01-01 0',
			'decade 2010-01-01 1',
		] );
	} );

	it( 'dates across many centuries are grouped without empty groups, and invalid dates are ignored', () => {
		expect( spans( '0001-01-01', '2026-01-01' ) ).toHaveLength( 2 );
		expect( spans( 'soon', '2026-99-99' ) ).toEqual( [] );
	} );
} );
