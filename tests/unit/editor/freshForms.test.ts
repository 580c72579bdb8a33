import { freshForms, mayHaveFresh, withStored } from '../../../blocks/form/editor/fresh/markup';

const FIELDS = '<!-- wp:vestibule/field-email {"name":"email"} /-->\n\n<!-- wp:vestibule/submit {"label":"Send"} /-->';
const fresh = ( key: string, title = 'Enquiry', more = '' ) =>
	`<!-- wp:vestibule/form {${ more }"fresh":{"key":"${ key }","title":"${ title }"}} -->\n${ FIELDS }\n<!-- /wp:vestibule/form -->`;
const PAGE = `<!-- wp:paragraph -->\n<p>Before</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:vestibule/form {"ref":4} /-->\n\n${ fresh( 'a', 'One \\u002d\\u002d \\u003etwo', '"align":"wide",' ) }\n\n${ fresh( 'b' ) }`;

test( 'new forms on a page are found with their fields, and existing forms are ignored', () => {
	expect( mayHaveFresh( PAGE ) ).toBe( true );
	expect( freshForms( PAGE ) ).toEqual( [
		{ key: 'a', title: 'One -- >two', content: FIELDS },
		{ key: 'b', title: 'Enquiry', content: FIELDS },
	] );
	expect( mayHaveFresh( '<!-- wp:vestibule/form {"ref":4} /-->' ) ).toBe( false );
} );

const BOOKING = '<!-- wp:vestibule/booking {"align":"wide","fresh":{"key":"c","title":"Check-up","event":12}} /-->';

test( 'a new form is found in its booking block, which then stores the form’s ID', () => {
	const page = `${ fresh( 'a' ) }\n\n${ BOOKING }\n\n<!-- wp:vestibule/booking {"ref":4} /-->`;
	expect( mayHaveFresh( BOOKING ) ).toBe( true );
	expect( freshForms( page ) ).toEqual( [
		{ key: 'a', title: 'Enquiry', content: FIELDS },
		{ key: 'c', title: 'Check-up', event: 12, content: '' },
	] );
	expect( withStored( page, new Map( [ [ 'c', 9 ] ] ) ) ).toBe(
		page.replace( BOOKING, '<!-- wp:vestibule/booking {"align":"wide","ref":9} /-->' )
	);
} );

test( 'a new form on a page is replaced by its ID, and the rest of the page does not change', () => {
	const page = withStored( PAGE, new Map( [ [ 'a', 12 ] ] ) );
	expect( page ).toBe(
		PAGE.replace(
			fresh( 'a', 'One \\u002d\\u002d \\u003etwo', '"align":"wide",' ),
			'<!-- wp:vestibule/form {"align":"wide","ref":12} /-->'
		)
	);
	expect( withStored( PAGE, new Map() ) ).toBe( PAGE );
} );

test( 'block attributes are escaped, so that they cannot end the HTML comment around them', () => {
	const page = fresh( 'a' ).replace( '{"fresh"', '{"anchor":"x\\u002d\\u002d\\u003ey","fresh"' );
	expect( withStored( page, new Map( [ [ 'a', 1 ] ] ) ) ).toBe(
		'<!-- wp:vestibule/form {"anchor":"x\\u002d\\u002d\\u003ey","ref":1} /-->'
	);
} );
