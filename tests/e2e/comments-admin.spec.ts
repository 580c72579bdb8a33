import { expect, test } from './support/admin';
import { commentField, newArticle, send, stored, type Article } from './support/comments';

/* Comments of logged-in users, who need no keys, and the reasons for holding comments in wp-admin. */

let article: Article;

test.beforeAll( async () => {
	article = await newArticle();
} );

test( 'a logged-in author publishes a comment without anti-spam keys', async ( { page } ) => {
	await page.goto( article.path );
	await page.locator( '#vestibule-antibot-keys' ).evaluate( ( keys ) => keys.remove() );
	await commentField( page ).fill( 'A word from the house' );
	await send( page );
	await page.waitForURL( /#comment-\d+$/ );
	expect( ( await stored( article, 'A word from the house' ) )?.status ).toBe( 'approved' );
} );

test( 'the comments list shows why comments are held, filters by reason, and stays intact after a quick edit', async ( {
	page,
	playwright,
	baseURL,
} ) => {
	const visitor = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		storageState: undefined,
		extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off' },
	} );
	const form = { comment_post_ID: String( article.id ), author: 'Bot', email: 'bot@example.com' };
	await visitor.post( '/wp-comments-post.php', { form: { ...form, comment: 'Cheap watches' } } );
	await visitor.dispose();

	await page.goto( `/wp-admin/edit-comments.php?comment_status=spam&p=${ article.id }` );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Cheap watches' } );
	await expect( row ).toContainText( 'The hidden field was filled in' );
	const reasons = page.getByLabel( 'Filter by the reason for holding a comment' );
	await reasons.selectOption( { label: 'Sent without the keys of the page' } );
	await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
	await expect( page.getByText( /No comments found/ ).first() ).toBeVisible();
	await page.goto( `/wp-admin/edit-comments.php?comment_status=spam&p=${ article.id }&vestibule_reason=any` );
	await expect( row ).toBeVisible();
	// A row that wp-admin renders again after a quick edit must have all cells.
	await page.goto( `/wp-admin/edit-comments.php?comment_status=all&p=${ article.id }` );
	const question = page.getByRole( 'row' ).filter( { hasText: 'Who has been there?' } );
	await question.hover();
	await question.getByRole( 'button', { name: 'Quick Edit' } ).click();
	await page.getByRole( 'textbox', { name: 'Comment', exact: true } ).fill( 'Who was there?' );
	await page.getByRole( 'button', { name: 'Update Comment' } ).click();
	const changed = page.getByRole( 'row' ).filter( { hasText: 'Who was there?' } );
	await expect( changed.getByRole( 'button', { name: 'Quick Edit' } ) ).toHaveCount( 1 );
	await expect( changed.getByRole( 'cell' ) ).toHaveCount( ( await page.getByRole( 'columnheader' ).count() ) / 2 );
} );
