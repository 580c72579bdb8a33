import { type Browser, type Locator, type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';
import { atRest } from './support/moments';

const paragraph = ( text: string, reveal?: object ) =>
	`<!-- wp:paragraph ${ reveal ? `${ JSON.stringify( { vestibuleReveal: reveal } ) } ` : '' }--><p>${ text }</p><!-- /wp:paragraph -->`;
const space = ( height = 1600 ) =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const clipped = ( inner: string ) => `<!-- wp:html --><div style="overflow:hidden">${ inner }</div><!-- /wp:html -->`;

const CONTENT = [
	paragraph( 'First of all', { effect: 'fade' } ),
	space(),
	paragraph( 'Again and again', { effect: 'rise' } ),
	paragraph( 'Only once', { effect: 'zoom', once: true } ),
	paragraph( '<a href="#x">From the side</a>', {
		effect: 'end',
		duration: 200,
		delay: 50,
		easing: 'linear',
		offset: 40,
	} ),
	clipped( '<p class="vestibule-reveal is-reveal-fade">In a box</p>' ),
	space(),
	paragraph( 'Last of all', { effect: 'fade' } ),
].join( '' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of reveals', CONTENT );
} );

const opacity = ( block: Locator ) => block.evaluate( ( element ) => Number( getComputedStyle( element ).opacity ) );
const text = ( page: Page, words: string ) => page.locator( '.vestibule-reveal', { hasText: words } );
const scrollTo = ( page: Page, top: number ) =>
	page.evaluate( ( to ) => window.scrollTo( { top: to, behavior: 'instant' } ), top );
const topOf = ( block: Locator ) => block.evaluate( ( element ) => element.getBoundingClientRect().top + scrollY );

/** Opens the page and scrolls a little, because the script loads on the first scrolling. */
async function open( page: Page ): Promise< void > {
	await page.goto( path, { waitUntil: 'load' } );
	await page.mouse.move( 300, 300 );
	await page.mouse.wheel( 0, 1 );
	await page.waitForFunction( () => scrollY > 0 );
}

/** Simulates a browser that does not start animations by view timelines. */
async function withoutTriggers( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		CSS.supports = () => false;
	} );
	await page.route( `**${ path }`, async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replaceAll( 'timeline-trigger-name:', 'nothing-such:' ),
		} );
	} );
}

for ( const triggers of [ true, false ] ) {
	test( `content below the fold appears when a visitor scrolls to it, ${ triggers ? 'by view timelines' : 'by observers' }`, async ( {
		page,
	} ) => {
		if ( ! triggers ) {
			await withoutTriggers( page );
		}
		await page.setViewportSize( { width: 800, height: 700 } );
		await open( page );
		expect( await page.evaluate( () => CSS.supports( 'timeline-trigger-name: --a' ) ) ).toBe( triggers );
		const again = text( page, 'Again' );
		const once = text( page, 'Only once' );
		await expect.poll( () => opacity( again ) ).toBe( 0 );
		expect( await opacity( text( page, 'First' ) ) ).toBe( 1 );
		const width = await page.evaluate( () => document.documentElement.scrollWidth );
		expect( width ).toBeLessThanOrEqual( 800 );

		// A line is lower than the offset, so the animation starts when nearly all of it is visible.
		const top = await topOf( again );
		await scrollTo( page, top - 700 - 40 );
		await atRest( page );
		expect( await opacity( again ) ).toBe( 0 );
		await scrollTo( page, top - 300 );
		await expect.poll( () => opacity( again ) ).toBe( 1 );
		await expect.poll( () => opacity( once ) ).toBe( 1 );
		await expect.poll( () => opacity( text( page, 'In a box' ) ) ).toBe( 1 );

		// Content that leaves at the top stays visible. Content that leaves at the bottom starts again unless it runs
		// only once.
		await scrollTo( page, top + 200 );
		await atRest( page );
		expect( await opacity( again ) ).toBe( 1 );
		await scrollTo( page, top - 300 );
		await atRest( page );
		await scrollTo( page, 0 );
		await expect.poll( () => opacity( again ) ).toBe( 0 );
		expect( await opacity( once ) ).toBe( 1 );

		// The end of the page, where nothing can be scrolled further.
		await page.evaluate( () => window.scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		await expect.poll( () => opacity( text( page, 'Last' ) ) ).toBe( 1 );
	} );

	test( `focused content is shown at once and stays visible, ${ triggers ? 'by view timelines' : 'by observers' }`, async ( {
		page,
	} ) => {
		if ( ! triggers ) {
			await withoutTriggers( page );
		}
		await open( page );
		const side = text( page, 'From the side' );
		await expect.poll( () => opacity( side ) ).toBe( 0 );
		await side.getByRole( 'link' ).evaluate( ( link ) => link.focus( { preventScroll: true } ) );
		expect( await opacity( side ) ).toBe( 1 );
		await side.getByRole( 'link' ).evaluate( ( link ) => link.blur() );
		expect( await opacity( side ) ).toBe( 1 );
	} );
}

/** Opacity of all blocks at the top of the page, where everything below is out of view. */
async function opacities(
	browser: Browser,
	options: Parameters< Browser[ 'newContext' ] >[ 0 ],
	prepare?: ( page: Page ) => Promise< unknown >
): Promise< number[] > {
	const context = await browser.newContext( options );
	const page = await context.newPage();
	await prepare?.( page );
	await page.goto( path, { waitUntil: 'load' } );
	await page.mouse.wheel( 0, 1 );
	await page.waitForLoadState( 'networkidle' );
	const all = await page
		.locator( '.vestibule-reveal' )
		.evaluateAll( ( blocks ) => blocks.map( ( block ) => Number( getComputedStyle( block ).opacity ) ) );
	await context.close();
	return all;
}

test( 'no content is hidden without scripts, after a script error, with reduced motion or in print', async ( {
	browser,
} ) => {
	const all = [ 1, 1, 1, 1, 1, 1 ];
	expect( await opacities( browser, { javaScriptEnabled: false } ) ).toEqual( all );
	expect(
		await opacities( browser, {}, ( page ) => page.route( /modules\/reveal\.js/, ( route ) => route.abort() ) )
	).toEqual( all );
	expect( await opacities( browser, { reducedMotion: 'reduce' } ) ).toEqual( all );
	expect( await opacities( browser, {}, ( page ) => page.emulateMedia( { media: 'print' } ) ) ).toEqual( all );
	// The block in the clipped box is excluded, because it does not wait for scrolling.
	expect( ( await opacities( browser, {} ) ).filter( ( _, index ) => index !== 4 ) ).toEqual( [ 1, 0, 0, 0, 0 ] );
} );

test( 'animations follow their settings, are mirrored in right-to-left languages, and cause no layout shift', async ( {
	page,
} ) => {
	await open( page );
	const side = text( page, 'From the side' );
	await expect.poll( () => opacity( side ) ).toBe( 0 );
	const drawn = () =>
		side.evaluate( ( element ) => {
			const { animationDuration, animationDelay, animationTimingFunction, translate } =
				getComputedStyle( element );
			return { animationDuration, animationDelay, animationTimingFunction, translate };
		} );
	expect( await drawn() ).toEqual( {
		animationDuration: '0.2s',
		animationDelay: '0.05s',
		animationTimingFunction: 'linear',
		translate: '24px',
	} );
	await page.evaluate( async () => {
		await document.fonts.ready;
		Object.assign( window, { shift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				( window as unknown as { shift: number } ).shift += (
					entry as PerformanceEntry & { value: number }
				 ).value;
			}
		} ).observe( { type: 'layout-shift' } );
	} );
	await scrollTo( page, ( await topOf( side ) ) - 200 );
	await expect.poll( () => opacity( side ) ).toBe( 1 );
	const shift = await page.evaluate( () => ( window as unknown as { shift: number } ).shift );
	expect( shift ).toBeLessThan( 0.001 );

	await scrollTo( page, 0 );
	await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'rtl' ) );
	await expect.poll( async () => ( await drawn() ).translate ).toBe( '-24px' );
} );

test( 'a page without scroll animations loads no files for them', async ( { page } ) => {
	await page.goto( '/contact/' );
	expect( await page.content() ).not.toMatch( /modules\/reveal|vestibule-reveal/ );
} );
