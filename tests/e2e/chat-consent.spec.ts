import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './support/axe';
import {
	account,
	ADA,
	agreement,
	asking,
	GRACE,
	launcher,
	mark,
	messenger,
	panel,
	refuse,
	styles,
	takenOver,
} from './support/chat';
import { expect, test } from './support/fixtures';

/* Chats open only after the visitor has checked the consent box (docs/chat.md). */

const TERMS = 'I agree to <a href="/privacy/">this</a>, "all" of it <script>alert(1)</script>';

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.use( {
	extraHTTPHeaders: asking( {
		settings: { ...styles( { isShowGDPR: 'ON', gdprContent: TERMS } ) },
		accounts: [ ADA, GRACE ],
	} ),
} );

const box = ( page: Page ) => panel( page ).locator( '.vestibule-chat__consent' );
const cookies = async ( context: BrowserContext ) =>
	( await context.cookies() ).filter( ( { name } ) => name === 'nta-wa-gdpr' );

/** Accessible names of all elements in the accessibility tree. */
async function names( page: Page ): Promise< string[] > {
	const client = await page.context().newCDPSession( page );
	const { nodes } = await client.send( 'Accessibility.getFullAXTree' );
	return nodes.filter( ( { ignored } ) => ! ignored ).map( ( { name } ) => String( name?.value ?? '' ) );
}

async function open( page: Page ): Promise< void > {
	await mark( page );
	await page.goto( '/imprint/' );
	await launcher( page ).click();
	await takenOver( page );
	await expect( panel( page ) ).toBeVisible();
}

test( 'chat accounts have links only after consent, an earlier click marks the consent box, and consent lasts 30 days', async ( {
	page,
	context,
} ) => {
	await messenger( context );
	await open( page );
	const entries = panel( page ).locator( 'a.vestibule-chat__account' );
	expect(
		await entries.evaluateAll( ( all ) =>
			all.map( ( entry ) => [
				entry.hasAttribute( 'href' ),
				entry.getAttribute( 'aria-disabled' ),
				entry.hasAttribute( 'inert' ),
			] )
		)
	).toEqual( [
		[ false, 'true', true ],
		[ false, 'true', true ],
	] );
	expect( await page.content() ).not.toMatch( /href="[^"]*whatsapp/ );
	await expect( box( page ) ).toHaveText( /^I agree to this, .all. of it/ );
	await expect( panel( page ).locator( 'script' ) ).toHaveCount( 0 );
	await expect( panel( page ).getByRole( 'link', { name: 'this' } ).first() ).toHaveAttribute( 'href', '/privacy/' );

	await entries.first().click( { force: true } );
	await expect( box( page ) ).toHaveCSS( 'background-color', 'rgb(163, 38, 43)' );
	await expect( box( page ) ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	await expect( agreement( page ) ).toBeFocused();
	await expect( agreement( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( context.pages() ).toHaveLength( 1 );
	expect( await cookies( context ) ).toEqual( [] );
	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		await page.emulateMedia( { colorScheme } );
		expect( await violations( page, '.vestibule-chat' ) ).toEqual( [] );
	}

	await box( page )
		.getByText( 'I agree to' )
		.click( { position: { x: 5, y: 5 } } );
	await expect( box( page ) ).toHaveCount( 0 );
	await expect( account( page, 'Ada' ) ).toBeFocused();
	await expect( account( page, 'Ada' ) ).toHaveAttribute(
		'href',
		/^https:\/\/api\.whatsapp\.com\/send\?phone=493023125101/
	);
	await expect( account( page, 'Ada' ) ).not.toHaveAttribute( 'aria-disabled' );
	await expect( account( page, 'Ada' ) ).toHaveAttribute( 'rel', 'noopener noreferrer' );
	const [ cookie ] = await cookies( context );
	expect( cookie ).toMatchObject( { value: 'accept', path: '/', sameSite: 'Lax', secure: false } );
	expect( Math.round( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400 ) ).toBe( 30 );

	// The server prints the same HTML for everyone. The script reads the cookie.
	await page.goto( '/imprint/' );
	expect( await page.locator( '.vestibule-chat__consent' ).count() ).toBe( 1 );
	await launcher( page ).click();
	await expect( box( page ) ).toHaveCount( 0 );
	await expect( account( page, 'Grace' ) ).toHaveAttribute( 'href', /./ );
} );

test( 'the keyboard reaches no chat account until the consent box is checked, and the first account then gets the focus', async ( {
	page,
	context,
} ) => {
	await open( page );
	const stops: ( string | null )[] = [];
	for ( let step = 0; step < 4; step++ ) {
		await page.keyboard.press( 'Tab' );
		stops.push(
			await page.evaluate( () => {
				const { activeElement: at } = document;
				return at?.closest( '[popover]' )
					? ( at.getAttribute( 'aria-label' ) ?? at.getAttribute( 'type' ) ?? at.textContent )
					: 'outside';
			} )
		);
	}
	expect( stops ).toEqual( [ 'Close', 'checkbox', 'this', 'outside' ] );
	const exposed = await names( page );
	expect( exposed ).toContainEqual( expect.stringMatching( /^I agree to/ ) );
	expect( exposed.join() ).not.toContain( 'Ada' );
	await agreement( page ).focus();
	await page.keyboard.press( 'Space' );
	await expect( account( page, 'Ada' ) ).toBeFocused();
	await expect.poll( () => cookies( context ) ).toHaveLength( 1 );
	expect( ( await names( page ) ).join() ).toContain( 'Ada' );
	await page.keyboard.press( 'Escape' );
	await expect( launcher( page ) ).toBeFocused();
} );

test( 'a click on an account or the consent box before the script has loaded takes effect later', async ( {
	page,
} ) => {
	for ( const act of [ 'try', 'tick' ] as const ) {
		let release = () => {};
		const held = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( /\/islands\/chat\.js/, async ( route ) => {
			await held;
			await route.fallback();
		} );
		await page.goto( '/imprint/' );
		await launcher( page ).click();
		await expect( panel( page ) ).toBeVisible();
		if ( act === 'try' ) {
			await panel( page ).locator( 'a.vestibule-chat__account' ).first().click( { force: true } );
			release();
			await expect( box( page ) ).toHaveClass( /is-missing/ );
			await expect( agreement( page ) ).toBeFocused();
		} else {
			await agreement( page ).check();
			release();
			await expect( box( page ) ).toHaveCount( 0 );
			await expect( account( page, 'Ada' ) ).toHaveAttribute( 'href', /./ );
		}
		await page.unroute( /\/islands\/chat\.js/ );
	}
} );

test( 'the chat button block requires consent, and this consent also applies to the chat panel', async ( { page } ) => {
	await mark( page );
	await page.goto( '/contact/' );
	const part = page.locator( '.vestibule-chat-button' );
	const entry = part.locator( 'a.vestibule-chat__account' );
	await entry.click( { force: true } );
	await expect( part.locator( '.vestibule-chat__consent' ) ).toHaveClass( /is-missing/ );
	await expect( part.getByRole( 'checkbox' ) ).toBeFocused();
	await part.getByRole( 'checkbox' ).click();
	await expect( entry ).toHaveAttribute( 'href', /phone=493023125101/ );
	await expect( entry ).toBeFocused();
	// The launcher is hidden next to the form.
	await page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
	await launcher( page ).click();
	await expect( account( page, 'Ada' ) ).toHaveAttribute( 'href', /./ );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor gives consent in a form, and the chat opens', async ( { page, context } ) => {
		const opened = await messenger( context );
		await page.goto( '/imprint/' );
		await launcher( page ).click();
		await expect( panel( page ) ).toBeVisible();
		await expect( panel( page ).locator( 'a.vestibule-chat__account' ).first() ).toBeHidden();
		await expect( panel( page ).getByRole( 'checkbox' ) ).toHaveCount( 1 );
		// The browser requires the checkbox.
		await panel( page ).getByRole( 'button', { name: 'Grace' } ).click();
		await expect( panel( page ) ).toBeVisible();
		expect( opened ).toEqual( [] );
		await agreement( page ).check();
		const answer = page.waitForResponse( /action=vestibule_chat_open/ );
		await panel( page ).getByRole( 'button', { name: 'Grace' } ).click();
		expect( ( await answer ).status() ).toBe( 303 );
		await expect( page ).toHaveTitle( 'Chat' );
		expect( opened ).toEqual( [ 'https://api.whatsapp.com/send?phone=493023125102' ] );
		expect( await cookies( context ) ).toMatchObject( [ { value: 'accept', path: '/', sameSite: 'Lax' } ] );
	} );
} );

test.describe( 'a page whose chat script fails to load', () => {
	test.use( { expectedConsole: [ /chat could not be loaded|net::ERR_FAILED/ ] } );

	test( 'the chat opens through the consent form for browsers without scripts', async ( { page, context } ) => {
		const opened = await messenger( context );
		await page.clock.install();
		await page.route( /\/islands\/chat\.js/, ( route ) => route.abort() );
		await page.goto( '/imprint/' );
		await launcher( page ).click();
		await expect( async () => {
			await page.clock.runFor( 1000 );
			await expect( page.locator( '#vestibule-chat' ) ).toHaveClass( /is-native/, { timeout: 150 } );
		} ).toPass();
		await agreement( page ).check();
		await panel( page ).getByRole( 'button', { name: 'Ada' } ).click();
		await expect.poll( () => opened ).toEqual( [ 'https://api.whatsapp.com/send?phone=493023125101' ] );
	} );
} );
