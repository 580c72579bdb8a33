import { nextCell } from '../../../blocks/form/editor/templates/nextCell';

/** Cells of a single option, then of two groups with three and two options in three columns. */
const CELLS = [
	{ left: 0, top: 0 },
	{ left: 0, top: 100 },
	{ left: 200, top: 100 },
	{ left: 400, top: 100 },
	{ left: 0, top: 200 },
	{ left: 200, top: 200.4 },
];

test.each( [
	[ 'ArrowRight', 1, false, 2 ],
	[ 'ArrowRight', 3, false, 4 ],
	[ 'ArrowRight', 5, false, 5 ],
	[ 'ArrowLeft', 0, false, 0 ],
	[ 'ArrowRight', 2, true, 1 ],
	[ 'ArrowLeft', 2, true, 3 ],
	[ 'ArrowDown', 0, false, 1 ],
	[ 'ArrowDown', 2, false, 5 ],
	[ 'ArrowDown', 3, false, 5 ],
	[ 'ArrowDown', 5, false, 5 ],
	[ 'ArrowUp', 5, false, 2 ],
	[ 'ArrowUp', 3, false, 0 ],
	[ 'ArrowUp', 0, false, 0 ],
	[ 'Home', 4, false, 0 ],
	[ 'End', 0, false, 5 ],
	[ 'Tab', 1, false, undefined ],
] )( 'the key %s at option %d (right to left: %s) moves the focus to %s', ( key, from, isRtl, to ) => {
	expect( nextCell( key, CELLS, from, isRtl ) ).toBe( to );
} );
