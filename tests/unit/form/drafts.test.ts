import { draftOf, withDraft, type Draft } from '../../../src/form/drafts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

const draft = ( at: number, text = 'x' ): Draft => ( { at, step: 1, values: { message: [ text ] } } );

test( 'a draft comes back to its page, and to no other', () => {
	const kept = withDraft( null, '/contact/', draft( NOW ), NOW );
	expect( draftOf( kept, '/contact/', NOW ) ).toEqual( draft( NOW ) );
	expect( draftOf( kept, '/', NOW ) ).toBeUndefined();
} );

test( 'nothing is left of one that was sent, others stay', () => {
	const two = withDraft( withDraft( null, '/a/', draft( NOW ), NOW ), '/b/', draft( NOW ), NOW );
	const one = withDraft( two, '/a/', null, NOW );
	expect( draftOf( one, '/a/', NOW ) ).toBeUndefined();
	expect( draftOf( one, '/b/', NOW ) ).toBeDefined();
	expect( withDraft( one, '/b/', null, NOW ) ).toBeNull();
} );

test( 'a draft is forgotten after a month', () => {
	const kept = withDraft( null, '/a/', draft( NOW ), NOW );
	expect( draftOf( kept, '/a/', NOW + 29 * DAY ) ).toBeDefined();
	expect( draftOf( kept, '/a/', NOW + 31 * DAY ) ).toBeUndefined();
	expect( withDraft( kept, '/b/', null, NOW + 31 * DAY ) ).toBeNull();
} );

test( 'of many the oldest goes, and one that is too long', () => {
	let kept: string | null = null;
	for ( let page = 0; page < 12; page++ ) {
		kept = withDraft( kept, `/${ page }/`, draft( NOW + page ), NOW + page );
	}
	expect( draftOf( kept, '/1/', NOW ) ).toBeUndefined();
	expect( draftOf( kept, '/2/', NOW ) ).toBeDefined();
	expect( withDraft( null, '/a/', draft( NOW, 'x'.repeat( 100_001 ) ), NOW ) ).toBeNull();
} );

test.each( [
	'no JSON',
	'[]',
	'null',
	'"text"',
	'{"/a/":1}',
	'{"/a/":{"at":1}}',
	'{"/a/":{"at":9e15,"step":1,"values":{"a":[1]}}}',
] )( 'what is no draft is nothing: %s', ( text ) => {
	expect( draftOf( text, '/a/', NOW ) ).toBeUndefined();
	expect( withDraft( text, '/a/', null, NOW ) ).toBeNull();
} );
