import { expect, test } from './support/fixtures';
import { paragraph, scrollTo, space } from './support/header';
import { publish } from './support/pages';

let path = '';

test.beforeAll( async () => {
	const content = [
		paragraph( '<a href="#hours">Hours</a> <a href="#%C3%BCber">Wrong</a>' ),
		space( 1500 ),
		'<!-- wp:heading {"anchor":"hours"} --><h2 class="wp-block-heading" id="hours">Hours of the house</h2><!-- /wp:heading -->',
		paragraph( '<a href="/news/">After it</a>' ),
		space( 1500 ),
	];
	path = await publish( 'Page of anchors', content.join( '' ) );
} );

test( 'a link to an anchor scrolls to just below the header and moves the focus to the anchor', async ( { page } ) => {
	await page.goto( path );
	const heading = page.getByRole( 'heading', { name: 'Hours of the house' } );
	for ( let turn = 0; turn < 2; turn++ ) {
		await scrollTo( page, 0 );
		await page.getByRole( 'link', { name: 'Hours' } ).click();
		await expect( heading ).toBeFocused();
		await expect
			.poll( () => heading.boundingBox().then( ( box ) => Math.round( box?.y ?? 0 ) ) )
			.toBeLessThan( 120 );
		const header = await page.locator( 'header > .vestibule-sticky' ).boundingBox();
		expect( ( await heading.boundingBox() )?.y ?? 0 ).toBeGreaterThan(
			( header?.y ?? 0 ) + ( header?.height ?? 0 )
		);
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'link', { name: 'After it' } ) ).toBeFocused();
		await expect( heading ).not.toHaveAttribute( 'tabindex' );
	}
} );

test( 'a link with an invalid anchor is logged', async ( { page } ) => {
	const logged: string[] = [];
	page.on( 'console', ( message ) => logged.push( message.text() ) );
	await page.goto( `${ path }#hours` );
	await expect( page.getByRole( 'heading', { name: 'Hours of the house' } ) ).toBeFocused();
	expect( logged ).not.toContain( 'Invalid URL' );
	await scrollTo( page, 0 );
	await page.getByRole( 'link', { name: 'Wrong' } ).click();
	await expect.poll( () => logged ).toContain( 'Invalid URL' );
} );

test( 'the back-to-top link appears after 100px of scrolling and moves the focus to the start of the page', async ( {
	page,
} ) => {
	await page.goto( path );
	const back = page.getByRole( 'link', { name: 'Back to top' } );
	await expect( back ).toBeHidden();
	await scrollTo( page, 90 );
	await expect( page.locator( 'html' ) ).not.toHaveClass( /vestibule-is-scrolled/ );
	await scrollTo( page, 900 );
	await expect( back ).toBeVisible();
	await back.click();
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
	await expect( page.locator( 'body' ) ).toBeFocused();
	await expect( back ).toBeHidden();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'Skip to content' } ) ).toBeFocused();
} );

test( 'scrolling is smooth unless reduced motion is preferred, and the back-to-top link works without scripts', async ( {
	browser,
	page,
	baseURL,
} ) => {
	await page.goto( path );
	const behavior = () => page.evaluate( () => getComputedStyle( document.documentElement ).scrollBehavior );
	expect( await behavior() ).toBe( 'smooth' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( await behavior() ).toBe( 'auto' );
	// Use reduced motion, because browsers do not reverse smooth scrolling.
	const plain = await browser.newPage( {
		baseURL: baseURL ?? '',
		javaScriptEnabled: false,
		reducedMotion: 'reduce',
	} );
	await plain.goto( `${ path }#hours` );
	await expect( plain.getByRole( 'link', { name: 'Back to top' } ) ).toBeVisible();
	await expect( plain.getByRole( 'link', { name: 'Back to top' } ) ).not.toBeInViewport();
	// The cookie notice may cover the link there.
	await plain.getByRole( 'link', { name: 'Back to top' } ).press( 'Enter' );
	await expect( plain.getByRole( 'heading', { level: 1 } ) ).toBeInViewport();
	await plain.close();
} );
