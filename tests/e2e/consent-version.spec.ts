import type { Page } from '@playwright/test';
import { asking, styles } from './support/chat';
import { answered } from './support/consent';
import { expect, test } from './support/fixtures';
import { options } from './support/options';

/*
 * Every visitor is asked again after a new policy version, and the control to change a choice does not overlap the chat
 * (docs/consent.md).
 */

const notice = ( page: Page ) => page.getByRole( 'region', { name: 'Cookies' } );
const control = ( page: Page ) => page.locator( '.vestibule-notice-control.is-floating' );
const classes = ( page: Page ) =>
	page.evaluate( () => [ ...document.body.classList ].filter( ( name ) => name.startsWith( 'cookies-' ) ).sort() );
const cookies = async ( page: Page ) =>
	Object.fromEntries( ( await page.context().cookies() ).map( ( { name, value } ) => [ name, value ] ) );
/** HTML of the front page as the server sent it. */
const sent = async ( page: Page ) => ( await page.goto( '/' ) )?.text();
const under = ( policyVersion: number ) =>
	options( { vestibule_consent: { policyVersion, revoke: true, reload: false } } );

test.describe( 'a visitor who has already answered the cookie notice', () => {
	test.use( { isAsked: true } );

	test( 'the notice appears again when the policy version has increased, and the server’s page does not change', async ( {
		page,
	} ) => {
		await page.setExtraHTTPHeaders( under( 1 ) );
		await page.goto( '/' );
		await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
		await expect( notice( page ) ).toBeHidden();
		expect( await cookies( page ) ).toEqual( {
			cookie_notice_accepted: 'true',
			cookie_notice_categories: 'all',
		} );

		await page.setExtraHTTPHeaders( under( 2 ) );
		const asked = await sent( page );
		expect( await classes( page ) ).toEqual( [ 'cookies-not-set' ] );
		await expect( notice( page ) ).toBeVisible();
		await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
		await expect( notice( page ) ).toBeHidden();
		expect( await cookies( page ) ).toEqual( { cookie_notice_accepted: 'false', cookie_notice_version: '2' } );
		const chosen = await sent( page );
		expect( await classes( page ) ).toEqual( [ 'cookies-refused', 'cookies-revoke', 'cookies-set' ] );
		expect( chosen ).toBe( asked );

		await control( page ).getByRole( 'button' ).click();
		await expect( notice( page ) ).toBeVisible();
		expect( await cookies( page ) ).toEqual( {} );
	} );

	test( 'the notice without scripts also appears again when the policy version has increased', async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			extraHTTPHeaders: under( 3 ),
			...( baseURL ? { baseURL } : {} ),
		} );
		const page = await context.newPage();
		await context.addCookies( answered( 'true', baseURL ?? '' ) );
		await page.goto( '/' );
		await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
		await expect( notice( page ) ).toBeHidden();
		expect( await cookies( page ) ).toEqual( {
			cookie_notice_accepted: 'true',
			cookie_notice_categories: 'all',
			cookie_notice_version: '3',
		} );
		await context.close();
	} );
} );

for ( const width of [ 412, 768, 1280 ] ) {
	for ( const btnPosition of [ 'left', 'right' ] ) {
		test( `the consent control and a launcher at the ${ btnPosition } do not overlap at ${ width } px`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			await page.setExtraHTTPHeaders( {
				...asking( { settings: styles( { btnPosition } ) as object } ),
				...under( 1 ),
			} );
			await page.goto( '/' );
			const launcher = page.locator( '.vestibule-chat__launcher' );
			await expect( launcher ).toBeVisible();
			await expect( control( page ) ).toBeVisible();
			const [ one, other ] = [ await control( page ).boundingBox(), await launcher.boundingBox() ];
			if ( ! one || ! other ) {
				throw new Error( 'One of them has no place.' );
			}
			const isApart =
				one.x + one.width <= other.x ||
				other.x + other.width <= one.x ||
				one.y + one.height <= other.y ||
				other.y + other.height <= one.y;
			expect( { isApart, one, other } ).toMatchObject( { isApart: true } );
			expect( one.x ).toBeGreaterThanOrEqual( 0 );
			expect( one.x + one.width ).toBeLessThanOrEqual( width );
		} );
	}
}
