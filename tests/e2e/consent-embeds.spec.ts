import type { Page } from '@playwright/test';
import { paragraph } from './support/accordion';
import { test as institute } from './support/admin';
import { violations } from './support/axe';
import { setConsent } from './support/consent';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';

/* Embeds of other sites load only with consent, each one separately (docs/consent.md). */

const embed = ( url: string, name: string, more = '' ) =>
	`<!-- wp:embed {"url":"${ url }","providerNameSlug":"${ name }","responsive":true${ more && `,"className":"${ more }"` }} --><figure class="wp-block-embed ${ more }"><div class="wp-block-embed__wrapper">\n${ url }\n</div></figure><!-- /wp:embed -->`;
const CONTENT = [
	paragraph( 'Before' ),
	embed( 'https://twitter.com/vestibule-test/status/1', 'twitter' ),
	embed( 'https://twitter.com/vestibule-test/status/2', 'twitter' ),
	embed( 'https://www.tiktok.com/@vestibule-test/video/1', 'tiktok' ),
	embed( 'https://www.youtube.com/watch?v=vestibule-test', 'youtube', 'wp-embed-aspect-16-9 wp-has-aspect-ratio' ),
	paragraph( 'After' ),
].join( '' );

/**
 * Behave like the scripts of the services: one converts all embeds when it loads and again on request, the other only
 * when it loads.
 */
const SCRIPTS: Record< string, string > = {
	'platform.twitter.com': `{ const load = ( place = document ) => place.querySelectorAll( '.twitter-tweet' ).forEach( ( quote ) => quote.outerHTML = '<div class="is-tweet" style="block-size:430px">A tweet</div>' ); window.twttr = { widgets: { load } }; load(); }`,
	'www.tiktok.com': `document.querySelectorAll( '.tiktok-embed' ).forEach( ( quote ) => quote.outerHTML = '<div class="is-tiktok" style="block-size:740px">A film</div>' )`,
};

const offers = ( page: Page, name?: string ) =>
	( name ? page.getByRole( 'group', { name, exact: true } ) : page.locator( '.vestibule-consent-offer' ) ).filter( {
		visible: true,
	} );

let path = '';
let restore = async (): Promise< void > => {};
let asked: string[] = [];

test.describe.configure( { mode: 'serial' } );
test.use( { isAsked: true } );

institute.beforeAll( async () => {
	restore = await setConsent( { showOn: 'waiting', revoke: true } );
	path = await publish( 'Page with embeds', CONTENT );
} );
test.afterAll( () => restore() );
test.beforeEach( async ( { context } ) => {
	asked = [];
	await context.route( /^https:\/\/[\w.]*(twitter|tiktok|youtube)\.com\//, async ( route ) => {
		const { host } = new URL( route.request().url() );
		asked.push( host );
		const body = SCRIPTS[ host ];
		await route.fulfill(
			body
				? { contentType: 'text/javascript', body }
				: { contentType: 'text/html', body: '<!doctype html><title>Film</title>' }
		);
	} );
} );

test( 'each embed is replaced by a placeholder and loaded separately on request, without layout shift', async ( {
	page,
} ) => {
	await page.goto( path );
	await expect( page.getByRole( 'region', { name: 'Cookies' } ) ).toBeVisible();
	await expect( offers( page ) ).toHaveCount( 4 );
	expect( asked ).toEqual( [] );
	expect( await violations( page, '.vestibule-consent-offer' ) ).toEqual( [] );
	const end = () =>
		page
			.getByText( 'After', { exact: true } )
			.evaluate( ( element ) => element.getBoundingClientRect().top + scrollY );
	const first = await end();
	await offers( page, 'YouTube' ).getByRole( 'button', { name: 'Load this once' } ).press( 'Enter' );
	await expect( page.locator( 'iframe[title="Film"]' ) ).toBeVisible();
	expect( await end() ).toBe( first );
	await offers( page, 'TikTok' ).getByRole( 'button', { name: 'Load this once' } ).press( 'Enter' );
	await expect( page.locator( '.is-tiktok' ) ).toBeVisible();
	expect( Math.abs( ( await end() ) - first ) ).toBeLessThan( 1 );
	await offers( page, 'X' ).first().getByRole( 'button', { name: 'Load this once' } ).press( 'Enter' );
	await expect( page.locator( '.is-tweet' ) ).toHaveCount( 1 );
	await expect( offers( page, 'X' ) ).toHaveCount( 1 );
	await offers( page, 'X' ).getByRole( 'button', { name: 'Load this once' } ).press( 'Enter' );
	await expect( page.locator( '.is-tweet' ) ).toHaveCount( 2 );
	expect( asked.sort() ).toEqual( [ 'platform.twitter.com', 'www.tiktok.com', 'www.youtube.com' ] );
	expect( await page.context().cookies() ).toEqual( [] );
} );

test( 'the button “Always load” accepts all embeds of the same kind, even after a reload', async ( { page } ) => {
	await page.goto( path );
	await offers( page, 'X' ).first().getByRole( 'button', { name: 'Always load from X' } ).press( 'Enter' );
	await expect( page.locator( '.is-tweet' ) ).toHaveCount( 2 );
	await expect( page.getByRole( 'region', { name: 'Cookies' } ) ).toBeHidden();
	const kept = Object.fromEntries( ( await page.context().cookies() ).map( ( { name, value } ) => [ name, value ] ) );
	expect( kept ).toEqual( { cookie_notice_accepted: 'true', cookie_notice_categories: 'marketing' } );
	await page.reload();
	await expect( page.locator( '.is-tweet' ) ).toHaveCount( 2 );
	await expect( page.locator( '.is-tiktok' ) ).toBeVisible();
	await expect( offers( page ) ).toHaveCount( 0 );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'embeds link to their sources, and do not cover the cookie notice or the launcher', async ( { page } ) => {
		for ( const width of [ 412, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( path );
			await expect( offers( page, 'X' ).first().getByRole( 'link' ) ).toHaveAttribute(
				'href',
				'https://twitter.com/vestibule-test/status/1'
			);
			await expect( offers( page, 'YouTube' ).getByRole( 'link' ) ).toHaveAttribute(
				'href',
				'https://www.youtube.com/watch?v=vestibule-test'
			);
			await expect( page.getByRole( 'button', { name: 'Load this once' } ) ).toHaveCount( 0 );
			await page.locator( '.vestibule-chat__launcher' ).click( { trial: true } );
			await page
				.getByRole( 'region', { name: 'Cookies' } )
				.getByRole( 'button', { name: 'Accept' } )
				.click( { trial: true } );
			await page
				.getByRole( 'region', { name: 'Cookies' } )
				.getByRole( 'button', { name: 'Refuse' } )
				.click( { trial: true } );
		}
	} );
} );
