import { expect, test } from './support/admin';
import { rest } from './support/rest';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

/** One style for the screen and one for the canvas, and the scripts of blocks, sticky blocks and effects. */
const MAX_FILES = 8;

test( 'the editor loads few files for a page without the plugin’s blocks and still knows all blocks', async ( {
	admin,
	editor,
	page,
} ) => {
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		...{ title: 'Text only', content: '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' },
	} );
	const urls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/plugins\/vestibule\/|\/vestibule\/v1\//.test( request.url() ) ) {
			urls.push( request.url() );
		}
	} );
	await admin.editPost( id );
	await expect( editor.canvas.locator( '[data-type="core/paragraph"]' ) ).toBeVisible();

	await test.step( 'all blocks of the server are registered', async () => {
		const onServer = await rest< { name: string }[] >( '/wp/v2/block-types?namespace=vestibule' );
		const known = await page.evaluate( () =>
			window.wp.blocks.getBlockTypes().map( ( { name }: { name: string } ) => name )
		);
		expect( onServer.length ).toBeGreaterThan( 40 );
		expect( onServer.map( ( { name } ) => name ).filter( ( name ) => ! known.includes( name ) ) ).toEqual( [] );
	} );

	expect( urls.length, urls.join( '\n' ) ).toBeLessThanOrEqual( MAX_FILES );
} );
