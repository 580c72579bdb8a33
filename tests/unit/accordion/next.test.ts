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
] )( 'in an accordion with three titles, the key %s moves the focus from title %s to %s', ( key, from, to ) => {
	expect( next( key, from, 3 ) ).toBe( to );
} );
