import type { Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './support/admin';
import { field, LABEL, newForm } from './support/form-editor';

// The welcome guide loads a remote image, and the server rejects a request on purpose.
test.use( { expectedConsole: [ /s\.w\.org|400 \(Bad Request\)/ ] } );

interface Block {
	name: string;
	attributes: { name?: string };
	innerBlocks: Block[];
}

/** Names of the form's blocks, in order. */
const fields = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		const all: Block[] = getBlocks();
		const form = all.find( ( { name } ) => name === 'vestibule/form' );
		return ( form?.innerBlocks ?? all ).map( ( { name } ) => name.replace( /^(vestibule|core)\//, '' ) );
	} );

/** Selected text, which typing replaces. */
const selected = ( editor: Editor ): Promise< string > =>
	editor.canvas.locator( 'body' ).evaluate( ( { ownerDocument } ) => String( ownerDocument.getSelection() ) );

const START = [ 'field-name', 'field-email', 'field-textarea', 'field-agreement', 'submit' ];

test( 'a new form starts with a template, has the focus in its title, and keeps its button even if everything is undone', async ( {
	editor,
	page,
} ) => {
	// Turns the template dialog on in this browser only, so that it does not open in other tests.
	await page.route( /wp\/v2\/users\/me/, ( route ) => route.fulfill( { json: {} } ) );
	await page.goto( '/wp-admin/post-new.php?post_type=vestibule_form' );
	await expect.poll( () => fields( page ) ).toEqual( START );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/preferences' ).set( 'core', 'enableChoosePatternModal', true )
	);
	const dialog = page.getByRole( 'dialog', { name: 'Choose a template' } );
	await expect( async () => {
		await page.reload();
		await expect( dialog ).toBeVisible( { timeout: 10_000 } );
	} ).toPass();
	await dialog.getByRole( 'option', { name: 'Newsletter' } ).click();
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	await expect( title ).toBeFocused();
	await expect.poll( () => selected( editor ) ).toBe( 'Newsletter' );
	await page.keyboard.type( 'Letters' );
	await expect( title ).toHaveText( 'Letters' );
	expect( await fields( page ) ).toEqual( [
		'field-email',
		'field-text',
		'field-checkbox',
		'field-agreement',
		'submit',
	] );
	await expect( async () => {
		await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).undo() );
		expect( await page.evaluate( () => window.wp.data.select( 'core' ).hasUndo() ) ).toBe( false );
	} ).toPass();
	expect( await fields( page ) ).toEqual( START );

	await expect( dialog ).toBeVisible();
	await expect( dialog.getByRole( 'option', { name: 'Empty form' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( title ).toBeFocused();
	expect( await fields( page ) ).toEqual( START );
} );

test(
	'the template dialog opens only after the welcome guide of WordPress is closed',
	{ tag: '@detail' },
	async ( { page } ) => {
		// Change the response instead of the account, as above.
		await page.route( /wp\/v2\/users\/me/, ( route ) => route.fulfill( { json: {} } ) );
		await page.goto( '/wp-admin/post-new.php?post_type=vestibule_form' );
		await expect.poll( () => fields( page ) ).toEqual( START );
		await page.evaluate( () => {
			const { set } = window.wp.data.dispatch( 'core/preferences' );
			set( 'core/edit-post', 'welcomeGuide', true );
			set( 'core', 'enableChoosePatternModal', true );
		} );
		const templates = page.getByRole( 'dialog', { name: 'Choose a template' } );
		await expect( page.getByRole( 'dialog', { name: 'Welcome to the editor' } ) ).toBeVisible();
		await expect( templates ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( templates ).toBeVisible();
	}
);

test( 'a new field is inserted above the button with its label selected, and Enter adds another field', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Added' } );
	await newForm( editor, 'Added' );
	await editor.canvas.locator( '[data-type="vestibule/submit"]' ).click();
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'option', { name: 'Dropdown', exact: true } ).click();
	await expect( field( editor, 'Dropdown' ).getByRole( 'textbox', LABEL ) ).toBeFocused();
	await page.keyboard.type( 'Colour' );
	await expect( field( editor, 'Colour' ) ).toBeVisible();
	expect( await fields( page ) ).toEqual( [ ...START.slice( 0, 4 ), 'field-dropdown', 'submit' ] );

	await page.keyboard.press( 'Enter' );
	await expect.poll( () => selected( editor ) ).toBe( 'Text' );
	await page.keyboard.type( '/Rating' );
	await page.locator( '.components-autocomplete__results' ).getByRole( 'option', { name: 'Rating' } ).click();
	await expect( field( editor, 'Rating' ).getByRole( 'textbox', LABEL ) ).toBeFocused();
	expect( await fields( page ) ).toEqual( [ ...START.slice( 0, 4 ), 'field-dropdown', 'field-rating', 'submit' ] );
} );

test( 'an editor builds a form of ten fields by keyboard alone', async ( { editor, page } ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=vestibule_form' );
	await expect.poll( () => fields( page ) ).toEqual( START );
	await editor.openDocumentSettingsSidebar();
	const again = page.getByRole( 'button', { name: 'Choose a template' } );
	if ( ! ( await again.isVisible() ) ) {
		await page.getByRole( 'button', { name: 'Template', exact: true } ).click();
	}
	await again.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Choose a template' } );
	await expect( dialog.getByRole( 'option', { name: 'Empty form' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( editor.canvas.getByRole( 'textbox', { name: 'Add title' } ) ).toBeFocused();
	await page.keyboard.type( 'Registration' );

	await page.keyboard.press( 'Enter' );
	const choose = async ( type: string, label: string ) => {
		await page.keyboard.type( `/${ type }` );
		await expect(
			page.locator( '.components-autocomplete__results' ).getByRole( 'option', { name: type } ).first()
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => selected( editor ) ).not.toBe( '' );
		await page.keyboard.type( label );
	};
	const goOn = async () => {
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => selected( editor ) ).toBe( 'Text' );
	};
	await choose( 'Name', 'Who are you?' );
	for ( const label of [ 'Company', 'Department', 'Street', 'Town', 'Room' ] ) {
		await goOn();
		await page.keyboard.type( label );
	}
	await goOn();
	await choose( 'Email', 'Your address' );
	await goOn();
	await choose( 'Date field', 'Your first day' );
	await goOn();
	await choose( 'Rating', 'How was it?' );
	await goOn();
	await page.keyboard.type( 'Anything else' );
	await goOn();
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.press( 'Backspace' );
	await expect( field( editor, 'Anything else' ).getByRole( 'textbox', LABEL ) ).toBeFocused();
	await page.keyboard.type( '?' );

	await expect( field( editor, 'Anything else?' ) ).toBeVisible();
	expect( await fields( page ) ).toEqual( [
		'field-name',
		...Array< string >( 5 ).fill( 'field-text' ),
		'field-email',
		'field-date',
		'field-rating',
		'field-text',
		'submit',
	] );
} );

test( 'server errors of a form name the setting, open its panel, and highlight its control', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_form', title: 'Refused' } );
	await editor.openDocumentSettingsSidebar();
	// The editor remembers which panels were open.
	const panel = page.getByRole( 'button', { name: 'After submission' } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	const address = page.getByRole( 'textbox', { name: 'Redirect to' } );
	await address.fill( 'javascript:alert(1)' );
	await panel.click();
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect( page.locator( '.components-notice.is-error' ) ).toContainText( 'Redirect to: Enter a URL' );
	await expect( address ).toBeFocused();
	await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( address ).toHaveCSS( 'border-color', 'rgb(138, 36, 36)' );
	await address.fill( '/thanks/' );

	await editor.insertBlock( { name: 'vestibule/field-calculation' } );
	for ( const region of [ 'Editor top bar', 'Editor publish' ] ) {
		await page
			.getByRole( 'region', { name: region } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
	}
	await expect( page.locator( '.components-notice-list .is-error' ) ).toContainText(
		'Write a formula for the calculation “Total”.'
	);
	await expect( page.getByRole( 'textbox', { name: 'Formula' } ) ).toBeFocused();
} );
