import type { Page } from '@playwright/test';
import { test as institute } from './support/admin';
import { setConsent } from './support/consent';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';

/* Cookies that store the choice: allowed scripts and expiry (docs/consent.md). */

const WAITING = [
	'<!-- wp:html --><form><label>Note <input name="note"></label></form>',
	'<script type="text/plain" data-consent="statistics">window.began = true;</script><!-- /wp:html -->',
].join( '' );

const notice = ( page: Page ) => page.getByRole( 'region', { name: 'Cookies' } );
const classes = ( page: Page ) =>
	page.evaluate( () => [ ...document.body.classList ].filter( ( name ) => name.startsWith( 'cookies-' ) ).sort() );
const began = ( page: Page ) => page.evaluate( () => Reflect.get( window, 'began' ) );

let path = '';
let restore = async (): Promise< void > => {};

test.use( { isAsked: true } );

institute.beforeAll( async () => {
	restore = await setConsent( { revoke: true, showOn: 'always' } );
	path = await publish( 'Page that waits for cookies', WAITING );
} );

test.afterAll( () => restore() );

test( 'an acceptance cookie without categories, such as another plugin’s cookie, starts no scripts', async ( {
	page,
	context,
	baseURL,
} ) => {
	const left = { name: 'cookie_notice_accepted', value: 'true', url: baseURL ?? '' };
	await context.addCookies( [ left ] );
	await page.goto( path );
	await expect( notice( page ) ).toBeHidden();
	expect( await classes( page ) ).toContain( 'cookies-accepted' );
	await page.getByRole( 'button', { name: 'Change cookie choice' } ).first().click();
	await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
	await expect( notice( page ) ).toBeHidden();
	await context.addCookies( [ left ] );
	await page.goto( path );
	await expect( notice( page ) ).toBeHidden();
	expect( await began( page ) ).toBeUndefined();
} );

test( 'the server’s response to an acceptance sets the same cookies as the script', async ( { page } ) => {
	let go = () => {};
	const held = new Promise< void >( ( done ) => ( go = done ) );
	await page.route( '**/admin-ajax.php?action=custom_cookie', ( route ) => held.then( () => route.continue() ) );
	await page.goto( path );
	await page.getByRole( 'textbox', { name: 'Note' } ).fill( 'Half of it' );
	const written = () => page.evaluate( () => document.cookie.split( '; ' ).sort() );
	const coming = page.waitForResponse( '**/admin-ajax.php?action=custom_cookie' );
	await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await expect( notice( page ) ).toBeHidden();
	const before = await written();
	expect( before ).toEqual( [ 'cookie_notice_accepted=true', 'cookie_notice_categories=all' ] );
	go();
	const answer = await coming;
	const set = ( await answer.headersArray() ).filter( ( { name } ) => name.toLowerCase() === 'set-cookie' );
	expect( set.map( ( { value } ) => value ) ).toEqual( [
		'cookie_notice_accepted=true; Max-Age=2592000; Path=/; SameSite=Lax',
		'cookie_notice_version=; Max-Age=0; Path=/; SameSite=Lax',
		'cookie_notice_categories=all; Max-Age=2592000; Path=/; SameSite=Lax',
	] );
	await answer.finished();
	expect( await written() ).toEqual( before );
} );

test( 'a server response that arrives after a later choice does not override that choice', async ( { page } ) => {
	let go = () => {};
	const held = new Promise< void >( ( done ) => ( go = done ) );
	await page.route( '**/admin-ajax.php?action=custom_cookie', ( route ) => held.then( () => route.continue() ) );
	await page.goto( '/' );
	const coming = page.waitForResponse( '**/admin-ajax.php?action=custom_cookie' );
	await notice( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await page.locator( '.is-floating' ).getByRole( 'button', { name: 'Change cookie choice' } ).click();
	await notice( page ).getByRole( 'button', { name: 'Refuse' } ).click();
	go();
	await ( await coming ).finished();
	await expect.poll( () => page.evaluate( () => document.cookie ) ).toBe( 'cookie_notice_accepted=false' );
	expect( await classes( page ) ).toEqual( [ 'cookies-refused', 'cookies-revoke', 'cookies-set' ] );
} );
