import type { Page } from '@playwright/test';
import { asking, ADA, GRACE } from './support/chat';
import { expect, test } from './support/fixtures';
import { watchShifts } from './support/header';
import { atRest } from './support/moments';
import { options } from './support/options';

/* Floating buttons must not cover what a visitor needs, on any page and at any width (docs/chat.md). */

const PAGES = [
	'/',
	'/courses/',
	'/courses/examinations/',
	'/prices/',
	'/people/',
	'/contact/',
	'/questions/',
	'/news/',
	'/a-table-for-everyone/',
	'/showcase/',
	'/?s=course',
];

/** Function in the page that returns controls with a floating button above any of five points. */
const controlsUnder = ( page: Page ) =>
	page.evaluateHandle( () => {
		const FLOATS = '.vestibule-chat, .vestibule-scroll-top';
		const CONTROLS = 'a[href], button, input, select, textarea, label, summary';
		// A slide beyond the edge of its carousel has a box but is invisible, so it must be among the elements at the
		// point.
		const isCovered = ( control: Element, [ x, y ]: readonly [ number, number ] ) =>
			document.elementFromPoint( x, y )?.closest( FLOATS ) &&
			document.elementsFromPoint( x, y ).some( ( one ) => control.contains( one ) );
		return () =>
			[ ...document.querySelectorAll( CONTROLS ) ]
				.filter( ( control ) => {
					const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
					if (
						control.closest( `${ FLOATS }, header, dialog` ) ||
						width < 4 ||
						bottom < 0 ||
						top > innerHeight
					) {
						return false;
					}
					const points = [
						[ left + width / 2, top + height / 2 ],
						[ left + 2, top + 2 ],
						[ right - 2, top + 2 ],
						[ left + 2, bottom - 2 ],
						[ right - 2, bottom - 2 ],
					] as const;
					return points.some( ( point ) => isCovered( control, point ) );
				} )
				.map( ( control ) => control.textContent?.trim() || control.id );
	} );

/** Function in the page that returns lines of text below a floating button. */
const textsUnder = ( page: Page ) =>
	page.evaluateHandle( () => {
		const OTHERS = '.vestibule-chat, .vestibule-scroll-top, header, dialog';
		const meets = ( a: DOMRect, b: DOMRect ) =>
			a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
		const isBelow = ( element: Element, a: DOMRect, b: DOMRect ) =>
			document
				.elementsFromPoint(
					( Math.max( a.left, b.left ) + Math.min( a.right, b.right ) ) / 2,
					( Math.max( a.top, b.top ) + Math.min( a.bottom, b.bottom ) ) / 2
				)
				.includes( element );
		return () => {
			const lids = [ ...document.querySelectorAll( '.vestibule-chat__launcher, .vestibule-scroll-top' ) ]
				.filter( ( one ) => one.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) )
				.map( ( one ) => one.getBoundingClientRect() );
			const found: string[] = [];
			const words = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
			for ( let text = words.nextNode(); lids.length && text; text = words.nextNode() ) {
				const range = document.createRange();
				range.selectNodeContents( text );
				const { parentElement: parent } = text;
				if (
					text.textContent?.trim() &&
					parent?.checkVisibility() &&
					! parent.closest( OTHERS ) &&
					[ ...range.getClientRects() ].some( ( line ) =>
						lids.some( ( lid ) => meets( line, lid ) && isBelow( parent, line, lid ) )
					)
				) {
					found.push( text.textContent.trim().slice( 0, 40 ) );
				}
			}
			return found;
		};
	} );

/** Scrolls through the page and lists controls below a floating button, and with `texts` also lines of text. */
const coveredOn = async ( page: Page, texts: boolean ) => {
	const finders = [ await controlsUnder( page ), ...( texts ? [ await textsUnder( page ) ] : [] ) ];
	return page.evaluate( async ( all ) => {
		const found = new Set< string >();
		const painted = () => new Promise( requestAnimationFrame );
		for ( let top = 0; top < document.body.scrollHeight; top += 170 ) {
			scrollTo( { top, behavior: 'instant' } );
			await painted();
			await painted();
			all.flatMap( ( find ) => find() ).forEach( ( what ) => found.add( `${ what } at ${ top }` ) );
		}
		return [ ...found ];
	}, finders );
};

test.use( { extraHTTPHeaders: asking( { accounts: [ ADA, GRACE ] } ) } );

for ( const [ width, height, pages ] of [
	[ 412, 640, [ '/contact/' ] ],
	[ 412, 900, PAGES ],
	[ 800, 900, PAGES ],
	[ 1280, 900, PAGES ],
] as const ) {
	const covered = width < 600 ? 'controls' : 'controls or text';
	test( `floating buttons do not cover ${ covered } at ${ width } × ${ height } px`, async ( { page } ) => {
		test.slow();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height } );
		for ( const path of pages ) {
			await page.goto( path );
			// The script has checked the page for the first time.
			await expect( page.locator( 'html' ) ).toHaveClass( /vestibule-floats/ );
			expect( await coveredOn( page, width >= 600 ), path ).toEqual( [] );
			// At the end of the page there is room for both buttons.
			await page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
			const launcher = page.locator( '.vestibule-chat__launcher' );
			const back = page.locator( '.vestibule-scroll-top' );
			await expect( launcher, path ).toBeVisible();
			await expect( back, path ).toBeVisible();
			const at = await launcher.boundingBox();
			// The buttons are on opposite sides.
			expect( ( await back.boundingBox() )?.x, path ).toBeGreaterThan( ( at?.x ?? 0 ) + ( at?.width ?? 0 ) );
		}
	} );
}

test( 'without scripts, the chat launcher and the back-to-top button are part of the page flow', async ( {
	browser,
	baseURL,
} ) => {
	const context = await browser.newContext( { baseURL: baseURL ?? '', javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.setViewportSize( { width: 412, height: 900 } );
	await page.goto( '/courses/' );
	for ( const name of [ 'chat__launcher', 'scroll-top' ] ) {
		await expect( page.locator( `.vestibule-${ name }` ) ).toHaveCSS( 'position', /static|relative/ );
		await expect( page.locator( `.vestibule-${ name }` ) ).not.toBeInViewport();
		await expect( page.locator( `.vestibule-${ name }` ) ).toBeVisible();
	}
	await context.close();
} );

test( 'the launcher causes no layout shift during loading and scrolling', async ( { page } ) => {
	for ( const btnPosition of [ 'left', 'right' ] ) {
		await page.setExtraHTTPHeaders(
			asking( { accounts: [ ADA, GRACE ], settings: { options: { styles: { btnPosition } } } } )
		);
		const shifted = await watchShifts( page );
		await page.goto( '/privacy/' );
		await expect( page.locator( '.vestibule-chat__label' ) ).toBeInViewport();
		await page.mouse.move( 600, 300 );
		await page.mouse.wheel( 0, 200 );
		await expect( page.locator( 'html' ) ).toHaveClass( /vestibule-is-scrolled/ );
		await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
		await expect( page.locator( 'html' ) ).not.toHaveClass( /vestibule-is-scrolled/ );
		expect( await shifted(), btnPosition ).toBe( 0 );
	}
} );

test.describe( 'a page with an unanswered cookie notice', () => {
	test.use( { isAsked: true, extraHTTPHeaders: options( { vestibule_consent: { showOn: 'always' } } ) } );

	for ( const width of [ 412, 1280 ] ) {
		test( `the cookie notice and the chat cause no layout shift in an article at ${ width } px`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 823 } );
			const shifted = await watchShifts( page );
			await page.goto( '/deadlines-and-how-to-count-them/' );
			const launcher = page.locator( '.vestibule-chat__launcher' );
			const before = await launcher.boundingBox();
			await page.mouse.move( width / 2, 300 );
			await page.mouse.wheel( 0, 1200 );
			await expect( page.locator( '.vestibule-scroll-top' ) ).toBeVisible();
			await expect( launcher ).toBeVisible();
			await page.locator( '.vestibule-notice' ).getByRole( 'button', { name: 'Refuse' } ).click();
			await expect( page.locator( '.vestibule-notice' ) ).toBeHidden();
			// The launcher moves down to the place of the notice.
			await expect.poll( async () => ( await launcher.boundingBox() )?.y ).toBeGreaterThan( before?.y ?? 0 );
			await launcher.focus();
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '.vestibule-chat__panel' ) ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await page.mouse.wheel( 0, 1200 );
			await atRest( page );
			expect( await shifted() ).toBe( 0 );
		} );
	}
} );

test( 'the launcher shrinks to an icon if the text size is doubled', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 900 } );
	await page.goto( '/imprint/' );
	await page.addStyleTag( { content: 'html { font-size: 200% }' } );
	const box = await page.locator( '.vestibule-chat__launcher' ).boundingBox();
	expect( box?.width ).toBeLessThanOrEqual( 64 );
	expect( box?.height ).toBeLessThanOrEqual( 64 );
} );
