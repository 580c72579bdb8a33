import { inView, move, stopOf, stops, stopsAt, type Course } from '../../../src/carousel/stops';
import { vectors } from '../vectors';

const course = ( count: number, columns: number, scroll: number, loop: boolean ): Course => ( {
	count,
	columns,
	scroll,
	loop,
} );

test.each( vectors< Course & { stops: number[] } >( 'carousel-stops' ) )(
	'a carousel with $count slides, $columns columns, scroll $scroll and loop $loop has the right stops',
	( { stops: expected, ...row } ) => {
		expect( stops( row ) ).toEqual( expected );
	}
);

test.each( [
	[ 'forward by one', 2, true, course( 6, 1, 1, true ), 3 ],
	[ 'forward past the end of a loop', 5, true, course( 6, 1, 1, true ), 6 ],
	[ 'back before the start of a loop', 0, false, course( 6, 1, 1, true ), -1 ],
	[ 'forward by a page past the end of a loop', 6, true, course( 8, 3, 3, true ), 8 ],
	[ 'back from the first page of a loop to the last', 0, false, course( 8, 3, 3, true ), -2 ],
	[ 'forward from the end without a loop', 3, true, course( 6, 3, 1, false ), 0 ],
	[ 'back from the start without a loop', 0, false, course( 8, 3, 3, false ), 5 ],
	[ 'forward from between two pages', 4, true, course( 8, 3, 3, false ), 5 ],
	[ 'back from between two pages', 4, false, course( 8, 3, 3, false ), 3 ],
] )( 'a carousel moves to the right slide: %s', ( _name, index, forward, on, target ) => {
	expect( move( index, forward, on ) ).toBe( target );
} );

test( 'each visible slide is listed once, even if a loop starts again', () => {
	expect( inView( 4, course( 6, 3, 1, true ) ) ).toEqual( [ 4, 5, 0 ] );
	expect( inView( 5, course( 6, 3, 1, false ) ) ).toEqual( [ 3, 4, 5 ] );
	expect( inView( 0, course( 2, 3, 1, true ) ) ).toEqual( [ 0, 1 ] );
} );

test( 'a slide between two stops belongs to the stop before it', () => {
	expect( [ 0, 2, 3, 4, 7 ].map( ( index ) => stopOf( index, [ 0, 3, 5 ] ) ) ).toEqual( [ 0, 0, 3, 3, 5 ] );
} );

test( 'a dot is shown only at widths where its slide can be the first visible one', () => {
	const columns = { xxl: 4, xl: 4, md: 2, sm: 2, xs: 1, ss: 1 };
	expect( stopsAt( { count: 4, columns, scroll: 2, loop: false } ) ).toEqual( [
		'md sm xs ss',
		'xs ss',
		'md sm xs ss',
		'xs ss',
	] );
} );
