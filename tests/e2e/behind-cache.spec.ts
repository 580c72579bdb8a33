import type { APIRequestContext, Page } from '@playwright/test';
import { account, ADA, asking, launcher, mark, messenger, takenOver } from './support/chat';
import { newArticle, send, stored, write } from './support/comments';
import { expect, test } from './support/fixtures';
import { chooseTime, fillIn, messageOn, openForm, sendButton, submissions } from './support/form';
import { options } from './support/options';
import { BUTTON, decide, place, stubPush } from './support/push';
import { pushService } from './support/push-service';

/*
 * Features of the plugin on pages that a page cache stored a month ago and still serves (docs/caching.md): once cached
 * as WordPress plugins do, once as nginx does.
 */

const CACHES = { 'WordPress’s page cache': 'X-Test-Page-Cache', 'nginx’s fastcgi_cache': 'X-Test-Nginx-Cache' };

const LIMITS = { 'X-Test-Rate-Limits': 'off' };
const PUSH = options( { vestibule_push: { provider: 'self-hosted', topics: [] }, vestibule_push_used: '1' } );
const PHONE = { width: 412, height: 823 };

/** Caches the page as it was a month ago, under a unique key, and serves that copy to this visitor. */
async function keep( page: Page, request: APIRequestContext, cache: string, path: string, more = {} ): Promise< void > {
	const copy = { ...LIMITS, [ cache ]: `${ Date.now() }-${ Math.random() }` };
	const then = `${ new Date( Date.now() - 31 * 86_400_000 ).toISOString().slice( 0, 19 ) }Z`;
	await request.get( path, { headers: { ...copy, ...more, 'X-Test-Now': then } } );
	const second = await request.get( path, { headers: copy } );
	expect( second.headers()[ 'x-cache-status' ] ).toBe( 'HIT' );
	await page.setExtraHTTPHeaders( { ...copy, ...more } );
}

for ( const [ name, cache ] of Object.entries( CACHES ) ) {
	test.describe( `month-old pages from the cache of ${ name }`, () => {
		test( 'a visitor submits form 4 once, with a time that is still available', async ( { page, request } ) => {
			await keep( page, request, cache, '/contact/' );
			const sent = submissions( page );
			await openForm( page );
			await fillIn( page );
			const { day } = await chooseTime( page );
			await sendButton( page ).click();
			await expect( messageOn( page ) ).toContainText( day );
			expect( sent ).toHaveLength( 1 );
		} );

		test( 'a visitor can open a chat and publish a comment', async ( { page, request, context } ) => {
			const opened = await messenger( context );
			await keep( page, request, cache, '/imprint/', asking( { accounts: [ ADA ] } ) );
			await mark( page );
			await page.goto( '/imprint/' );
			await launcher( page ).click();
			await takenOver( page );
			await account( page, ADA.name ).click();
			await expect.poll( () => opened.length ).toBe( 1 );
			const article = await newArticle();
			await keep( page, request, cache, article.path );
			await page.goto( article.path );
			await write( page, `Behind ${ cache }.` );
			await send( page );
			await page.waitForURL( /#comment-\d+$/ );
			expect( ( await stored( article, `Behind ${ cache }.` ) )?.status ).toBe( 'approved' );
		} );

		test( 'the beacon first checks whether a report is needed and then reports the largest image', async ( {
			page,
			request,
		} ) => {
			const { path } = await newArticle();
			const answers: [ string | null, number ][] = [];
			page.on( 'response', ( answer ) => {
				const action = new URLSearchParams( answer.request().postData() ?? '' ).get( 'action' );
				if ( action?.startsWith( 'vestibule_beacon' ) ) {
					answers.push( [ action, answer.status() ] );
				}
			} );
			await page.setViewportSize( PHONE );
			await keep( page, request, cache, path, { 'X-Test-Beacon': 'on' } );
			await page.goto( path );
			await expect
				.poll( () => answers )
				.toEqual( [
					[ 'vestibule_beacon_check', 200 ],
					[ 'vestibule_beacon', 200 ],
				] );
		} );

		test( 'a visitor can subscribe to notifications and unsubscribe', async ( {
			page,
			request,
			context,
			baseURL,
		} ) => {
			const service = await pushService();
			await decide( context, baseURL, 'true' );
			await stubPush( page, service.subscription );
			const path = await place( 'Be told from a cache', BUTTON );
			await keep( page, request, cache, path, PUSH );
			await page.goto( path );
			const button = page.getByRole( 'button', { name: 'Notify me' } );
			await button.click();
			await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
			await button.click();
			await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
			await service.close();
		} );
	} );
}

test.describe( 'a visitor who has not answered the cookie notice', () => {
	test.use( { isAsked: true } );

	for ( const [ name, cache ] of Object.entries( CACHES ) ) {
		test( `a visitor accepts cookies on a page cached by ${ name }, and the same cached page does not ask again`, async ( {
			page,
			request,
		} ) => {
			const notice = page.getByRole( 'region', { name: 'Cookies' } );
			await keep( page, request, cache, '/imprint/' );
			await page.goto( '/imprint/' );
			// Accepting reloads the page.
			const loaded = page.waitForEvent( 'load' );
			await notice.getByRole( 'button', { name: 'Accept' } ).click();
			await loaded;
			await expect( page.locator( 'body' ) ).toHaveClass( /cookies-accepted/ );
			const again = await page.goto( '/imprint/' );
			expect( again?.headers()[ 'x-cache-status' ] ).toBe( 'HIT' );
			await expect( page.locator( 'body' ) ).toHaveClass( /cookies-accepted/ );
			await expect( notice ).toBeHidden();
		} );
	}
} );
