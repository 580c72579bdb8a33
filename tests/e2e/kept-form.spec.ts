import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** What stands in a form's place while WordPress's filters read the page. */
const MARK = /vestibule-form-[0-9a-f]{16}/;

/** An hour nobody else's test has asked for, so that the first visit prints the form and the second finds it. */
const CLOCK = { 'X-Test-Now': '2026-10-06T07:11:00Z' };

async function text(
	request: APIRequestContext,
	path: string,
	headers: Record< string, string > = {}
): Promise< string > {
	const answer = await request.get( path, { headers } );
	expect( answer.status(), path ).toBe( 200 );
	return answer.text();
}

test( 'the form that was printed and the one that was kept are the same page', async ( { request } ) => {
	const printed = await text( request, '/contact/', CLOCK );
	const kept = await text( request, '/contact/', CLOCK );
	expect( printed ).toContain( 'data-field="fcal_booking_2"' );
	expect( printed ).toContain( 'class="wp-block-heading"' );
	expect( kept ).toBe( printed );
} );

test( 'a page holds the form as it was printed, and other text as WordPress sets it', async ( { request } ) => {
	const page = await text( request, '/contact/' );
	expect( page ).not.toMatch( MARK );
	const form = page.slice(
		page.indexOf( '<form class="vestibule-form"' ),
		page.indexOf( '</form>', page.indexOf( '<form class="vestibule-form"' ) )
	);
	expect( form ).toContain( 'data-field="email"' );
	expect( form ).not.toMatch( /&#82(?:16|17|20|21|11|12|30);/ );
} );

test( 'whoever asks for the content elsewhere gets the form and no mark', async ( { request } ) => {
	const pages = JSON.parse( await text( request, '/wp-json/wp/v2/pages?slug=contact&_fields=content,excerpt' ) );
	expect( pages[ 0 ].content.rendered ).toContain( 'data-form_id="4"' );
	expect( pages[ 0 ].content.rendered ).toContain( 'data-field="email"' );
	for ( const path of [
		'/wp-json/wp/v2/pages?slug=contact',
		'/feed/',
		'/?s=contact',
		'/wp-json/wp/v2/search?search=contact',
		'/contact/?embed=true',
	] ) {
		expect( await text( request, path ), path ).not.toMatch( MARK );
	}
} );
