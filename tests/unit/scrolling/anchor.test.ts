import { anchorIn } from '../../../src/scrolling/anchor';

it.each( [
	[ '#opening-hours', 'opening-hours' ],
	[ '#A_1', 'A_1' ],
	[ '', undefined ],
	[ '#', undefined ],
	[ '#two words', undefined ],
	[ '#%C3%BCber', undefined ],
	[ '#a"],img[onerror', undefined ],
	[ '#a.b', undefined ],
	[ '#a\n', undefined ],
] )( 'the hash %j contains the anchor %j (docs/header.md)', ( hash, id ) => {
	expect( anchorIn( hash ) ).toBe( id );
} );
