import { placeInLanes } from '../../../../../src/admin/bookings/calendar/lanes';

const segments = ( ...spans: [ number, number ][] ) =>
	spans.map( ( [ top, bottom ], id ) => ( { row: { id }, top, bottom, goesOn: false } ) );
const placesOf = ( spans: [ number, number ][], most = 9 ) =>
	placeInLanes( segments( ...spans ), most ).placed.map( ( { row, lane, lanes, wide } ) => [
		row.id,
		lane,
		lanes,
		wide,
	] );

test( 'consecutive bookings are drawn at full width', () => {
	expect(
		placesOf( [
			[ 0, 60 ],
			[ 60, 120 ],
		] )
	).toEqual( [
		[ 0, 0, 1, 1 ],
		[ 1, 0, 1, 1 ],
	] );
} );

test( 'overlapping bookings are placed side by side and widen into free lanes', () => {
	expect(
		placesOf( [
			[ 0, 120 ],
			[ 0, 60 ],
			[ 30, 60 ],
			[ 60, 120 ],
		] )
	).toEqual( [
		[ 0, 0, 3, 1 ],
		[ 1, 1, 3, 1 ],
		[ 2, 2, 3, 1 ],
		[ 3, 1, 3, 2 ],
	] );
} );

test( 'a very short booking overlaps the next one if their drawn heights overlap', () => {
	expect(
		placesOf( [
			[ 0, 5 ],
			[ 10, 60 ],
		] )
	).toEqual( [
		[ 0, 0, 2, 1 ],
		[ 1, 1, 2, 1 ],
	] );
} );

test( 'bookings that do not fit into the lanes are collected in the last lane', () => {
	const { placed, more } = placeInLanes( segments( [ 0, 60 ], [ 0, 60 ], [ 0, 60 ], [ 30, 90 ], [ 200, 260 ] ), 3 );
	expect( placed.map( ( { row, lane, lanes } ) => [ row.id, lane, lanes ] ) ).toEqual( [
		[ 0, 0, 3 ],
		[ 1, 1, 3 ],
		[ 4, 0, 1 ],
	] );
	expect( more ).toEqual( [ { top: 0, bottom: 90, lanes: 3, rows: [ { id: 2 }, { id: 3 } ] } ] );
} );

test( 'overlapping bookings never share a lane on 200 random days', () => {
	let seed = 20261201;
	const random = ( below: number ) => ( seed = ( seed * 48271 ) % 2147483647 ) % below;
	for ( let turn = 0; turn < 200; turn++ ) {
		const spans = Array.from( { length: 30 }, (): [ number, number ] => {
			const top = random( 1380 );
			return [ top, top + 1 + random( 200 ) ];
		} ).sort( ( one, other ) => one[ 0 ] - other[ 0 ] || other[ 1 ] - one[ 1 ] );
		const { placed } = placeInLanes( segments( ...spans ), 99 );
		expect( placed ).toHaveLength( 30 );
		placed.forEach( ( one ) =>
			placed
				.filter( ( other ) => other !== one && other.top < one.bottom && one.top < other.bottom )
				.forEach( ( other ) =>
					expect( one.lane + one.wide <= other.lane || other.lane + other.wide <= one.lane ).toBe( true )
				)
		);
	}
} );
