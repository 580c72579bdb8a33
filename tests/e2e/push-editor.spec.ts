import { expect, test } from './support/admin';
import { options } from './support/options';

const TOPICS = [ { slug: 'news', label: 'News' } ];

test.describe( 'a site with notifications turned on', () => {
	test.use( { extraHTTPHeaders: options( { vestibule_push: { provider: 'self-hosted', topics: TOPICS } } ) } );

	test( 'an editor inserts and labels the subscribe button and chooses topics, which are unchanged after reloading', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { postType: 'page', title: 'Written button' } );
		await editor.insertBlock( { name: 'vestibule/push-subscribe' } );
		const words = editor.canvas.getByRole( 'textbox', { name: 'Button text' } );
		await words.click();
		await page.keyboard.type( 'Tell me of news' );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'checkbox', { name: 'Let visitors choose topics' } ).check();
		await expect( editor.canvas.locator( '.vestibule-push__topic' ) ).toHaveText( [ 'News' ] );
		await expect( editor.canvas.getByText( 'Push messages are off' ) ).toHaveCount( 0 );
		const blocks = await editor.getBlocks();
		expect( blocks ).toMatchObject( [
			{ name: 'vestibule/push-subscribe', attributes: { label: 'Tell me of news', asksTopics: true } },
		] );
		await editor.saveDraft();
		await page.reload();
		await expect( words ).toHaveText( 'Tell me of news' );
		expect( JSON.stringify( await editor.getBlocks() ) ).toBe( JSON.stringify( blocks ) );
		await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'a site with notifications turned off', () => {
	test.use( { extraHTTPHeaders: options( { vestibule_push: { provider: 'none' } } ) } );

	test( 'the editor shows that visitors do not see the block', async ( { admin, editor } ) => {
		await admin.createNewPost( { postType: 'page', title: 'Button of nobody' } );
		await editor.insertBlock( { name: 'vestibule/push-subscribe' } );
		await expect(
			editor.canvas.getByText( 'Push messages are off, so visitors do not see this block.' )
		).toBeVisible();
	} );
} );
