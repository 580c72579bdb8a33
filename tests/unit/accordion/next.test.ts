import { next } from '../../../blocks/accordion/live';

test.each( [
	[ 'ArrowDown', 0, 1 ],
	[ 'ArrowDown', 2, 0 ],
	[ 'ArrowUp', 2, 1 ],
	[ 'ArrowUp', 0, 2 ],
	[ 'Home', 2, 0 ],
	[ 'End', 0, 2 ],
	[ 'ArrowRight', 1, null ],
	[ ' ', 1, null ],
] )( 'of three accordion titles, the key %s on title %s moves the focus to %s', ( key, from, to ) => {
	expect( next( key, from, 3 ) ).toBe( to );
} );
