import { expect, test } from './support/fixtures';

const PATH = '/contact/';

test( 'two visitors get the same page, and neither of them gets a cookie', async ( { playwright, baseURL } ) => {
	const visitors: Record< string, string >[] = [
		{ 'User-Agent': 'One/1.0', 'Accept-Language': 'de' },
		{
			'User-Agent': 'Two/2.0',
			Cookie: 'cookie_notice_accepted=true; other=1',
			'Accept-Language': 'fr',
			'X-Forwarded-For': '8.8.8.8',
			'CF-IPCountry': 'FR',
			Referer: 'https://elsewhere.example/',
		},
	];
	const pages: string[] = [];
	for ( const extraHTTPHeaders of visitors ) {
		const context = await playwright.request.newContext( { ...( baseURL ? { baseURL } : {} ), extraHTTPHeaders } );
		const answer = await context.get( PATH );
		expect( answer.status() ).toBe( 200 );
		expect( answer.headers()[ 'set-cookie' ] ).toBeUndefined();
		expect( answer.headers()[ 'cache-control' ] ?? '' ).not.toMatch( /private|no-store/ );
		pages.push( await answer.text() );
		await context.dispose();
	}
	expect( pages[ 0 ] ).toContain( 'data-form_id="4"' );
	// Each printed form has its own value of vestibule_try, which identifies repeated submissions without scripts.
	const [ one, two ] = pages.map( ( text ) => text.replace( /(name="vestibule_try" value=)"[0-9a-f]+"/, '$1""' ) );
	expect( two ).toBe( one );
} );

test( 'a page with a visitor’s result is not cached or indexed, and other sites do not receive its URL', async ( {
	request,
} ) => {
	const answer = await request.get( `${ PATH }?vestibule_result=${ '0'.repeat( 32 ) }` );
	expect( answer.headers()[ 'cache-control' ] ).toMatch( /no-store.*private|private.*no-store/ );
	expect( answer.headers()[ 'referrer-policy' ] ).toBe( 'same-origin' );
	expect( answer.headers()[ 'x-robots-tag' ] ).toContain( 'noindex' );
} );

test( 'speculation rules exclude URLs with side effects, and only scripts and stylesheets are prefetched', async ( {
	page,
} ) => {
	await page.goto( PATH );
	const rules = await page.locator( 'script[type="speculationrules"]' ).allTextContents();
	expect( rules ).not.toEqual( [] );
	for ( const rule of rules ) {
		const excluded = JSON.stringify( JSON.parse( rule ) );
		// AJAX actions, calendar files and logging out have URLs below wp-admin or of PHP files. Results have a query.
		expect( excluded ).toContain( '/wp-admin/*' );
		expect( excluded ).toContain( '/wp-*.php' );
		expect( excluded ).toMatch( /\/\*\\\\\?\(\.\+\)|\\\\\?/ );
	}
	// Scripts of a form are prefetched (docs/decisions.md).
	const ahead = page.locator( 'link:is( [rel="prefetch"], [rel="prerender"] )' );
	await expect( ahead.and( page.locator( ':not( [href*=".js"], [href*=".css"] )' ) ) ).toHaveCount( 0 );
} );
