import type { Page } from '@playwright/test';
import { launcher, styles, asking, ADA } from './support/chat';
import { expect, test } from './support/fixtures';
import { dialog, focused, FOUR_MODALS } from './support/modal';
import { publish } from './support/pages';

/*
 * The oldest supported browsers (docs/what-we-test-with.md), simulated in current ones: without light-dark() (Safari
 * before 17.5, Firefox before 120), checkVisibility() (Safari before 17.4) and popovers (Safari before 17).
 */

/** Colors of Portico. */
const PAPER = 'rgb(251, 250, 247)';
const ACCENT = 'rgb(15, 91, 71)';
const DEEP = 'rgb(15, 61, 49)';
const DEEP_INK = 'rgb(230, 233, 227)';

/** Replaces CSS features in pages and style sheets with a name that no browser supports. */
async function withoutWords( page: Page, words: RegExp ): Promise< void > {
	await page.route(
		( url ) => ! /\.(?:js|woff2|webp|png|jpe?g|svg)$/.test( url.pathname ),
		async ( route ) => {
			const kind = route.request().resourceType();
			if ( kind !== 'document' && kind !== 'stylesheet' ) {
				return route.fallback();
			}
			const response = await route.fetch();
			await route.fulfill( { response, body: ( await response.text() ).replace( words, 'unknown-$1' ) } );
		}
	);
}

const fill = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );

test.describe( 'browsers without light-dark()', () => {
	test.use( { isAsked: true } );

	test( 'buttons, the cookie notice and the page use the light palette, even in dark mode', async ( { page } ) => {
		await withoutWords( page, /(light-dark)(?=\()/g );
		await page.emulateMedia( { colorScheme: 'dark' } );
		await page.goto( '/contact/' );
		await expect( page.getByRole( 'region', { name: 'Cookies' } ) ).toBeVisible();
		expect( await fill( page, 'body' ) ).toBe( PAPER );
		expect( await fill( page, '.vestibule-submit button' ) ).toBe( ACCENT );
		expect( await fill( page, '#vestibule-notice' ) ).not.toBe( 'rgba(0, 0, 0, 0)' );
		expect( await page.evaluate( () => getComputedStyle( document.documentElement ).colorScheme ) ).toBe( 'light' );
	} );

	test( 'deep sections have a dark background and light text', async ( { page } ) => {
		await withoutWords( page, /(light-dark)(?=\()/g );
		await page.goto( '/' );
		const ink = await page
			.locator( '.is-style-deep' )
			.first()
			.evaluate( ( element ) => getComputedStyle( element ).color );
		expect( ink ).toBe( DEEP_INK );
		expect( await fill( page, '.is-style-deep' ) ).toBe( DEEP );
	} );

	test( 'form errors have their own color in other themes', async ( { page } ) => {
		await withoutWords( page, /(light-dark)(?=\()/g );
		await page.setExtraHTTPHeaders( { 'X-Test-Theme': 'classic' } );
		await page.goto( '/contact/' );
		const error = await page
			.locator( '.wp-block-vestibule-form' )
			.first()
			.evaluate( ( element ) => {
				const probe = element.appendChild( document.createElement( 'span' ) );
				probe.style.color = 'var( --vestibule-error )';
				return getComputedStyle( probe ).color;
			} );
		expect( error ).toBe( 'rgb(163, 38, 43)' );
	} );
} );

test( 'the focus stays in a modal in browsers without checkVisibility()', async ( { page } ) => {
	await page.addInitScript( () => Reflect.deleteProperty( Element.prototype, 'checkVisibility' ) );
	await page.goto( await publish( 'Page with modals', FOUR_MODALS ) );
	await page.getByRole( 'button', { name: 'How to find us' } ).click();
	await expect( dialog( page, 'The way to us' ) ).toBeVisible();
	const stops: string[] = [];
	for ( let step = 0; step < 5; step++ ) {
		await page.keyboard.press( 'Tab' );
		stops.push( await focused( page ) );
	}
	expect( stops ).toEqual( [ 'The lift', 'the middle', 'the lift instead', 'Back to the page', 'Close' ] );
} );

test.describe( 'browsers without popovers', () => {
	test.use( {
		extraHTTPHeaders: {
			'X-Test-Rate-Limits': 'off',
			...asking( { settings: { ...styles( {} ) }, accounts: [ ADA ] } ),
		},
	} );

	test( 'the launcher is hidden while it would cover content', async ( { page } ) => {
		await withoutWords( page, /(?<=:)(popover-open)/g );
		await page.goto( '/contact/' );
		await expect( launcher( page ) ).toBeVisible();
		await page.evaluate( () => document.documentElement.classList.add( 'vestibule-chat-covers' ) );
		await expect( launcher( page ) ).toBeHidden();
	} );
} );
