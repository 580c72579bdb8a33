import { inView, move, stopOf, stops, stopsAt, type Course } from '../../../src/carousel/stops';
import { vectors } from '../vectors';

const course = ( count: number, columns: number, scroll: number, loop: boolean ): Course => ( {
	count,
	columns,
	scroll,
	loop,
} );

test.each( vectors< Course & { stops: number[] } >( 'carousel-stops' ) )(
	'$count slides, $columns in view, scroll $scroll, loop $loop',
	( { stops: expected, ...row } ) => {
		expect( stops( row ) ).toEqual( expected );
	}
);

test.each( [
	[ 'on by one', 2, true, course( 6, 1, 1, true ), 3 ],
	[ 'past the end of a loop it goes on', 5, true, course( 6, 1, 1, true ), 6 ],
	[ 'before the start of a loop it goes below 0', 0, false, course( 6, 1, 1, true ), -1 ],
	[ 'pages of a loop keep their places', 6, true, course( 8, 3, 3, true ), 8 ],
	[ 'back from the first page of a loop to the last', 0, false, course( 8, 3, 3, true ), -2 ],
	[ 'the end of a plain slider rewinds', 3, true, course( 6, 3, 1, false ), 0 ],
	[ 'the start of a plain slider goes to the end', 0, false, course( 8, 3, 3, false ), 5 ],
	[ 'from between two pages to the next one', 4, true, course( 8, 3, 3, false ), 5 ],
	[ 'from between two pages to the one before', 4, false, course( 8, 3, 3, false ), 3 ],
] )( 'a move: %s', ( _name, index, forward, on, target ) => {
	expect( move( index, forward, on ) ).toBe( target );
} );

test( 'each slide in view is named once, around the end of a loop too', () => {
	expect( inView( 4, course( 6, 3, 1, true ) ) ).toEqual( [ 4, 5, 0 ] );
	expect( inView( 5, course( 6, 3, 1, false ) ) ).toEqual( [ 3, 4, 5 ] );
	expect( inView( 0, course( 2, 3, 1, true ) ) ).toEqual( [ 0, 1 ] );
} );

test( 'a slide between two stops belongs to the one before', () => {
	expect( [ 0, 2, 3, 4, 7 ].map( ( index ) => stopOf( index, [ 0, 3, 5 ] ) ) ).toEqual( [ 0, 0, 3, 3, 5 ] );
} );

test( 'a dot is for the sizes at which its slide can stand first', () => {
	const columns = { xxl: 4, xl: 4, md: 2, sm: 2, xs: 1, ss: 1 };
	expect( stopsAt( { count: 4, columns, scroll: 2, loop: false } ) ).toEqual( [
		'md sm xs ss',
		'xs ss',
		'md sm xs ss',
		'xs ss',
	] );
} );
