import { createElement } from '@wordpress/element';
import { registerBlockType } from '@wordpress/blocks';
import { blocksOf, fits, messageOf } from '../../../blocks/form/editor/notifications/blocksOf';

registerBlockType( 'core/paragraph', {
	apiVersion: 3,
	title: 'Paragraph',
	category: 'text',
	attributes: { content: { type: 'string', source: 'html', selector: 'p', default: '' } },
	edit: () => null,
	save: ( { attributes } ) =>
		createElement( 'p', { dangerouslySetInnerHTML: { __html: String( attributes.content ) } } ),
} );

const paragraph = ( content: string ) => `<!-- wp:paragraph -->\n<p>${ content }</p>\n<!-- /wp:paragraph -->`;
const contents = ( message: string ) => blocksOf( message ).map( ( { attributes } ) => attributes.content );

describe( 'conversion between messages and blocks', () => {
	it.each( [
		[ '', [ '' ] ],
		[ 'Hello {entry.name},\r\n\r\nthank you\n{site.url}\n', [ 'Hello {entry.name},', 'thank you<br>{site.url}' ] ],
		[ 'a < b & <b>c</b>\n\n\n\n{all_fields}', [ 'a < b & <b>c</b>', '{all_fields}' ] ],
		[ paragraph( 'One' ) + '\n\n' + paragraph( 'Two' ), [ 'One', 'Two' ] ],
	] )( 'the message %j has the paragraphs %j', ( message, expected ) => {
		expect( contents( message ) ).toEqual( expected );
	} );

	it( 'a message is stored as serialized blocks, and an empty message as an empty string', () => {
		expect( messageOf( blocksOf( 'One\n\nTwo' ) ) ).toBe( `${ paragraph( 'One' ) }\n\n${ paragraph( 'Two' ) }` );
		expect( messageOf( blocksOf( '' ) ) ).toBe( '' );
		expect( messageOf( [] ) ).toBe( '' );
	} );

	it.each( [
		[ true, 'Plain' ],
		[ true, `${ paragraph( 'One' ) }<!-- wp:quote --><p>Two</p><!-- /wp:quote -->` ],
		[ false, '<span style="color:red">Red</span>' ],
	] )( 'the editor checks whether a message fits into the allowed blocks (%j): %j', ( expected, message ) => {
		expect( fits( message, [ 'core/paragraph' ] ) ).toBe( expected );
	} );
} );
