import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { HARD } from './support/hard-content';
import {
	CONTENT,
	deleteMenu,
	faults,
	importContent,
	newMenu,
	removeContent,
	withoutElsewhere,
	type Made,
} from './support/theme-content';

/**
 * Extreme content: nothing may overflow the window or overlap, and no page may fail. The content is imported before and
 * removed afterwards. With `THEME_TEST_DATA`, WordPress's own theme test content is imported, too.
 */
const WIDTHS = [ 320, 412, 1280 ];

let made: Made[] = [];

test.describe.configure( { mode: 'serial', timeout: 300_000 } );
test.use( { extraHTTPHeaders: CONTENT } );

test.beforeAll( async () => {
	test.setTimeout( 300_000 );
	await removeContent();
	made = await importContent();
} );
test.afterAll( removeContent );

const path = ( { url }: Made ) => url.replace( /^https?:\/\/[^/]+/, '' );

/** Faults of one page at every width. Resizing takes less time than loading the page three times. */
async function look( page: Page, address: string ): Promise< string[] > {
	const found: string[] = [];
	for ( const [ index, width ] of WIDTHS.entries() ) {
		await page.setViewportSize( { width, height: 800 } );
		if ( index === 0 ) {
			await page.goto( address );
		}
		found.push( ...( await faults( page ) ).map( ( fault ) => `${ address } at ${ width }: ${ fault }` ) );
	}
	return found;
}

test( 'no imported post or page causes PHP errors', async ( { request } ) => {
	expect( made.length ).toBeGreaterThanOrEqual( HARD.length );
	const open = made.filter( ( { status } ) => status === 'publish' );
	const wrong: string[] = [];
	const visit = async ( address: string ) => {
		const answer = await request.get( address );
		const html = await answer.text();
		if (
			answer.status() !== 200 ||
			! html.includes( '</html>' ) ||
			/<b>(Warning|Notice|Deprecated|Fatal error)<\/b>/.test( html )
		) {
			wrong.push( `${ answer.status() } ${ address }` );
		}
	};
	for ( let at = 0; at < open.length; at += 4 ) {
		await Promise.all( open.slice( at, at + 4 ).map( ( one ) => visit( path( one ) ) ) );
	}
	expect( wrong ).toEqual( [] );
} );

test( 'no imported page overflows the window or covers the header', async ( { page } ) => {
	await withoutElsewhere( page );
	const found: string[] = [];
	for ( const one of made.filter( ( { status } ) => status === 'publish' ) ) {
		found.push( ...( await look( page, path( one ) ) ) );
	}
	for ( const list of [ '/category/hard/', '/?s=rooms' ] ) {
		found.push( ...( await look( page, list ) ) );
	}
	expect( found ).toEqual( [] );
} );

test.describe( 'imported pages in a right-to-left language', () => {
	test.use( { extraHTTPHeaders: { ...CONTENT, 'X-Test-Direction': 'rtl' } } );

	test( 'imported pages do not overflow on a right-to-left site', async ( { page } ) => {
		await withoutElsewhere( page );
		const found: string[] = [];
		for ( const slug of [ 'hard-alignments', 'hard-table', 'hard-comments', 'hard-columns' ] ) {
			const one = made.find( ( post ) => post.slug === slug );
			found.push( ...( one ? await look( page, path( one ) ) : [ `${ slug } is not there` ] ) );
		}
		expect( await page.evaluate( () => document.dir ) ).toBe( 'rtl' );
		expect( found ).toEqual( [] );
	} );
} );

test( 'a menu of forty items on three levels fits at every width, and all its levels can be opened', async ( {
	page,
} ) => {
	const id = await newMenu();
	try {
		const found: string[] = [];
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '/imprint/' );
			found.push( ...( await faults( page ) ).map( ( fault ) => `closed at ${ width }: ${ fault }` ) );
			const menu = page.getByRole( 'button', { name: 'Menu', exact: true } );
			if ( width < 768 ) {
				await menu.click();
				await expect( page.getByRole( 'dialog' ) ).toBeVisible();
			} else {
				await page
					.getByRole( 'navigation', { name: 'Main' } )
					.getByRole( 'link', { name: 'Contact', exact: true } )
					.hover();
			}
			// The script that flips submenus at the edge of the window loads on the first move.
			await expect.poll( () => faults( page ), { message: `open at ${ width }`, timeout: 10_000 } ).toEqual( [] );
			expect(
				await page
					.getByRole( 'navigation', { name: /^(Main|Menu)$/ } )
					.first()
					.getByRole( 'link', { includeHidden: true } )
					.count()
			).toBe( 40 );
		}
		expect( found ).toEqual( [] );
	} finally {
		await deleteMenu( id );
	}
} );
