import { expect, test } from './support/admin';
import { graveFaults, WITHOUT_VESTIBULE } from './support/alone';
import { expect as visitors, test as visit } from './support/fixtures';
import { publish } from './support/pages';
import { readTheme } from './support/theme-blocks';

/* Portico on a site without Vestibule, which the theme does not require. */

const PAGES = [
	'/',
	'/news/',
	'/visiting-the-institute/',
	'/?author=1',
	'/?s=german',
	'/?s=zzqxzzq',
	'/no-such-page/',
];

visit.describe( 'Portico without Vestibule', () => {
	visit.use( { extraHTTPHeaders: WITHOUT_VESTIBULE, expectedConsole: [ /status of 404/ ] } );

	visit( 'Portico shows complete pages and a menu on phones', async ( { page } ) => {
		const found: string[] = [];
		for ( const path of PAGES ) {
			await page.goto( path );
			visitors( await page.locator( '[src*="/vestibule/"], [href*="/plugins/vestibule"]' ).count() ).toBe( 0 );
			visitors( [ path, await page.locator( 'h1' ).count() ] ).toEqual( [ path, 1 ] );
			visitors( await page.getByRole( 'contentinfo' ).count() ).toBe( 1 );
			found.push( ...( await graveFaults( page ) ).map( ( fault ) => `${ path }: ${ fault }` ) );
		}
		visitors( found ).toEqual( [] );
		await page.setViewportSize( { width: 412, height: 800 } );
		await page.goto( '/' );
		await page.getByRole( 'button', { name: 'Open menu' } ).click();
		await visitors(
			page.getByRole( 'dialog', { name: 'Menu' } ).getByRole( 'link', { name: 'Contact' } )
		).toBeVisible();
		visitors( await graveFaults( page ) ).toEqual( [] );
	} );
} );

test.describe( 'the theme Portico without the plugin Vestibule', () => {
	// The saved footer of the demo has blocks of the plugin. The editor searches for them in WordPress's directory,
	// which is not available here.
	test.use( { extraHTTPHeaders: WITHOUT_VESTIBULE, expectedConsole: [ /block-directory/ ] } );

	test( 'Portico offers no pattern that needs the plugin, and the editor knows all of its blocks', async ( {
		admin,
		page,
	} ) => {
		await admin.visitSiteEditor( { postId: 'portico//404', postType: 'wp_template', canvas: 'edit' } );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect( canvas.locator( 'header' ).first() ).toBeVisible();
		const found = ( await readTheme( page ) ).filter( ( { isChanged } ) => ! isChanged );
		expect( found.filter( ( { faults } ) => faults.length > 0 ) ).toEqual( [] );
		const names = found.map( ( { name } ) => name );
		expect( names ).not.toContain( 'portico/contact' );
		expect( names ).toEqual( expect.arrayContaining( [ 'portico/page-contact', 'portico/header-utility' ] ) );

		const patterns = found.filter( ( { name } ) => ! name.includes( '//' ) );
		expect( patterns.length ).toBeGreaterThan( 40 );
		await page.goto( await publish( 'Every pattern', patterns.map( ( { content } ) => content ).join( '\n\n' ) ) );
		expect( await page.locator( '.portico-header' ).count() ).toBeGreaterThan( 1 );
		expect( await page.getByText( 'vestibule' ).count() ).toBe( 0 );
	} );
} );
