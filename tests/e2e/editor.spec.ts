import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './support/admin';
import {
	field,
	fieldsOfForm,
	insertField,
	LABEL,
	names,
	newForm,
	optionsOf,
	publish,
	saved,
	selectField,
	titles,
	type Stored,
} from './support/form-editor';
import { newFormPost } from './support/institute';
import { rest } from './support/rest';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

const FIELDS = [
	'<!-- wp:vestibule/field-name {"name":"names","label":"Name"} /-->',
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /-->',
	'<!-- wp:vestibule/submit /-->',
].join( '\n' );

/** Opens the editor of a page that shows this form. */
async function editPageWith( admin: Admin, editor: Editor, form: number ): Promise< void > {
	const { id } = await rest< { id: number } >( '/wp/v2/pages', {
		...{ title: 'Page with a form', status: 'publish', content: `<!-- wp:vestibule/form {"ref":${ form }} /-->` },
	} );
	await admin.editPost( id );
	await expect( editor.canvas.locator( '[data-type="vestibule/submit"]' ) ).toBeVisible();
}

test( 'an editor creates a form on a page, edits it there, saves it with the page, and visitors see it', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Form in place' } );
	await newForm( editor, 'Made on a page' );

	await selectField( editor, 'Email' );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Address & <name>' );
	await editor.clickBlockOptionsMenuItem( 'Duplicate' );
	await expect( field( editor, 'Address & <name>' ) ).toHaveCount( 2 );
	expect( await names( page ) ).toEqual( [ 'names', 'email', 'email_1', 'description', 'gdpr-agreement' ] );

	await selectField( editor, 'Message' );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Questions & wishes' );
	await page.getByRole( 'textbox', { name: 'Placeholder' } ).fill( 'In your own words' );
	await editor.canvas.locator( '[data-type="vestibule/submit"]' ).getByRole( 'textbox' ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Ask us' );

	expect( await titles( page ) ).not.toContain( 'Made on a page' );
	await publish( editor );
	expect( await titles( page ) ).toContain( 'Made on a page' );
	await expect( field( editor, 'Address & <name>' ) ).toHaveCount( 2 );
	await page.reload();
	await expect( field( editor, 'Address & <name>' ) ).toHaveCount( 2 );
	const stored = await fieldsOfForm( page );
	expect( stored.every( ( { isValid } ) => isValid ) ).toBe( true );
	expect( stored.map( ( { attributes } ) => attributes.name ) ).toEqual( [
		'names',
		'email',
		'email_1',
		'description',
		'gdpr-agreement',
		undefined,
	] );
	expect( stored[ 1 ]?.attributes ).toMatchObject( { label: 'Address & <name>', required: true } );

	await page.goto( await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() ) );
	await expect( page.getByLabel( 'Questions & wishes' ) ).toHaveAttribute( 'placeholder', 'In your own words' );
	await expect( page.getByRole( 'button', { name: 'Ask us' } ) ).toBeVisible();
} );

test.describe( 'a page that is not saved', () => {
	// The server rejects the page on purpose.
	test.use( { expectedConsole: [ /s\.w\.org|400.*wp\/v2\/pages/ ] } );

	test( 'a form is stored only when its page is saved, and only once, even after undo and redo', async ( {
		admin,
		editor,
		page,
	} ) => {
		const title = `Abandoned ${ Date.now() }`;
		await admin.createNewPost( { postType: 'page', title } );
		await newForm( editor, title );
		await page.keyboard.press( 'Escape' );
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).undo() );
		await expect( editor.canvas.getByRole( 'button', { name: 'Create form' } ) ).toBeVisible();
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).redo() );
		await expect( editor.canvas.locator( '[data-type="vestibule/submit"]' ) ).toBeVisible();

		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).editPost( { status: 'draft', template: 'no-such-template' } )
		);
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).savePost() );
		expect( await titles( page ) ).not.toContain( title );

		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).editPost( { template: '' } ) );
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).autosave() );
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).savePost() );
		expect( ( await titles( page ) ).filter( ( own ) => own === title ) ).toHaveLength( 1 );
	} );
} );

test( 'an editor sets names and options of fields and transforms a field into a related type', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Fields' } );
	await newForm( editor, 'With fields' );

	await test.step( 'an invalid or duplicate field name is rejected, and a valid name is applied on blur', async () => {
		await selectField( editor, 'Email' );
		await page.getByRole( 'button', { name: 'Advanced' } ).click();
		const name = page.getByRole( 'textbox', { name: 'Field name' } );
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await name.fill( 'Description' );
		await expect( sidebar.getByText( 'Another field of this form has this name.' ) ).toBeVisible();
		await name.fill( '1st' );
		await expect( sidebar.getByText( 'Start with a letter' ) ).toBeVisible();
		await name.blur();
		await expect( name ).toHaveValue( 'email' );
		await name.fill( 'reply_to' );
		await expect( sidebar.getByText( 'Entries received so far keep the old name.' ) ).toBeVisible();
		await name.blur();
		expect( await names( page ) ).toContain( 'reply_to' );
	} );

	await test.step( 'option labels are edited in the canvas, and values follow the labels until they are set separately', async () => {
		await insertField( page, 'vestibule/field-radio' );
		await selectField( editor, 'Single choice' );
		const first = editor.canvas.getByRole( 'textbox', { name: 'Option 1' } );
		await first.click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.press( 'Backspace' );
		await page.keyboard.type( 'By post' );
		expect( await optionsOf( page ) ).toEqual( [
			[ 'By post', 'By post' ],
			[ 'Second option', 'Second option' ],
		] );

		await page.getByRole( 'button', { name: 'Move By post down' } ).press( 'Enter' );
		await expect( page.getByRole( 'textbox', { name: 'Option 2' } ) ).toBeFocused();
		await page.getByRole( 'button', { name: 'Add option' } ).press( 'Enter' );
		await expect( page.getByRole( 'textbox', { name: 'Option 3' } ) ).toBeFocused();
		await page.getByRole( 'checkbox', { name: 'Set values that differ from the labels' } ).check();
		await page.getByRole( 'textbox', { name: 'Value of “By post”' } ).fill( 'post' );
		await page.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'By letter' );
		await page.getByRole( 'button', { name: 'Remove Second option' } ).click();
		expect( await optionsOf( page ) ).toEqual( [
			[ 'post', 'By letter' ],
			[ 'Option 3', '' ],
		] );
	} );

	await test.step( 'a transformed field keeps its label, help, name and required setting', async () => {
		const subject = { label: 'Subject', help: 'In a few words', name: 'subject' };
		await insertField( page, 'vestibule/field-text', subject );
		await selectField( editor, 'Subject' );
		await editor.clickBlockToolbarButton( 'Required' );
		await editor.transformBlockTo( 'vestibule/field-textarea' );
		await expect
			.poll( async () => ( await fieldsOfForm( page ) ).at( -1 ) )
			.toMatchObject( { name: 'vestibule/field-textarea', attributes: { ...subject, required: true } } );
	} );
} );

test( 'the settings of a form are the same in its block and in its own editor', async ( { admin, editor, page } ) => {
	const id = await newFormPost( FIELDS );
	await editPageWith( admin, editor, id );
	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		window.wp.data
			.dispatch( 'core/block-editor' )
			.selectBlock( getBlocks().find( ( { name }: Stored ) => name === 'vestibule/form' ).clientId );
	} );
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'textbox', { name: 'Success message' } ).fill( 'We answer <strong>soon</strong>.' );
	await page.getByRole( 'combobox', { name: 'Show or hide the form' } ).selectOption( 'reset_form' );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await saved( page );

	await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
	const panel = page.getByRole( 'button', { name: 'After submission' } );
	// WordPress remembers which panels are open.
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await expect( page.getByRole( 'textbox', { name: 'Success message' } ) ).toHaveValue(
		'We answer <strong>soon</strong>.'
	);
	await expect( page.getByRole( 'combobox', { name: 'Show or hide the form' } ) ).toHaveValue( 'reset_form' );
} );

test.describe( 'the block of a deleted form', () => {
	// One pattern, because Playwright interprets a list of two as a value and its options.
	test.use( { expectedConsole: [ /s\.w\.org|404.*vestibule-forms\/999999/ ] } );

	test( 'the block shows a message and lets the editor choose another form', async ( { admin, editor, page } ) => {
		await admin.createNewPost( { postType: 'page', title: 'Gone' } );
		await editor.setContent( '<!-- wp:vestibule/form {"ref":999999} /-->' );
		await expect( editor.canvas.getByText( 'This form has been deleted.' ) ).toBeVisible();
		await editor.canvas.getByRole( 'button', { name: 'Choose another form' } ).click();
		await editor.canvas.getByRole( 'combobox', { name: 'Existing form' } ).fill( 'Enquiry and app' );
		await editor.canvas.getByRole( 'option', { name: /Enquiry and appointment \(form 4\)/ } ).click();
		await expect( field( editor, 'Organisation' ) ).toBeVisible();
		await expect( editor.canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
		const dirty = await page.evaluate( () =>
			window.wp.data
				.select( 'core' )
				.__experimentalGetDirtyEntityRecords()
				.map( ( { name }: { name: string } ) => name )
		);
		expect( dirty ).not.toContain( 'vestibule_form' );
	} );
} );

test( 'two blocks of the same form on a page both show changes, and typed text does not jump to the other block', async ( {
	admin,
	editor,
	page,
} ) => {
	await editPageWith( admin, editor, await newFormPost( FIELDS ) );
	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		const form = getBlocks().find( ( { name }: Stored ) => name === 'vestibule/form' );
		window.wp.data.dispatch( 'core/block-editor' ).insertBlock( window.wp.blocks.cloneBlock( form ) );
		window.wp.data.dispatch( 'core/block-editor' ).selectBlock( form.clientId );
	} );
	const first = editor.canvas.locator( '[data-type="vestibule/form"]' ).first();
	await first.getByRole( 'textbox', LABEL ).nth( 1 ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Reply to' );
	await expect( first.getByRole( 'textbox', LABEL ).nth( 1 ) ).toHaveText( 'Reply to' );
	await expect( editor.canvas.locator( '[data-type="vestibule/form"]' ).last() ).toContainText( 'Reply to' );
} );
