import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './admin';

const exactly = ( text: string ) => new RegExp( `^${ text.replace( /[^\w\s]/g, '\\$&' ) }$` );

export const LABEL = { name: 'Label', exact: true };

/** Field block with this label in the canvas. */
export const field = ( editor: Editor, label: string ) =>
	editor.canvas.locator( '[data-type^="vestibule/field-"]', {
		has: editor.canvas.getByRole( 'textbox', LABEL ).filter( { hasText: exactly( label ) } ),
	} );

export async function newForm( editor: Editor, title: string ): Promise< void > {
	await editor.insertBlock( { name: 'vestibule/form' } );
	await editor.canvas.getByRole( 'textbox', { name: 'New form' } ).fill( title );
	await editor.canvas.getByRole( 'button', { name: 'Create form' } ).click();
	const submit = editor.canvas.locator( '[data-type="vestibule/submit"]' );
	// Users who have switched off the dialog get the same form at once.
	const contact = editor.page
		.getByRole( 'dialog', { name: 'Choose a template' } )
		.getByRole( 'option', { name: 'Contact' } );
	await expect.poll( async () => ( await submit.isVisible() ) || ( await contact.isVisible() ) ).toBe( true );
	if ( await contact.isVisible() ) {
		await contact.click();
	}
	await expect( submit ).toBeVisible();
}

export async function selectField( editor: Editor, label: string ): Promise< void > {
	await field( editor, label ).getByRole( 'textbox', LABEL ).click();
	await editor.openDocumentSettingsSidebar();
	await expect(
		editor.page.getByRole( 'button', { name: 'Settings', exact: true, expanded: true } ).last()
	).toBeVisible();
}

/** Opens a panel of the form's sidebar if it is closed, because the editor remembers open panels. */
export async function openPanel( editor: Editor, name: string ): Promise< Locator > {
	await editor.openDocumentSettingsSidebar();
	const sidebar = editor.page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	const panel = sidebar.getByRole( 'button', { name, exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	return sidebar;
}

/** Waits until nothing is being saved and no changes are left. */
export const saved = ( page: Page ) =>
	expect
		.poll( () =>
			page.evaluate( () => {
				const { getCurrentPostAttribute, isSavingPost } = window.wp.data.select( 'core/editor' );
				const dirty: unknown[] = window.wp.data.select( 'core' ).__experimentalGetDirtyEntityRecords();
				return isSavingPost()
					? 'saving'
					: `${ getCurrentPostAttribute( 'status' ) }, ${ dirty.length } to save`;
			} )
		)
		.toBe( 'publish, 0 to save' );

/** Publishes the page with its new form. */
export async function publish( editor: Editor ): Promise< void > {
	await editor.publishPost();
	await saved( editor.page );
	await editor.page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Close panel' } )
		.click();
	await expect.poll( () => formOfPage( editor.page ) ).toBeGreaterThan( 0 );
}

/** Post ID of the page's form. 0 if the page has none. */
export const formOfPage = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return getBlocks().find( ( { name }: Stored ) => name === 'vestibule/form' ).attributes.ref ?? 0;
	} );

/** Titles of all forms on the server. */
export const titles = ( page: Page ): Promise< string[] > =>
	page.evaluate( async () => {
		const forms = await window.wp.apiFetch( {
			path: '/wp/v2/vestibule-forms?per_page=100&context=edit&status=any',
		} );
		return forms.map( ( { title }: { title: { raw: string } } ) => title.raw );
	} );

export interface Stored {
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
}

/** Blocks in the form block of the page, as in the editor. */
export const fieldsOfForm = ( page: Page ): Promise< Stored[] > =>
	page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		const form = getBlocks().find( ( { name }: Stored ) => name === 'vestibule/form' );
		return getBlocks( form.clientId ).map( ( { name, attributes, isValid }: Stored ) => ( {
			name,
			attributes,
			isValid,
		} ) );
	} );

export const names = async ( page: Page ) =>
	( await fieldsOfForm( page ) ).flatMap( ( { attributes } ) => attributes.name ?? [] );

/** Last field of the page's form, above the button. */
export const lastField = async ( page: Page ): Promise< Stored | undefined > =>
	( await fieldsOfForm( page ) ).filter( ( { name } ) => name.startsWith( 'vestibule/field-' ) ).at( -1 );

/** Adds a field at the end of the page's form, as the inserter does. */
export async function insertField(
	page: Page,
	name: string,
	attributes: Record< string, unknown > = {}
): Promise< void > {
	await page.evaluate(
		( [ block, given ] ) => {
			const { getBlocks } = window.wp.data.select( 'core/block-editor' );
			const form = getBlocks().find( ( { name: own }: Stored ) => own === 'vestibule/form' );
			return window.wp.data
				.dispatch( 'core/block-editor' )
				.insertBlock( window.wp.blocks.createBlock( block, given ), undefined, form.clientId );
		},
		[ name, attributes ] as const
	);
}

/** Value and label of each option of the last field. */
export const optionsOf = async ( page: Page ) =>
	( ( await lastField( page ) )?.attributes.options as { value: string; label: string }[] ).map(
		( { value, label } ) => [ value, label ]
	);
