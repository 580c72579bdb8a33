import { turns, type Surroundings, type Wish } from '../../../blocks/carousel/live/useAutoplay';
import { announcement } from '../../../src/carousel/words';

const calm: Surroundings = { hovered: false, focused: false, hidden: false, away: false };

test.each< [ Wish, Partial< Surroundings >, boolean ] >( [
	[ 'playing', {}, true ],
	[ 'still', {}, false ],
	[ 'playing', { hovered: true }, false ],
	[ 'playing', { focused: true }, false ],
	[ 'playing', { hidden: true }, false ],
	[ 'playing', { away: true }, false ],
	[ 'asked', { hovered: true, focused: true }, true ],
	[ 'asked', { hidden: true }, false ],
	[ 'asked', { away: true }, false ],
] )( 'given the visitor’s choice %s and the state %j, autoplay runs: %s', ( wish, around, expected ) => {
	expect( turns( wish, { ...calm, ...around } ) ).toBe( expected );
} );

test( 'the status text names the visible slides after a move', () => {
	const words = { slide: 'Slide', of: 'of', to: 'to' };
	expect( announcement( 1, { count: 6, columns: 1, scroll: 1, loop: true }, words ) ).toBe( 'Slide 2 of 6' );
	expect( announcement( 1, { count: 6, columns: 1, scroll: 1, loop: true }, words, 'Library' ) ).toBe(
		'Slide 2 of 6: Library'
	);
	expect( announcement( 3, { count: 9, columns: 3, scroll: 3, loop: true }, words, 'Library' ) ).toBe(
		'Slide 4 to 6 of 9'
	);
	expect( announcement( 8, { count: 9, columns: 3, scroll: 1, loop: true }, words ) ).toBe( 'Slide 9, 1, 2 of 9' );
} );
