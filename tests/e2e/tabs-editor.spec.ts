import type { Page } from '@playwright/test';
import { paragraph } from './support/accordion';
import { expect, test } from './support/admin';
import { tab, tabs } from './support/tabs';

interface Stored {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Stored[];
	clientId: string;
	isValid: boolean;
}

/** Titles of the first tabs block, and which tabs are open at the start. */
const stored = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const [ first ] = window.wp.data.select( 'core/block-editor' ).getBlocks() as Stored[];
		return ( first?.innerBlocks ?? [] ).map(
			( { attributes } ) => `${ String( attributes.title ) }${ attributes.isOpen ? ', open' : '' }`
		);
	} );

test( 'an editor edits, switches, moves, duplicates and removes tabs, and they are unchanged after reloading', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Written tabs' } );
	// The toolbar of a panel's first block would cover the titles.
	await editor.setIsFixedToolbar( true );
	await editor.insertBlock( { name: 'vestibule/tabs' } );
	const titles = editor.canvas.getByRole( 'textbox', { name: /^Title of tab/ } );
	const panels = editor.canvas.locator( '[data-type="vestibule/tab"]' );
	await expect( titles ).toHaveCount( 3 );
	for ( const [ index, title ] of [ 'One', 'Two words', 'Three' ].entries() ) {
		await titles.nth( index ).click();
		await page.keyboard.type( title );
		await expect( panels.nth( index ) ).toBeVisible();
		await panels.nth( index ).getByRole( 'document' ).first().click();
		await page.keyboard.type( `Text of ${ title }` );
	}
	await expect( panels.filter( { visible: true } ) ).toHaveCount( 1 );
	expect( await stored( page ) ).toEqual( [ 'One', 'Two words', 'Three' ] );

	await titles.nth( 1 ).click();
	await expect( panels.nth( 1 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Move tab back' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'One', 'Three' ] );
	await expect( panels.nth( 0 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Duplicate tab' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'Two words', 'One', 'Three' ] );
	await expect( panels.nth( 1 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Remove tab' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'One', 'Three' ] );
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( () => stored( page ) ).toEqual( [ 'Two words', 'Two words', 'One', 'Three' ] );
	await titles.nth( 3 ).click();
	await editor.clickBlockToolbarButton( 'Add tab after' );
	await expect( titles ).toHaveCount( 5 );
	await expect( panels.nth( 4 ) ).toBeVisible();

	await editor.setIsFixedToolbar( false );

	const before = await editor.getEditedPostContent();
	await editor.saveDraft();
	await page.reload();
	await expect( titles ).toHaveCount( 5 );
	expect( await editor.getEditedPostContent() ).toBe( before );
	await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'Text of Two words' ).first() ).toBeVisible();
} );

test( 'a hidden tab opens when its content is selected, and its settings are in the sidebar', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Settings of tabs' } );
	await editor.setContent(
		tabs( {}, tab( 'First', paragraph( 'a' ) ), tab( 'Second &amp; last', paragraph( 'b' ) ) )
	);
	await editor.openDocumentSettingsSidebar();
	const hidden = editor.canvas.getByText( 'b', { exact: true } );
	await expect( hidden ).toBeHidden();
	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return window.wp.data
			.dispatch( 'core/block-editor' )
			.selectBlock( getBlocks()[ 0 ].innerBlocks[ 1 ].innerBlocks[ 0 ].clientId );
	} );
	await expect( hidden ).toBeVisible();

	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return window.wp.data.dispatch( 'core/block-editor' ).selectBlock( getBlocks()[ 0 ].clientId );
	} );
	await page.getByRole( 'combobox', { name: 'Tab that is open at first' } ).selectOption( 'Second & last' );
	expect( await stored( page ) ).toEqual( [ 'First', 'Second &amp; last, open' ] );
	await page.getByRole( 'combobox', { name: 'Tab that is open at first' } ).selectOption( 'First' );
	expect( await stored( page ) ).toEqual( [ 'First', 'Second &amp; last' ] );

	const list = editor.canvas.locator( '.vestibule-tabs__list' );
	await page.getByRole( 'combobox', { name: 'On a tablet' } ).selectOption( 'Titles beside the panel' );
	await expect( list ).toHaveCSS( 'flex-direction', 'column' );
	await page.getByRole( 'combobox', { name: 'On a tablet' } ).selectOption( 'Each title above its panel' );
	await expect( list ).toHaveCSS( 'display', 'contents' );
	await page.getByRole( 'textbox', { name: 'Name for screen readers' } ).fill( 'Courses' );
	await page.getByRole( 'checkbox', { name: 'Arrow keys open tabs' } ).uncheck();
	expect( await editor.getEditedPostContent() ).toContain(
		'<!-- wp:vestibule/tabs {"tablet":"accordion","activation":"manual","label":"Courses"} -->'
	);
} );
