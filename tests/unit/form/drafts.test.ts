import { draftOf, withDraft, type Draft } from '../../../src/form/drafts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

const draft = ( at: number, text = 'x' ): Draft => ( { at, step: 1, values: { message: [ text ] } } );

test( 'a draft is restored only on the page where it was typed', () => {
	const kept = withDraft( null, '/contact/', draft( NOW ), NOW );
	expect( draftOf( kept, '/contact/', NOW ) ).toEqual( draft( NOW ) );
	expect( draftOf( kept, '/', NOW ) ).toBeUndefined();
} );

test( 'a draft is deleted after its form has been sent, and other drafts stay', () => {
	const two = withDraft( withDraft( null, '/a/', draft( NOW ), NOW ), '/b/', draft( NOW ), NOW );
	const one = withDraft( two, '/a/', null, NOW );
	expect( draftOf( one, '/a/', NOW ) ).toBeUndefined();
	expect( draftOf( one, '/b/', NOW ) ).toBeDefined();
	expect( withDraft( one, '/b/', null, NOW ) ).toBeNull();
} );

test( 'a draft expires after a month', () => {
	const kept = withDraft( null, '/a/', draft( NOW ), NOW );
	expect( draftOf( kept, '/a/', NOW + 29 * DAY ) ).toBeDefined();
	expect( draftOf( kept, '/a/', NOW + 31 * DAY ) ).toBeUndefined();
	expect( withDraft( kept, '/b/', null, NOW + 31 * DAY ) ).toBeNull();
} );

test( 'the oldest draft is deleted if there are too many, and a draft that is too long is not stored', () => {
	let kept: string | null = null;
	for ( let page = 0; page < 12; page++ ) {
		kept = withDraft( kept, `/${ page }/`, draft( NOW + page ), NOW + page );
	}
	expect( draftOf( kept, '/1/', NOW ) ).toBeUndefined();
	expect( draftOf( kept, '/2/', NOW ) ).toBeDefined();
	expect( withDraft( null, '/a/', draft( NOW, 'x'.repeat( 100_001 ) ), NOW ) ).toBeNull();
} );

test.each( [
	'text that is not JSON',
	'[]',
	'null',
	'"text"',
	'{"/a/":1}',
	'{"/a/":{"at":1}}',
	'{"/a/":{"at":9e15,"step":1,"values":{"a":[1]}}}',
] )( 'invalid stored data is ignored: %s', ( text ) => {
	expect( draftOf( text, '/a/', NOW ) ).toBeUndefined();
	expect( withDraft( text, '/a/', null, NOW ) ).toBeNull();
} );
