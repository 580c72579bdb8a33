import type { Page } from '@playwright/test';
import type { FormTemplates } from '../../src/contracts/form-templates';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { fieldsOfForm, publish, titles } from './support/form-editor';
import { rest } from './support/rest';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

const asks = ( page: Page ) => {
	const found: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( 'form-templates' ) && found.push( request.url() ) );
	return found;
};

test( 'an editor chooses a template by keyboard, undoes the choice, and stores the template with its page and settings', async ( {
	admin,
	editor,
	page,
} ) => {
	const asked = asks( page );
	await admin.createNewPost( { postType: 'page', title: 'With a template' } );
	await editor.insertBlock( { name: 'vestibule/form' } );
	await editor.canvas.getByRole( 'textbox', { name: 'New form' } ).fill( 'Test your English' );
	expect( asked ).toEqual( [] );
	await editor.canvas.getByRole( 'button', { name: 'Choose a template' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Choose a template' } );
	await expect( dialog.getByRole( 'option' ) ).toHaveCount( 17 );
	await expect( dialog.getByRole( 'option', { name: 'Empty form' } ) ).toBeFocused();
	expect( asked ).toHaveLength( 1 );
	await expect( dialog.getByRole( 'link', { name: /Import forms/ } ) ).toHaveAttribute(
		'href',
		/page=vestibule-import/
	);
	for ( const width of [ 412, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect( dialog.locator( 'iframe' ).first() ).toBeVisible();
		expect( await violations( page, '.vestibule-templates' ) ).toEqual( [] );
		expect( await dialog.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
	}
	await page.keyboard.press( 'ArrowDown' );
	await expect( dialog.getByRole( 'option', { name: 'Contact' } ) ).toBeFocused();
	await page.keyboard.press( 'p' );
	await expect( dialog.getByRole( 'option', { name: 'Placement test' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const names = async () => ( await fieldsOfForm( page ) ).map( ( { name } ) => name );
	await expect.poll( names ).toEqual( [ 'vestibule/step', 'vestibule/step', 'vestibule/submit' ] );
	expect( ( await fieldsOfForm( page ) ).every( ( { isValid } ) => isValid ) ).toBe( true );

	await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).undo() );
	await expect( editor.canvas.getByRole( 'button', { name: 'Choose a template' } ) ).toBeVisible();
	await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).redo() );
	await publish( editor );
	expect( await titles( page ) ).toContain( 'Test your English' );
	const [ form ] = await rest< { meta: Record< string, { list: unknown[] } > }[] >(
		'/wp/v2/vestibule-forms?context=edit&search=Test%20your%20English'
	);
	expect( form?.meta.vestibule_form_confirmations?.list ).toHaveLength( 2 );
	expect( form?.meta.vestibule_form_notifications?.list ).toHaveLength( 2 );
} );

test( 'all form templates contain only blocks that are valid in the editor', async ( { admin, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'All of them' } );
	const wrong = await page.evaluate( async () => {
		interface Parsed {
			name: string;
			isValid: boolean;
			innerBlocks: Parsed[];
		}
		const { groups }: FormTemplates = await window.wp.apiFetch( { path: '/vestibule/v1/form-templates' } );
		const flat = ( blocks: Parsed[] ): Parsed[] =>
			blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );
		return groups.flatMap( ( { templates } ) =>
			templates.flatMap( ( { name, content } ) => {
				const blocks: Parsed[] = window.wp.blocks.parse( content );
				const isAsWritten = window.wp.blocks.serialize( blocks ).length > 0;
				return isAsWritten && flat( blocks ).every( ( { isValid } ) => isValid ) ? [] : [ name ];
			} )
		);
	} );
	expect( wrong ).toEqual( [] );
} );

test( 'all blocks of the plugin have matching icons, unique titles and the same category', async ( {
	admin,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Blocks' } );
	const found = await page.evaluate( () => {
		interface Type {
			name: string;
			title: string;
			category: string;
			icon: { src: { props?: { viewBox?: string } }; foreground?: string };
		}
		const all: Type[] = window.wp.blocks.getBlockTypes();
		const isOwn = ( { name }: Type ) => name.startsWith( 'vestibule/' );
		const taken = all.filter( ( type ) => ! isOwn( type ) ).map( ( { title } ) => title.toLowerCase() );
		return all
			.filter( isOwn )
			.flatMap( ( { name, title, category, icon } ) => [
				...( icon.src.props?.viewBox === '0 0 24 24' && ! icon.foreground ? [] : [ `${ name }: icon` ] ),
				...( taken.includes( title.toLowerCase() ) ? [ `${ name }: title` ] : [] ),
				...( category === 'vestibule-form' ? [] : [ `${ name }: category` ] ),
			] );
	} );
	expect( found ).toEqual( [] );
} );
