import { expect, test } from './support/fixtures';
import {
	KNOWN,
	commentField,
	fromCache,
	newArticle,
	printedInputs,
	send,
	stored,
	write,
	type Article,
} from './support/comments';

/* Comments by visitors without scripts and by bots. */

let article: Article;

test.beforeAll( async () => {
	article = await newArticle();
} );

const HELD = /awaiting moderation. It will appear when it has been approved/;

test.describe( 'a visitor without scripts', () => {
	test.use( { javaScriptEnabled: false, expectedConsole: [ /429.*wp-comments-post/ ] } );

	test( 'a visitor can comment on a fresh page and on a page opened yesterday', async ( { page } ) => {
		await page.goto( article.path );
		await write( page, 'No scripts here.' );
		await send( page );
		await expect( page.getByText( 'No scripts here.' ) ).toBeVisible();
		await fromCache( page, article, 1 );
		await page.goto( article.path );
		await write( page, 'Opened yesterday.' );
		await page.unrouteAll();
		await send( page );
		await expect( page.getByText( 'Opened yesterday.' ) ).toBeVisible();
		expect( ( await stored( article, 'Opened yesterday.' ) )?.status ).toBe( 'approved' );
	} );

	test( 'a comment from an old page awaits moderation, and the visitor sees a message about this', async ( {
		page,
	} ) => {
		await fromCache( page, article, 31 );
		await page.goto( article.path );
		await expect( page.getByText( HELD ) ).toBeHidden();
		await write( page, 'From a page of last month.' );
		await send( page );
		await expect( page ).toHaveURL( /unapproved=\d+.*#vestibule-comment-held$/ );
		await expect( page.getByText( HELD ) ).toBeInViewport();
		expect( ( await stored( article, 'From a page of last month.' ) )?.status ).toBe( 'hold' );
	} );

	test( 'a visitor corrects a rejected comment on the error page and sends it again', async ( { page } ) => {
		await page.goto( article.path );
		await write( page, 'Line one\n\n  <b>&amp; "two"</b>', { author: KNOWN.author, email: 'samira@nowhere' } );
		await send( page );
		await expect( page.getByText( 'Please enter a valid email address' ) ).toBeVisible();
		await expect( page.getByLabel( 'Your comment' ) ).toHaveValue( 'Line one\n\n  <b>&amp; "two"</b>' );
		await page.getByLabel( 'Email' ).fill( KNOWN.email );
		await page.getByRole( 'button', { name: 'Send again' } ).click();
		await page.waitForURL( /#comment-\d+$/ );
		expect( ( await stored( article, 'Line one\n\n  <b>&amp; "two"</b>' ) )?.status ).toBe( 'approved' );
	} );

	test( 'a visitor who comments too quickly can send the same comment again', async ( { page } ) => {
		await page.setExtraHTTPHeaders( { 'X-Test-Rate-Limits': 'on' } );
		await page.goto( article.path );
		await write( page, 'Much too quick.' );
		await send( page );
		await expect( page.getByText( 'too quickly' ) ).toBeVisible();
		await expect( page.getByLabel( 'Your comment' ) ).toHaveValue( 'Much too quick.' );
		await page.setExtraHTTPHeaders( { 'X-Test-Rate-Limits': 'off' } );
		await page.getByRole( 'button', { name: 'Send again' } ).click();
		await page.waitForURL( /#comment-\d+$/ );
	} );
} );

test( 'comments from bots are marked as spam, autofilled comments are held, and valid comments are approved', async ( {
	request,
} ) => {
	const { field = '', ...inputs } = await printedInputs( request, article.path );
	const keys = Object.keys( inputs ).filter( ( name ) => /^k[0-9a-f]{12}$/.test( name ) );
	expect( keys ).toHaveLength( 2 );
	const rows: [ text: string, status: string, form: Record< string, string > ][] = [
		[ 'Into the trap', 'spam', { ...inputs, [ field ]: '', comment: 'Into the trap' } ],
		[ 'Trap alone', 'spam', { comment_post_ID: String( article.id ), comment: 'Trap alone' } ],
		[ 'No keys', 'spam', { comment_post_ID: String( article.id ), [ field ]: 'No keys', comment: '' } ],
		[ 'Wrong keys', 'spam', { ...inputs, [ keys[ 0 ] ?? '' ]: '0', [ field ]: 'Wrong keys' } ],
		[ 'Autofilled', 'hold', { ...inputs, [ field ]: 'Autofilled', comment: 'Samira' } ],
		[ 'In order', 'approved', { ...inputs, [ field ]: 'In order', comment: '' } ],
	];
	for ( const [ text, status, form ] of rows ) {
		const answer = await request.post( '/wp-comments-post.php', { form: { ...KNOWN, ...form }, maxRedirects: 0 } );
		expect( answer.status(), text ).toBe( 302 );
		expect( ( await stored( article, text ) )?.status, text ).toBe( status );
		expect( /#vestibule-comment-held$/.test( answer.headers().location ?? '' ), text ).toBe(
			status !== 'approved'
		);
	}
} );

test( 'two visitors get the same page, whatever headers and cookies they send', async ( { request } ) => {
	const one = await request.get( article.path, { headers: { 'User-Agent': 'One', 'Accept-Language': 'de' } } );
	const two = await request.get( article.path, {
		headers: { 'User-Agent': 'Two', Cookie: 'other=1', Referer: 'https://elsewhere.example/' },
	} );
	expect( one.headers()[ 'set-cookie' ] ).toBeUndefined();
	expect( await one.text() ).toContain( 'vestibule_antibot_expiry' );
	expect( await two.text() ).toBe( await one.text() );
} );

test( 'the comment field has a label, and the trap field is hidden from screen readers', async ( { page } ) => {
	await page.goto( article.path );
	await expect( commentField( page ) ).toHaveAccessibleName( /^Comment/ );
	await expect( page.getByRole( 'textbox', { name: 'Leave this field empty' } ) ).toHaveCount( 0 );
} );
