import { expect as sooner, test } from './support/admin';
import { violations } from './support/axe';
import { sendEntry } from './support/entry';
import { openPanel } from './support/form-editor';
import { newFormPost, pageWithForm } from './support/institute';
import { rest } from './support/rest';

const expect = sooner.configure( { timeout: 20_000 } );

// The test sends an invalid notification, which the server rejects with 400. The preview runs no scripts.
test.use( { expectedConsole: [ /400|added to the iframe incorrectly|^Blocked script execution in 'about:/ ] } );

interface Mail {
	message: string;
	html: string;
}

interface Form {
	id: number;
	meta: { vestibule_form_notifications: { list: { id: string; subject?: string; enabled?: boolean }[] } };
}

const CONTENT = [
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /-->',
	'<!-- wp:vestibule/field-text {"name":"topic","label":"Topic"} /-->',
	'<!-- wp:vestibule/submit /-->',
].join( '\n' );

test( 'an administrator edits, previews, tests, deletes and restores notifications', async ( {
	admin,
	editor,
	page,
} ) => {
	const form = await newFormPost( CONTENT );
	await admin.editPost( form );
	const sidebar = await openPanel( editor, 'Notifications' );
	await expect( sidebar.getByRole( 'checkbox', { name: 'Confirmation to the sender' } ) ).toBeChecked();

	await sidebar.getByRole( 'button', { name: 'Edit Notification to your team' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Notification to your team' } );
	await dialog.getByRole( 'textbox', { name: 'Subject' } ).fill( 'About ' );
	await dialog.getByRole( 'button', { name: 'Insert merge tag into Subject' } ).click();
	await page.getByRole( 'searchbox', { name: 'Search merge tags' } ).fill( 'topic' );
	await page.getByRole( 'button', { name: /inputs\.topic/ } ).click();
	await expect( dialog.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( 'About {inputs.topic}' );
	await expect( dialog.getByText( 'About Example answer to “Topic”' ) ).toBeVisible();
	await expect( dialog.locator( 'iframe' ) ).toHaveAttribute( 'srcdoc', /ada@example\.org/ );

	const addresses = dialog.getByRole( 'textbox', { name: 'Addresses' } );
	await addresses.fill( 'office@' );
	await expect( addresses ).toHaveAccessibleDescription( /is not an email address/ );
	await addresses.fill( 'office@example.org' );
	await expect( addresses ).toHaveAccessibleDescription( /Separated by commas/ );
	await dialog.getByRole( 'button', { name: /^Send a test to me/ } ).click();
	await expect( dialog.getByRole( 'status' ) ).toContainText( 'A test was sent to' );
	await page.keyboard.press( 'Escape' );
	// The dialog closes with an animation and then returns the focus.
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

	await expect( sidebar.getByText( 'To office@example.org' ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'More actions for Confirmation to the sender' } ).click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).press( 'Enter' );
	await expect( sidebar.getByRole( 'checkbox', { name: 'Confirmation to the sender' } ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Confirmation to the sender' } ).uncheck();
	await page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Save' } ).click();
	await expect
		.poll( async () => {
			const stored = await rest< Form >( `/wp/v2/vestibule-forms/${ form }?context=edit` );
			return stored.meta.vestibule_form_notifications.list.map( ( { id, subject = '', enabled = true } ) => [
				id,
				subject,
				enabled,
			] );
		} )
		.toEqual( [
			[ 'owner', 'About {inputs.topic}', true ],
			[ 'visitor', '', false ],
		] );
} );

test( 'a link in an email opens the entry, which lists its emails and can send one again', async ( {
	page,
	request,
} ) => {
	const id = await sendEntry( request, {} );
	await page.goto( `/wp-admin/admin.php?page=vestibule-entries&entry=${ id }` );
	const mails = page.getByRole( 'region', { name: 'Emails' } );
	const team = mails.getByRole( 'listitem' ).filter( { hasText: 'Notification to your team' } );
	await expect( team ).toContainText( 'Ada' );
	await expect( team ).toContainText( 'Sent on' );
	await team.getByRole( 'button', { name: 'Send again: Notification to your team' } ).click();
	await expect( page.getByText( 'The email was sent.' ).first() ).toBeVisible();
} );

test( 'an editor converts a success message from text to blocks and back', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'vestibule_form' } );
	const sidebar = await openPanel( editor, 'After submission' );
	await sidebar.getByRole( 'textbox', { name: 'Success message' } ).fill( 'Thanks {inputs.names}' );
	await sidebar.getByRole( 'button', { name: 'Edit the message in blocks' } ).click();
	const message = editor.canvas.getByRole( 'document', { name: 'Block: Confirmation' } );
	await expect( message.getByText( 'Thanks {inputs.names}' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'We answer soon' );
	await expect( message.getByText( 'We answer soon' ) ).toBeVisible();

	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await expect( sidebar.getByRole( 'textbox', { name: 'Success message' } ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'button', { name: 'Edit the message in blocks' } ).click();
	await expect( message.getByText( 'Thanks {inputs.names}' ) ).toBeFocused();
	await page.evaluate( () => {
		const { getBlocksByName } = window.wp.data.select( 'core/block-editor' );
		window.wp.data.dispatch( 'core/block-editor' ).removeBlocks( getBlocksByName( 'vestibule/confirmation' ) );
	} );
	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await expect( sidebar.getByRole( 'textbox', { name: 'Success message' } ) ).toHaveValue( 'Thanks {inputs.names}' );
} );

test( 'a notification written in blocks by keyboard is sent as HTML and as plain text', async ( {
	admin,
	browser,
	editor,
	page,
} ) => {
	const team = `team${ Date.now().toString( 36 ) }@example.org`;
	const body = 'From {entry.sender}\n\n{all_fields}';
	const form = await newFormPost( CONTENT, {
		vestibule_form_notifications: { list: [ { id: 'owner', addresses: team, body } ] },
	} );
	await admin.editPost( form );
	const sidebar = await openPanel( editor, 'Notifications' );
	await sidebar.getByRole( 'button', { name: 'Edit Notification to your team' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Notification to your team' } );
	const message = dialog.getByRole( 'group', { name: 'Message' } );
	await expect( message.getByRole( 'document' ) ).toHaveText( [ 'From {entry.sender}', '{all_fields}' ] );

	await message.getByText( 'From {entry.sender}' ).focus();
	await page.keyboard.press( 'Control+Home' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.type( '## About ' );
	await message.getByRole( 'button', { name: 'Insert merge tag into Message' } ).press( 'Enter' );
	await page.getByRole( 'searchbox', { name: 'Search merge tags' } ).pressSequentially( 'topic' );
	await page.getByRole( 'button', { name: /inputs\.topic/ } ).press( 'Enter' );
	const heading = message.getByRole( 'document', { name: 'Block: Heading' } );
	await expect( heading ).toHaveText( 'About {inputs.topic}' );
	await expect( heading ).toBeFocused();
	await page.keyboard.type( '!' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/button' );
	await expect( page.getByRole( 'option', { name: 'Buttons' } ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Answer' );
	await message.getByRole( 'textbox', { name: 'Button URL' } ).fill( 'https://example.org/?to={inputs.topic}' );
	await expect( dialog.locator( 'iframe' ) ).toHaveAttribute( 'srcdoc', /About Example answer.*>Answer</s );
	// Editable blocks have ARIA roles set by WordPress.
	const written = { exclude: '.block-editor-block-list__block' };
	expect( await violations( page, '.vestibule-editor__notification', written ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Done' } ).press( 'Enter' );
	await page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Form updated.' ).first() ).toBeVisible();

	const visitor = await ( await browser.newContext( { storageState: { cookies: [], origins: [] } } ) ).newPage();
	await visitor.goto( await pageWithForm( form ) );
	await visitor.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
	await visitor.getByRole( 'textbox', { name: 'Topic' } ).fill( '<b>Tea</b> & cake' );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	const mails = () => rest< Mail[] >( `/test-mails/v1/mails?to=${ encodeURIComponent( team ) }` );
	await expect.poll( async () => ( await mails() ).length ).toBe( 1 );
	const [ mail ] = await mails();
	const address = 'https://example.org/?to=%3Cb%3ETea%3C%2Fb%3E%20%26%20cake';
	expect( mail?.message ).toMatch( /^About <b>Tea<\/b> & cake!\n=+\n/ );
	expect( mail?.message ).toContain( `Answer (${ address })\n\nFrom ada@example.org\n\nEmail\n  ada@example.org` );
	expect( mail?.html ).toMatch( /<h2 style="[^"]+">About &lt;b&gt;Tea&lt;\/b&gt; &amp; cake!<\/h2>/ );
	expect( mail?.html ).toContain( `<a href="${ address }" style=` );
	expect( mail?.html ).not.toContain( '<!--' );
} );
