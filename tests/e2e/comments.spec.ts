import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { askedKeys, commentField, fromCache, newArticle, send, stored, write, type Article } from './support/comments';

/* Visitors' comments in WordPress's own form, with the plugin's text field and anti-spam keys. */

let article: Article;

test.beforeAll( async () => {
	article = await newArticle();
} );

const HELD = /awaiting moderation. It will appear when it has been approved/;

test( 'a comment is published at once without requesting anti-spam keys, and its draft is deleted', async ( {
	page,
} ) => {
	const asked = askedKeys( page );
	await page.goto( article.path );
	await expect( page.locator( 'textarea[name=comment]' ) ).toBeHidden();
	expect( await commentField( page ).getAttribute( 'name' ) ).toMatch( /^c[0-9a-f]{12}$/ );
	expect( await commentField( page ).getAttribute( 'id' ) ).toBe( await commentField( page ).getAttribute( 'name' ) );
	await write( page, 'The gate is open on Sundays too.' );
	await send( page );
	await page.waitForURL( /#comment-\d+$/ );
	await expect( page.getByText( 'The gate is open on Sundays too.' ) ).toBeVisible();
	await expect( commentField( page ) ).toHaveValue( '' );
	expect( await page.evaluate( () => sessionStorage.length ) ).toBe( 0 );
	expect( asked ).toEqual( [] );
	expect( ( await stored( article, 'The gate is open on Sundays too.' ) )?.status ).toBe( 'approved' );
} );

test( 'a month-old page requests anti-spam keys once, and a comment sent from the page is published', async ( {
	page,
} ) => {
	await fromCache( page, article, 31 );
	const asked = askedKeys( page );
	const answered = page.waitForResponse( ( answer ) => answer.url().includes( 'admin-ajax.php' ) );
	await page.goto( article.path );
	const { data, expiry } = ( await ( await answered ).json() ) as { data: [ string, string ][]; expiry: number };
	for ( const [ name, value ] of data ) {
		await expect( page.locator( `#commentform input[type=hidden][name="${ name }"]` ) ).toHaveValue( value );
	}
	await expect( page.locator( 'input[name=vestibule_antibot_expiry]' ) ).toHaveValue( String( expiry ) );
	await write( page, 'From a page a month old.' );
	await page.unrouteAll();
	await send( page );
	await page.waitForURL( /#comment-\d+$/ );
	expect( ( await stored( article, 'From a page a month old.' ) )?.status ).toBe( 'approved' );
	expect( asked ).toHaveLength( 1 );
} );

test(
	'a comment form receives anti-spam keys even if another plugin prints its text field',
	{ tag: '@detail' },
	async ( { page } ) => {
		await fromCache( page, article, 31, ( html ) =>
			html.replace( /<textarea ([^>]*id="c[^>]*)>\s*<\/textarea>/, '<input $1>' )
		);
		const answered = page.waitForResponse( ( answer ) => answer.url().includes( 'admin-ajax.php' ) );
		await page.goto( article.path );
		await expect( page.locator( '#commentform textarea:visible' ) ).toHaveCount( 0 );
		await answered;
		await write( page, 'Out of another field.' );
		await page.unrouteAll();
		await send( page );
		await page.waitForURL( /#comment-\d+$/ );
		expect( ( await stored( article, 'Out of another field.' ) )?.status ).toBe( 'approved' );
	}
);

test( 'a comment sent before its anti-spam keys have arrived is submitted once, after they arrive', async ( {
	page,
} ) => {
	await fromCache( page, article, 31 );
	let free = () => {};
	const gate = new Promise< void >( ( done ) => ( free = done ) );
	await page.route( /admin-ajax/, async ( route ) => gate.then( () => route.continue() ) );
	const posts: string[] = [];
	page.on( 'request', ( call ) => call.url().includes( 'wp-comments-post' ) && posts.push( call.url() ) );
	await page.goto( article.path );
	await write( page, 'Quicker than the keys.' );
	await send( page );
	await send( page );
	expect( posts ).toEqual( [] );
	free();
	await page.waitForURL( /#comment-\d+$/ );
	expect( posts ).toHaveLength( 1 );
	expect( ( await stored( article, 'Quicker than the keys.' ) )?.status ).toBe( 'approved' );
} );

test.describe( 'comment forms that cannot load anti-spam keys', () => {
	test.use( { expectedConsole: [ /./ ] } );

	for ( const [ what, answer, log ] of [
		[
			'an error',
			{ status: 200, json: { error_code: 'no', error_message: 'No keys today' } },
			[ 'No keys today' ],
		],
		[ 'a server error', { status: 500, body: 'Gone' }, [ 'Internal Server Error SyntaxError' ] ],
		[ 'a lost connection', undefined, [ 'error TypeError' ] ],
	] as const ) {
		test( `${ what } is logged, and the comment is held for moderation`, { tag: '@detail' }, async ( { page } ) => {
			await fromCache( page, article, 31 );
			await page.route( /admin-ajax/, ( route ) => ( answer ? route.fulfill( answer ) : route.abort() ) );
			const logged: string[] = [];
			page.on( 'console', ( message ) => logged.push( message.text() ) );
			await page.goto( article.path );
			await expect.poll( () => logged.join( '\n' ) ).toContain( log[ 0 ] );
			await write( page, `Without keys because of ${ what }.` );
			await send( page );
			await page.waitForURL( /#vestibule-comment-held$/ );
			await expect( page.getByText( HELD ) ).toBeVisible();
			expect( ( await stored( article, `Without keys because of ${ what }.` ) )?.status ).toBe( 'hold' );
		} );
	}
} );

test( 'the Reply link moves the form below the comment and focuses the text field, and Ctrl+Enter sends one reply', async ( {
	page,
} ) => {
	await page.goto( article.path );
	await page.waitForFunction( () => 'addComment' in window );
	const first = await stored( article, 'Who has been there?' );
	const question = page.locator( 'li.comment' ).filter( { hasText: 'Who has been there?' } ).first();
	await question.getByRole( 'link', { name: 'Reply to Tomás Aldaba' } ).click();
	await expect(
		page.locator( `#comment-${ first?.id } .wp-block-comment-reply-link + #respond #commentform` )
	).toBeVisible();
	await expect( page.getByRole( 'heading', { name: /^Reply to Tomás Aldaba/ } ) ).toBeVisible();
	expect( await violations( page, '.wp-block-comments' ) ).toEqual( [] );
	await expect( commentField( page ) ).toBeFocused();
	await page.getByRole( 'link', { name: 'Cancel reply' } ).press( 'Enter' );
	await expect( page.locator( 'li #respond' ) ).toHaveCount( 0 );
	await expect( question.getByRole( 'link', { name: 'Reply to Tomás Aldaba' } ) ).toBeFocused();
	await question.getByRole( 'link', { name: 'Reply to Tomás Aldaba' } ).click();
	await write( page, 'I have, last week.' );
	await commentField( page ).press( 'Control+Enter' );
	await page.waitForURL( /#comment-\d+$/ );
	await expect( question.locator( 'li.comment' ).filter( { hasText: 'I have, last week.' } ) ).toHaveCount( 1 );
	expect( ( await stored( article, 'I have, last week.' ) )?.parent ).toBe( first?.id );
} );

test(
	'Cmd+Enter sends a comment even after a press in the empty field, and Ctrl+Enter works without the reply script',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( article.path );
		await commentField( page ).press( 'Meta+Enter' );
		await write( page, 'Sent by Cmd+Enter.' );
		await commentField( page ).press( 'Meta+Enter' );
		await page.waitForURL( /#comment-\d+$/ );
		await page.route( /comment-reply/, ( route ) => route.fulfill( { contentType: 'text/javascript', body: '' } ) );
		await page.reload();
		await write( page, 'Sent without the reply script.' );
		const before = page.url();
		await commentField( page ).press( 'Control+Enter' );
		await page.waitForURL( ( url ) => url.href !== before && /#comment-\d+$/.test( url.hash ) );
		expect( ( await stored( article, 'Sent without the reply script.' ) )?.status ).toBe( 'approved' );
	}
);

test( 'the first comment of a new author is held, and the page says so', { tag: '@detail' }, async ( { page } ) => {
	await page.goto( article.path );
	await write( page, 'My first word here.', { author: 'Nora', email: 'nora@example.org' } );
	await send( page );
	await page.waitForURL( /unapproved=\d+.*#comment-\d+$/ );
	await expect( page.getByText( /awaiting moderation\./ ).first() ).toBeVisible();
	expect( ( await stored( article, 'My first word here.' ) )?.status ).toBe( 'hold' );
} );

test( 'the text of a comment is restored after a reload and after an error', async ( { page } ) => {
	await page.goto( article.path );
	await commentField( page ).fill( 'Half a thought' );
	await page.reload();
	await expect( commentField( page ) ).toHaveValue( 'Half a thought' );
	await write( page, 'A whole thought', { author: 'Ada', email: 'ada@nowhere' } );
	await send( page );
	await page.waitForURL( /wp-comments-post/ );
	await page.goto( article.path );
	await expect( commentField( page ) ).toHaveValue( 'A whole thought' );
} );

test( 'the comment script loads only when a visitor types, and text typed before it loads is kept', async ( {
	page,
} ) => {
	let free = () => {};
	const gate = new Promise< void >( ( done ) => ( free = done ) );
	const fetched: string[] = [];
	await page.route( /modules\/comments\.js/, async ( route ) => {
		fetched.push( route.request().url() );
		await gate;
		await route.continue();
	} );
	await page.goto( article.path );
	await page.getByRole( 'button', { name: 'Post Comment' } ).scrollIntoViewIfNeeded();
	expect( fetched ).toEqual( [] );
	await commentField( page ).fill( 'Quicker than the script' );
	await expect.poll( () => fetched.length ).toBe( 1 );
	free();
	await expect
		.poll( () => page.evaluate( () => Object.values( sessionStorage ).join() ) )
		.toContain( 'Quicker than the script' );
	await page.reload();
	await expect( commentField( page ) ).toHaveValue( 'Quicker than the script' );
} );

test(
	'the comment form has no axe violations in both text directions, and Tab skips the trap field',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( `${ article.path }#vestibule-comment-held` );
		await expect( page.getByText( HELD ) ).toBeInViewport();
		for ( const dir of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( way ) => document.documentElement.setAttribute( 'dir', way ), dir );
			expect( await violations( page, '#respond, #vestibule-comment-held' ) ).toEqual( [] );
			expect( await page.evaluate( () => document.documentElement.scrollWidth <= innerWidth ) ).toBe( true );
		}
		await commentField( page ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'textbox', { name: /^Name/ } ) ).toBeFocused();
	}
);

test( 'a page without a comment form loads nothing for comments', { tag: '@detail' }, async ( { page } ) => {
	const html = await ( await page.request.get( '/contact/' ) ).text();
	expect( html ).not.toMatch( /modules\/comments|antibot|vestibule-comment-(?!form)/ );
} );
