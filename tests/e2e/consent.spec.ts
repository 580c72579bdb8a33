import type { Page } from '@playwright/test';
import { violations, WCAG } from './support/axe';
import { expect, test } from './support/fixtures';
import { test as institute } from './support/admin';
import { setConsent } from './support/consent';
import { options } from './support/options';
import { publish } from './support/pages';

/* The cookie notice for visitors (docs/consent.md). */

const WAITING = [
	'<!-- wp:html --><script type="text/plain" data-consent="statistics" data-consent-cookies="_own _own_*">window.began = ( window.began ?? 0 ) + 1; document.cookie = "_own_1=a; Path=/";</script>',
	'<iframe title="Elsewhere" data-consent="marketing" data-src="/wp-includes/images/blank.gif"></iframe><!-- /wp:html -->',
].join( '' );

/* Each script records when it runs. The order must be that of a page without consent: modules run last. */
const saying = ( word: string ) => `( window.order ??= [] ).push( '${ word }' )`;
const ORDERED = [
	'<!-- wp:html --><form><label>Note <input name="note"></label><label>Secret <input type="password" name="secret"></label><label><input type="checkbox" name="news" checked> News</label></form>',
	`<script type="text/plain" data-type="module" data-consent="">${ saying( 'module' ) }; import.meta.url;</script>`,
	'<script type="text/plain" data-consent="statistics" src="/consent-first.js"></script>',
	`<script type="text/plain" data-consent="marketing">${ saying( 'inline' ) }</script>`,
	'<script type="text/plain" data-consent="" data-type="module" src="/consent-last.js"></script>',
	'<iframe title="Elsewhere" data-consent="marketing" data-src="/wp-includes/images/blank.gif"></iframe><!-- /wp:html -->',
].join( '' );

const notice = ( page: Page ) => page.getByRole( 'region', { name: 'Cookies' } );
const classes = ( page: Page ) =>
	page.evaluate( () => [ ...document.body.classList ].filter( ( name ) => name.startsWith( 'cookies-' ) ).sort() );
const cookie = async ( page: Page ) =>
	( await page.context().cookies() ).find( ( { name } ) => name === 'cookie_notice_accepted' );
const began = ( page: Page ) => page.evaluate( () => Reflect.get( window, 'began' ) );
const frame = ( page: Page ) => page.locator( 'iframe[title="Elsewhere"]' );

let path = '';
let ordered = '';
let restore = async (): Promise< void > => {};

test.describe.configure( { mode: 'serial' } );
test.use( { isAsked: true } );

institute.beforeAll( async () => {
	restore = await setConsent( { revoke: true, showOn: 'always' } );
	path = await publish( 'Page that waits', WAITING );
	ordered = await publish( 'Page with a form', ORDERED );
} );

test.afterAll( () => restore() );

test( 'no script starts before a choice, and the notice’s buttons follow the skip link in the tab order', async ( {
	page,
} ) => {
	await page.goto( path );
	expect( await classes( page ) ).toEqual( [ 'cookies-not-set' ] );
	await expect( notice( page ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	const skip = page.getByRole( 'link', { name: 'Skip to content' } );
	await expect( skip ).toBeFocused();
	await expect( skip ).toHaveCount( 1 );
	expect( await page.getByRole( 'main' ).getAttribute( 'id' ) ).toBe(
		( await skip.getAttribute( 'href' ) )?.slice( 1 )
	);
	await page.keyboard.press( 'Tab' );
	expect(
		await notice( page ).evaluate( ( element ) => element.contains( element.ownerDocument.activeElement ) )
	).toBe( true );
	expect( await began( page ) ).toBeUndefined();
	expect( await frame( page ).getAttribute( 'src' ) ).toBeNull();
	expect(
		await page.evaluate( () => document.documentElement.style.getPropertyValue( '--vestibule-notice-height' ) )
	).toMatch( /^[1-9]\d*px$/ );
	expect( await violations( page, '.vestibule-notice', { tags: WCAG } ) ).toEqual( [] );
} );

test( 'consent is stored for 30 days, reloads the page once at its scroll position, and starts the blocked scripts', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( 'admin-ajax' ) &&
			calls.push( `${ request.method() } ${ new URL( request.url() ).search }` )
	);
	await page.goto( `${ path }?a=1#end` );
	const reloaded = page.waitForEvent( 'load' );
	await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await reloaded;
	expect( page.url() ).toContain( `${ path }?a=1#end` );
	expect( await classes( page ) ).toEqual( [ 'cookies-accepted', 'cookies-revoke', 'cookies-set' ] );
	await expect( notice( page ) ).toBeHidden();
	expect( calls ).toEqual( [ 'GET ?action=custom_cookie' ] );
	const kept = await cookie( page );
	expect( kept ).toMatchObject( { value: 'true', path: '/', sameSite: 'Lax' } );
	expect( ( kept?.expires ?? 0 ) - Date.now() / 1000 ).toBeGreaterThan( 2_592_000 - 120 );
	await expect.poll( () => began( page ) ).toBe( 1 );
	await expect( frame( page ) ).toHaveAttribute( 'src', '/wp-includes/images/blank.gif' );
	await page.reload();
	await expect.poll( () => began( page ) ).toBe( 1 );
} );

test( 'a first refusal does not reload the page, and withdrawing consent stops scripts and deletes their cookies', async ( {
	page,
} ) => {
	await page.goto( path );
	const said = page.evaluate(
		() =>
			new Promise( ( done ) =>
				document.addEventListener( 'vestibule:consent', ( event ) =>
					done( event instanceof CustomEvent && event.detail )
				)
			)
	);
	await page.evaluate( () => Reflect.set( window, 'same', true ) );
	await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
	expect( await said ).toEqual( { state: 'refused' } );
	await expect( notice( page ) ).toBeHidden();
	expect( await classes( page ) ).toEqual( [ 'cookies-refused', 'cookies-revoke', 'cookies-set' ] );
	expect( await page.evaluate( () => Reflect.get( window, 'same' ) ) ).toBe( true );
	expect( ( await cookie( page ) )?.value ).toBe( 'false' );

	await page.reload();
	const control = page.locator( '.is-floating' ).getByRole( 'button', { name: 'Change cookie choice' } );
	await control.click();
	await expect( notice( page ) ).toBeFocused();
	expect( await cookie( page ) ).toBeUndefined();
	const reloaded = page.waitForEvent( 'load' );
	await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await reloaded;
	await expect.poll( () => began( page ) ).toBe( 1 );
	expect( ( await page.context().cookies() ).map( ( { name } ) => name ) ).toContain( '_own_1' );

	const again = page.waitForEvent( 'load' );
	await control.click();
	await again;
	expect( await classes( page ) ).toEqual( [ 'cookies-not-set' ] );
	await expect( notice( page ) ).toBeVisible();
	expect( await began( page ) ).toBeUndefined();
	expect( ( await page.context().cookies() ).map( ( { name } ) => name ) ).not.toContain( '_own_1' );
} );

test.describe( 'a visitor who has started to fill in a form', () => {
	const note = ( page: Page ) => page.getByRole( 'textbox', { name: 'Note' } );
	const order = ( page: Page ) => page.evaluate( () => Reflect.get( window, 'order' ) );

	test.beforeEach( async ( { page } ) => {
		await page.route( '**/consent-first.js', ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body: saying( 'first' ) } )
		);
		await page.route( '**/consent-last.js', ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body: saying( 'last' ) } )
		);
		await page.goto( ordered );
		await page.evaluate( () => Reflect.set( window, 'same', true ) );
	} );

	test( 'a partly filled form keeps its text when cookies are accepted, and the blocked scripts then run in page order', async ( {
		page,
	} ) => {
		let come = () => {};
		const late = new Promise< void >( ( done ) => ( come = done ) );
		await page.route( '**/consent-first.js', ( route ) => late.then( () => route.fallback() ) );
		await note( page ).fill( 'Half of it' );
		const asked = page.waitForRequest( '**/consent-first.js' );
		await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
		await asked;
		expect( await order( page ) ).toBeUndefined();
		come();
		await expect.poll( () => order( page ) ).toEqual( [ 'first', 'inline', 'module', 'last' ] );
		await expect( frame( page ) ).toHaveAttribute( 'src', '/wp-includes/images/blank.gif' );
		await expect( note( page ) ).toHaveValue( 'Half of it' );
		expect( await page.evaluate( () => Reflect.get( window, 'same' ) ) ).toBe( true );
		expect( await classes( page ) ).toEqual( [ 'cookies-accepted', 'cookies-revoke', 'cookies-set' ] );
	} );

	test( 'a partly filled form keeps its values after a reload, except for passwords', async ( { page } ) => {
		await note( page ).fill( 'Half of it' );
		await page.getByRole( 'checkbox', { name: 'News' } ).uncheck();
		await page.getByLabel( 'Secret' ).fill( 'hidden' );
		await page.evaluate( () => document.addEventListener( 'vestibule:consent', () => location.reload() ) );
		const reloaded = page.waitForEvent( 'load' );
		await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
		await reloaded;
		await expect( note( page ) ).toHaveValue( 'Half of it' );
		await expect( page.getByRole( 'checkbox', { name: 'News' } ) ).not.toBeChecked();
		await expect( page.getByLabel( 'Secret' ) ).toHaveValue( '' );
		expect( await page.evaluate( () => JSON.stringify( { ...sessionStorage } ) ) ).not.toContain( 'Half of it' );
	} );
} );

test.describe( 'a notice that appears only on pages with content that needs consent', () => {
	test.use( {
		extraHTTPHeaders: options( { vestibule_consent: { showOn: 'waiting', revoke: false, reload: false } } ),
	} );

	test( 'the notice does not appear on a page without content that needs consent, but a button in the footer opens it', async ( {
		page,
	} ) => {
		await page.goto( path );
		await expect( notice( page ) ).toBeVisible();
		await page.goto( '/' );
		await expect( page.locator( '.vestibule-notice.is-quiet' ) ).toBeHidden();
		await page.getByRole( 'contentinfo' ).getByRole( 'button', { name: 'Change cookie choice' } ).click();
		await expect( notice( page ) ).toBeFocused();
		await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
		await expect( notice( page ) ).toBeHidden();
		expect( ( await cookie( page ) )?.value ).toBe( 'false' );
	} );

	test( 'the button in the footer opens the notice without scripts', async ( { browser, baseURL } ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			extraHTTPHeaders: options( { vestibule_consent: { showOn: 'waiting', revoke: false } } ),
			...( baseURL ? { baseURL } : {} ),
		} );
		const page = await context.newPage();
		await page.goto( '/' );
		await expect( notice( page ) ).toBeHidden();
		await page.getByRole( 'contentinfo' ).getByRole( 'button', { name: 'Change cookie choice' } ).click();
		await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
		await expect( notice( page ) ).toBeHidden();
		expect( ( await context.cookies() ).find( ( { name } ) => name === 'cookie_notice_accepted' )?.value ).toBe(
			'false'
		);
		await context.close();
	} );
} );

test.describe( 'a browser with a privacy signal', () => {
	test( 'Global Privacy Control counts as a refusal, and no cookie is stored', async ( { page } ) => {
		await page.addInitScript( () => Object.defineProperty( navigator, 'globalPrivacyControl', { value: true } ) );
		await page.goto( path );
		expect( await classes( page ) ).toEqual( [ 'cookies-refused', 'cookies-revoke', 'cookies-set' ] );
		await expect( notice( page ) ).toBeHidden();
		expect( await cookie( page ) ).toBeUndefined();
	} );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the notice is a form that stores a refusal, and a button withdraws the choice', async ( { page } ) => {
		await page.goto( `${ path }?a=1` );
		await expect( notice( page ) ).toBeVisible();
		await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
		expect( page.url() ).toContain( `${ path }?a=1` );
		expect( ( await cookie( page ) )?.value ).toBe( 'false' );
		await expect( notice( page ) ).toBeHidden();
		await page.locator( '.is-floating' ).getByRole( 'button', { name: 'Change cookie choice' } ).click();
		expect( await cookie( page ) ).toBeUndefined();
		await expect( notice( page ) ).toBeVisible();
	} );
} );

test.describe( 'a page whose consent script fails to load', () => {
	test.use( { expectedConsole: [ /net::ERR_FAILED/ ] } );

	test( 'the browser submits the notice as a form', { tag: '@detail' }, async ( { page } ) => {
		await page.route( /modules\/consent\.js/, ( route ) => route.abort() );
		await page.goto( path );
		await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
		await expect.poll( async () => ( await cookie( page ) )?.value ).toBe( 'true' );
		await expect( notice( page ) ).toBeHidden();
	} );
} );

test.describe( 'rare states and design details', { tag: '@detail' }, () => {
	test( 'a notice at the top adds scroll padding to the page until it is closed', async ( { page } ) => {
		await page.route( path, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				body: ( await response.text() ).replace( /(class="vestibule-notice [^"]*)is-bottom/, '$1is-top' ),
			} );
		} );
		// On a phone the notice is taller than the header.
		await page.setViewportSize( { width: 412, height: 860 } );
		await page.goto( path );
		await expect( notice( page ) ).toHaveClass( /is-top/ );
		const end = await notice( page ).evaluate( ( element ) => element.getBoundingClientRect().bottom );
		expect( end ).toBeGreaterThan( 110 );
		const padding = () =>
			page.evaluate( () => parseFloat( getComputedStyle( document.documentElement ).scrollPaddingBlockStart ) );
		await expect.poll( padding ).toBeGreaterThan( end );
		await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
		await expect( notice( page ) ).toBeHidden();
		await expect.poll( padding ).toBeLessThan( end );
	} );

	test( 'invalid values of the consent cookie count as no choice', async ( { page, context, baseURL } ) => {
		for ( const value of [ 'TRUE', '1', 'true'.repeat( 500 ) ] ) {
			await context.addCookies( [ { name: 'cookie_notice_accepted', value, url: baseURL ?? '' } ] );
			await page.goto( path );
			expect( await classes( page ) ).toEqual( [ 'cookies-not-set' ] );
		}
	} );
} );
