import { canonical } from './canonical';

test( 'two spellings of the same document have the same canonical form', () => {
	expect( canonical( `<input value="&#039;a&quot;" checked type=text />` ) ).toEqual(
		canonical( `<input TYPE='text' checked="" value="&#x27;a&#34;">` )
	);
} );

test( 'a space, an attribute or a comment changes the canonical form', () => {
	expect( canonical( '<b> a</b>' ) ).not.toEqual( canonical( '<b>a</b>' ) );
	expect( canonical( '<b hidden>a</b>' ) ).not.toEqual( canonical( '<b>a</b>' ) );
	expect( canonical( '<b>a<!-- -->b</b>' ) ).not.toEqual( canonical( '<b>ab</b>' ) );
} );
