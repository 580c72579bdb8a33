import { readFileSync } from 'node:fs';
import { request as api, type Page } from '@playwright/test';
import { ADA, agreement, asking, launcher, mark, styles, takenOver } from './support/chat';
import { commentField, newArticle } from './support/comments';
import { expect, test } from './support/fixtures';
import { chooseTime, openForm, picker } from './support/form';
import { SIGNED_IN } from './support/site';

/*
 * Cookies and storage keys must be listed in the readme, in the text for the privacy policy and in the document about
 * cookies.
 */

test.use( {
	isAsked: true,
	extraHTTPHeaders: {
		'X-Test-Rate-Limits': 'off',
		...asking( { settings: { ...styles( { isShowGDPR: 'ON', gdprContent: 'I agree.' } ) }, accounts: [ ADA ] } ),
	},
} );

/** Listed names that this test does not cause, because they need other settings or content. */
const ELSEWHERE = [ 'cookie_notice_version', 'vestibule-modal-*', 'vestibule-typed', 'vestibule_push_topics' ];

/** Names of cookies and storage keys. Names that end with an ID are combined. */
const kept = async ( page: Page ): Promise< string[] > => {
	const keys = await page.evaluate( () => [ ...Object.keys( localStorage ), ...Object.keys( sessionStorage ) ] );
	const cookies = ( await page.context().cookies() ).map( ( { name } ) => name );
	return [ ...cookies, ...keys ].map( ( name ) => name.replace( /^(vestibule-[a-z]+-).+/, '$1*' ) );
};

/** Names of the plugin in a text, even if a * is missing. */
const namesIn = ( text: string ): string[] => [
	...new Set( text.match( /\b(?:cookie_notice_\w+|nta-wa-gdpr|vestibule[-_][a-z_]+(?:-\*)?)/g ) ),
];

async function adminPage( baseURL: string | undefined, path: string ): Promise< string > {
	const owner = await api.newContext( { ...( baseURL ? { baseURL } : {} ), storageState: SIGNED_IN } );
	const html = await ( await owner.get( `/wp-admin/${ path }` ) ).text();
	await owner.dispose();
	return html;
}

async function policyGuide( baseURL: string | undefined ): Promise< string > {
	const html = await adminPage( baseURL, 'options-privacy.php?tab=policyguide' );
	// Each plugin has a suggested text. WordPress's own is the first.
	const texts = html.match( /<div class="wp-suggested-text">[\s\S]*?<\/div>/g ) ?? [];
	return texts.find( ( text ) => text.includes( 'Forms and appointments' ) ) ?? '';
}

/** Names in the table of the document about cookies. */
const storageDocument = async ( baseURL: string | undefined ): Promise< string[] > =>
	[
		...( await adminPage( baseURL, 'admin.php?page=vestibule-documents&document=storage' ) ).matchAll(
			/<tr><td>([^<]+)<\/td>/g
		),
	].map( ( [ , name = '' ] ) => name );

test( 'the readme, the privacy policy text and the document about cookies list exactly what a visit stores in the browser', async ( {
	page,
	baseURL,
} ) => {
	test.setTimeout( 240_000 );
	const found = new Set< string >();
	const look = async () => ( await kept( page ) ).forEach( ( name ) => found.add( name ) );

	await page.goto( '/' );
	expect( await kept( page ) ).toEqual( [] );
	const pages = ( await ( await page.request.get( '/wp-json/wp/v2/pages?per_page=100' ) ).json() ) as {
		link: string;
	}[];
	expect( pages.length ).toBeGreaterThan( 5 );
	for ( const { link } of pages ) {
		await page.goto( link );
		await look();
	}
	expect( [ ...found ], 'storage of a visitor who only reads' ).toEqual( [] );

	await page.goto( '/imprint/' );
	await page
		.getByRole( 'region', { name: 'Cookies' } )
		.getByRole( 'button', { name: /Accept|Allow/ } )
		.first()
		.click();
	await expect( page.locator( 'body' ) ).toHaveClass( /cookies-accepted/ );

	await mark( page );
	// The notice is still being submitted if its script has not loaded.
	await expect( async () => void ( await page.goto( '/imprint/' ) ) ).toPass();
	await launcher( page ).click();
	await takenOver( page );
	await agreement( page ).click();
	await expect( agreement( page ) ).toHaveCount( 0 );

	await openForm( page );
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'A question' );
	await chooseTime( page );
	await expect( picker( page ).getByRole( 'status' ) ).toContainText( 'Held for you' );
	await expect.poll( () => kept( page ) ).toContain( 'vestibule-draft-*' );
	await look();

	await page.goto( ( await newArticle() ).path );
	await commentField( page ).fill( 'A comment that is not sent' );
	await expect.poll( () => kept( page ) ).toContain( 'vestibule-comment-*' );
	await look();

	const expected = [ ...found, ...ELSEWHERE ].sort();
	const readme = /== Privacy ==([\s\S]*?)\n== /.exec( readFileSync( 'plugin/readme.txt', 'utf8' ) )?.[ 1 ] ?? '';
	expect( namesIn( readme ).sort(), 'readme.txt' ).toEqual( expected );
	expect( namesIn( await policyGuide( baseURL ) ).sort(), 'privacy policy' ).toEqual( expected );
	// The demo site doesn't send notifications, so its documents don't mention them.
	const used = expected.filter( ( name ) => name !== 'vestibule_push_topics' );
	expect( ( await storageDocument( baseURL ) ).sort(), 'document about cookies' ).toEqual( used );
} );
