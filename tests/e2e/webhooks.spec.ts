import { expect as sooner, test } from './support/admin';
import { openPanel } from './support/form-editor';

const expect = sooner.configure( { timeout: 20_000 } );

// URLs that are not called are rejected with 400, which the test causes.
test.use( { expectedConsole: [ /400|added to the iframe incorrectly/ ] } );

test( 'an administrator adds, tests, deletes and restores a webhook with a secret', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_form' } );
	const sidebar = await openPanel( editor, 'Webhooks' );
	await sidebar.getByRole( 'button', { name: 'Add webhook' } ).click();
	const dialog = page.getByRole( 'dialog' );
	const address = dialog.getByRole( 'textbox', { name: 'Address' } );
	await expect( dialog.getByRole( 'button', { name: 'Send test' } ) ).toBeDisabled();

	await address.fill( 'https://localhost/in' );
	await expect( address ).toHaveAccessibleDescription( /URL with a server name/ );
	await dialog.getByRole( 'button', { name: 'Send test' } ).click();
	await expect( dialog.getByText( 'Enter a URL with a server name', { exact: false } ).last() ).toBeVisible();
	await dialog.getByText( 'Sent data' ).click();
	await expect( dialog.getByText( '"type": "form.test"' ) ).toBeVisible();

	await dialog.getByRole( 'button', { name: 'Create secret' } ).click();
	await expect( dialog.getByRole( 'textbox', { name: 'Secret' } ) ).toHaveValue( /^whsec_[A-Za-z0-9+/]{43}=$/ );
	await expect( dialog.getByRole( 'button', { name: 'Copy secret' } ) ).toBeVisible();

	await dialog.getByRole( 'button', { name: 'Headers' } ).click();
	await dialog.getByRole( 'button', { name: 'Add header' } ).click();
	const header = dialog.getByRole( 'group', { name: 'Header 1' } ).getByRole( 'textbox', { name: 'Name' } );
	await header.fill( 'Host' );
	await expect( header ).toHaveAccessibleDescription( /Headers that are always sent/ );
	await dialog.getByRole( 'button', { name: 'Remove header 1' } ).click();
	await dialog.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Our CRM' );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();

	// The secret is not shown again. It can only be renewed.
	await sidebar.getByRole( 'button', { name: 'Edit Our CRM' } ).click();
	await dialog.getByRole( 'button', { name: 'Renew secret' } ).click();
	await expect( dialog.getByText( 'The endpoint needs the new secret', { exact: false } ) ).toBeVisible();
	await expect( dialog.getByRole( 'textbox', { name: 'Secret' } ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();

	await sidebar.getByRole( 'button', { name: 'More actions for Our CRM' } ).click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).press( 'Enter' );
	await expect( sidebar.getByRole( 'checkbox', { name: 'Our CRM' } ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( sidebar.getByRole( 'checkbox', { name: 'Our CRM' } ) ).toBeChecked();
} );
