import { expect, test } from './support/fixtures';

/** Rendering of a page that has not completely arrived (docs/performance.md). */

const FOOT = /<(?:style|link)\b[^>]*\bid=["']vestibule-[a-z-]*(?:foot|floats|open)(?:-inline)?-css/;

test( 'floating buttons and closed dialogs stay hidden until their styles have loaded', async ( { page } ) => {
	await page.route( '/showcase/', async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		const end = html.search( FOOT );
		expect( end ).toBeGreaterThan( html.indexOf( '</footer>' ) );
		await route.fulfill( { response: answer, body: html.slice( 0, end ) } );
	} );
	await page.goto( '/showcase/', { waitUntil: 'domcontentloaded' } );
	for ( const name of [
		'.vestibule-chat',
		'.vestibule-scroll-top',
		'.vestibule-modal',
		'.vestibule-drawer__dialog',
	] ) {
		const all = page.locator( name );
		expect( await all.count(), name ).toBeGreaterThan( 0 );
		await expect( all.filter( { visible: true } ), name ).toHaveCount( 0 );
	}
} );

test( 'a page contains the element that its head waits for before rendering', async ( { page } ) => {
	await page.goto( '/prices/' );
	const awaited = await page.locator( 'head link[rel="expect"][blocking="render"]' ).getAttribute( 'href' );
	await expect( page.locator( String( awaited ) ) ).toBeAttached();
} );
