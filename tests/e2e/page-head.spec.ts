import { expect, test } from './support/fixtures';
import { overflow } from './support/header';

/* Page titles have the same position on every page (docs/theme.md). */

const PAGES = [
	'/courses/',
	'/courses/examinations/',
	'/prices/',
	'/people/',
	'/about/',
	'/book/',
	'/registration/',
	'/contact/',
	'/questions/',
	'/news/',
	'/privacy/',
	'/imprint/',
	'/showcase/',
	'/a-table-for-everyone/',
	'/category/courses/',
	'/author/henrike-vossberg/',
	'/?s=course',
];

for ( const width of [ 412, 1280 ] ) {
	test( `all pages show their titles at the same position at ${ width }px`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		const places: Record< string, string > = {};
		for ( const path of PAGES ) {
			await page.goto( path );
			const box = await page.locator( 'h1' ).boundingBox();
			places[ path ] = `${ Math.round( box?.x ?? 0 ) }, ${ Math.round( box?.y ?? 0 ) }`;
		}
		expect( places ).toEqual( Object.fromEntries( PAGES.map( ( path ) => [ path, places[ '/courses/' ] ] ) ) );
	} );
}

test( 'the header, text and footer stay clear of a phone’s camera in landscape orientation', async ( { page } ) => {
	await page.setViewportSize( { width: 860, height: 412 } );
	await page.goto( '/courses/' );
	await expect( page.locator( 'meta[name="viewport"]' ) ).toHaveCount( 1 );
	await expect( page.locator( 'meta[name="viewport"]' ) ).toHaveAttribute( 'content', /viewport-fit=cover/ );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setSafeAreaInsetsOverride', { insets: { left: 90, leftMax: 90 } } );
	for ( const part of [
		page.getByRole( 'banner' ).getByRole( 'link' ).first(),
		page.locator( 'h1' ),
		page.getByRole( 'contentinfo' ).getByRole( 'link' ).first(),
	] ) {
		await expect.poll( async () => ( await part.boundingBox() )?.x ).toBeGreaterThanOrEqual( 90 );
	}
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
} );

test( 'a page inside a section links back to its section', async ( { page } ) => {
	await page.goto( '/courses/examinations/' );
	await page.locator( '.portico-head' ).getByRole( 'link', { name: 'Courses' } ).click();
	await expect( page ).toHaveURL( /\/courses\/$/ );
} );

test( 'nothing follows the footer at the end of a page at any width', async ( { page } ) => {
	for ( const width of [ 412, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/prices/' );
		const below = await page.evaluate( () => {
			const last = document.querySelector( '.portico-small-print' )?.getBoundingClientRect().bottom ?? 0;
			return document.documentElement.getBoundingClientRect().bottom - last;
		} );
		// Below 1280 px, the launcher and the button to the top are below the footer.
		expect( below, `${ width }` ).toBeLessThanOrEqual( width < 1280 ? 120 : 60 );
	}
} );

test.describe( 'the page header', () => {
	for ( const [ width, size ] of [
		[ 412, 200 ],
		[ 320, 100 ],
		[ 320, 200 ],
		[ 800, 200 ],
	] as const ) {
		test( `the site title and the menu do not overlap at ${ width }px and ${ size } % text size`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( '/prices/' );
			await page.addStyleTag( { content: `html { font-size: ${ size }% }` } );
			const met = await page.evaluate( () => {
				const boxes = [
					...document.querySelectorAll(
						'.portico-header .wp-block-site-title a, .portico-bar .portico-nav > ul > li, .vestibule-drawer__button'
					),
				]
					.filter( ( one ) => one.checkVisibility() )
					.map( ( one ) => {
						const range = document.createRange();
						range.selectNodeContents( one );
						return range.getBoundingClientRect();
					} );
				return boxes.some( ( a, i ) =>
					boxes
						.slice( i + 1 )
						.some( ( b ) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top )
				);
			} );
			expect( met ).toBe( false );
			expect( await overflow( page ) ).toBe( 0 );
		} );
	}

	test( 'the header takes up one line from 768px', async ( { page } ) => {
		for ( const width of [ 768, 800, 1024, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( '/prices/' );
			expect( ( await page.locator( '.portico-bar' ).boundingBox() )?.height, `${ width }` ).toBeLessThan( 50 );
		}
	} );

	test( 'the header offers a search, which is in the drawer on a phone', async ( { page } ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( '/prices/' );
		await page.getByRole( 'banner' ).getByRole( 'button', { name: 'Search' } ).click();
		await page.getByRole( 'dialog' ).getByRole( 'searchbox' ).fill( 'letter' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=letter/ );
		await page.setViewportSize( { width: 412, height: 900 } );
		await page.goto( '/prices/' );
		await page.getByRole( 'banner' ).getByRole( 'button', { name: 'Menu' } ).click();
		const drawer = page.getByRole( 'dialog' );
		await drawer.getByRole( 'searchbox' ).fill( 'letter' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=letter/ );
	} );
} );
