import { expect, test } from './support/admin';
import { titles } from './support/form-editor';

// The welcome guide loads a remote image, and requests of the editor are aborted when the page is left.
test.use( { expectedConsole: [ /s\.w\.org|block-directory|^$/ ] } );

test( 'a new appointment type offers to create a booking page, and its editor lists all such pages', async ( {
	admin,
	editor,
	page,
} ) => {
	const name = `Check-up ${ Date.now() }`;
	await admin.createNewPost( { postType: 'vestibule_event', title: name } );
	await expect( editor.canvas.getByText( 'Publish the appointment type, then put it on a page.' ) ).toBeVisible();
	await editor.publishPost();
	await expect(
		editor.canvas.getByText( 'Visitors cannot book this type yet, because it is not on any page.' )
	).toBeVisible();
	const screen = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getCurrentPostId() );
	await page
		.locator( '.components-notice', { hasText: 'The appointment type is published.' } )
		.getByRole( 'link', { name: 'Put on a new page' } )
		.click();

	await expect( editor.canvas.locator( '[data-type="vestibule/booking"]' ) ).toContainText(
		'Example days and times'
	);
	await expect( editor.canvas.getByRole( 'textbox', { name: 'Add title' } ) ).toHaveText( name );
	expect( await titles( page ) ).not.toContain( name );
	await editor.publishPost();
	await expect.poll( () => titles( page ) ).toContain( name );
	const address = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() );

	await page.goto( `/wp-admin/post.php?post=${ screen }&action=edit` );
	await expect( editor.canvas.getByRole( 'link', { name: `Form: ${ name }` } ) ).toBeVisible();
	await expect( editor.canvas.getByRole( 'link', { name: `Page: ${ name }` } ) ).toBeVisible();
	await page.goto( address );
	await expect( page.locator( '.vestibule-form [data-field="fcal_booking_2"]' ) ).toContainText( name );
	await expect( page.locator( '.vestibule-form [name="names[first_name]"]' ) ).toBeAttached();
} );

test( 'the booking block lists appointment types, and autosaving a page creates no form', async ( {
	admin,
	editor,
	page,
} ) => {
	const name = `Talk ${ Date.now() }`;
	await admin.createNewPost( { postType: 'page', title: 'Book' } );
	await page.evaluate(
		( title ) =>
			window.wp.apiFetch( {
				path: '/wp/v2/vestibule-events',
				method: 'POST',
				data: { title, status: 'publish' },
			} ),
		name
	);
	await editor.insertBlock( { name: 'vestibule/booking' } );
	const types = editor.canvas.getByRole( 'combobox', { name: 'Appointment type' } );
	await types.fill( name );
	await editor.canvas.getByRole( 'option', { name: new RegExp( name ) } ).click();
	await expect( editor.canvas.locator( '[data-type="vestibule/booking"]' ) ).toContainText(
		'Example days and times'
	);
	expect(
		await page.evaluate( () => window.wp.data.select( 'core/block-editor' ).getSelectedBlock()?.attributes )
	).toMatchObject( {
		fresh: { title: name },
	} );
	await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).autosave() );
	expect( await titles( page ) ).not.toContain( name );
} );
