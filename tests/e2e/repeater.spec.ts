import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { errorOf, formOn, messageOn, sendAgain } from './support/form';
import { LABEL } from './support/form-editor';
import { newFormOf, newFormPost } from './support/institute';
import { hold, ISLAND } from './support/island';

const other = JSON.stringify( { rules: [ { field: 'diet', operator: 'equals', value: 'other' } ] } );
const CONTENT = `
<!-- wp:vestibule/field-repeater {"name":"people","label":"People","minRows":1,"maxRows":3,"rowLabel":"Person","addLabel":"Add a person"} -->
<!-- wp:vestibule/field-text {"name":"who","label":"Name","required":true} /-->
<!-- wp:vestibule/field-number {"name":"age","label":"Age"} /-->
<!-- wp:vestibule/field-dropdown {"name":"diet","label":"Diet","options":[{"value":"none","label":"None"},{"value":"other","label":"Another"}]} /-->
<!-- wp:vestibule/field-text {"name":"which","label":"Which diet","conditions":${ other }} /-->
<!-- /wp:vestibule/field-repeater -->
<!-- wp:vestibule/field-calculation {"name":"total","label":"Total","formula":"{people[age]} + people * 100"} /-->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;

const row = ( page: Page, number: number ) =>
	formOn( page ).getByRole( 'group', { name: `Person ${ number }`, exact: true } );
const inRow = ( page: Page, number: number, name: string ) => row( page, number ).getByRole( 'textbox', { name } );
const button = ( page: Page, name: string ) => formOn( page ).getByRole( 'button', { name, exact: true } );
const status = ( page: Page ) => formOn( page ).locator( '.vestibule-rows__status' );

test( 'a visitor adds, removes and restores rows, and the focus follows', async ( { page } ) => {
	await page.goto( await newFormOf( CONTENT ) );
	await inRow( page, 1, 'Name' ).fill( 'Ana' );
	await expect( button( page, 'Remove Person 1' ) ).toBeHidden();
	await button( page, 'Add a person' ).click();
	await expect( inRow( page, 2, 'Name' ) ).toBeFocused( { timeout: 30_000 } );
	await expect( status( page ) ).toHaveText( 'Person 2 was added.' );
	await page.keyboard.type( 'Bo' );
	await inRow( page, 2, 'Age' ).fill( '7' );
	await inRow( page, 1, 'Age' ).fill( '30' );
	await expect( formOn( page ).locator( 'output' ) ).toHaveText( '237' );
	await row( page, 1 ).getByRole( 'combobox' ).selectOption( 'other' );
	await expect( inRow( page, 1, 'Which diet' ) ).toBeVisible();
	await expect( inRow( page, 2, 'Which diet' ) ).toBeHidden();
	await inRow( page, 1, 'Which diet' ).fill( 'Vegan' );

	await button( page, 'Add a person' ).click();
	await expect( inRow( page, 3, 'Name' ) ).toBeFocused();
	await expect( button( page, 'Add a person' ) ).toBeHidden();
	await page.keyboard.type( 'Cy' );
	await button( page, 'Remove Person 1' ).click();
	await expect( status( page ) ).toContainText( 'Person 1 was removed.' );
	await expect( button( page, 'Remove Person 1' ) ).toBeFocused();
	await expect( inRow( page, 1, 'Name' ) ).toHaveValue( 'Bo' );
	await expect( inRow( page, 2, 'Name' ) ).toHaveValue( 'Cy' );
	await expect( formOn( page ).locator( 'output' ) ).toHaveText( '207' );
	await button( page, 'Undo' ).click();
	await expect( inRow( page, 1, 'Name' ) ).toBeFocused();
	await expect( inRow( page, 1, 'Which diet' ) ).toHaveValue( 'Vegan' );
	await expect( inRow( page, 3, 'Name' ) ).toHaveValue( 'Cy' );

	await inRow( page, 2, 'Name' ).fill( '' );
	await button( page, 'Send it' ).click();
	expect( await errorOf( inRow( page, 2, 'Name' ) ) ).toBe( 'This field is required' );
	await expect( inRow( page, 2, 'Name' ) ).toBeFocused();
	await inRow( page, 2, 'Name' ).fill( 'Bob' );
	await sendAgain( button( page, 'Send it' ), messageOn( page ), 'Thank you' );
	// The form is hidden and has its initial state again.
	await expect( page.locator( '.vestibule-row' ) ).toHaveCount( 1 );
	await expect( page.locator( '[name="people[0][who]"]' ) ).toHaveValue( '' );
} );

test( 'a row that is added before the form script has loaded appears later, without reloading the page', async ( {
	page,
} ) => {
	const release = await hold( page, ISLAND );
	await page.goto( await newFormOf( CONTENT ) );
	const address = page.url();
	await inRow( page, 1, 'Name' ).fill( 'Ana' );
	await button( page, 'Add a person' ).click();
	release();
	await expect( inRow( page, 2, 'Name' ) ).toBeFocused( { timeout: 30_000 } );
	await expect( inRow( page, 1, 'Name' ) ).toHaveValue( 'Ana' );
	expect( page.url() ).toBe( address );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor adds and removes rows by buttons, and typed values stay', async ( { page } ) => {
		await page.goto( await newFormOf( CONTENT ) );
		await inRow( page, 1, 'Name' ).fill( 'Ana' );
		await button( page, 'Add a person' ).click();
		await expect( inRow( page, 1, 'Name' ) ).toHaveValue( 'Ana' );
		await inRow( page, 2, 'Name' ).fill( 'Bo' );
		await button( page, 'Remove Person 1' ).click();
		await expect( inRow( page, 1, 'Name' ) ).toHaveValue( 'Bo' );
		await expect( row( page, 2 ) ).toHaveCount( 0 );
		await inRow( page, 1, 'Name' ).press( 'Enter' );
		await expect( messageOn( page ) ).toContainText( 'Thank you' );
	} );
} );

test( 'the conditions of a field in a row can use the other fields in that row', async ( { admin, page, editor } ) => {
	await admin.editPost( await newFormPost( CONTENT ) );
	await editor.setPreferences( 'core/edit-post', { welcomeGuide: false } );
	await expect(
		editor.canvas.locator( '[data-type="vestibule/field-repeater"] [data-type^="vestibule/field-"]' )
	).toHaveCount( 4 );
	await editor.canvas.locator( '[data-type="vestibule/field-number"]' ).getByRole( 'textbox', LABEL ).click();
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'button', { name: 'Conditions' } ).click();
	await sidebar.getByRole( 'button', { name: 'Add condition' } ).click();
	const asked = sidebar.getByRole( 'group', { name: 'Condition 1' } ).getByLabel( 'Field', { exact: true } );
	await expect( asked.locator( 'option' ) ).toHaveText( [ 'Name', 'Diet', 'Which diet' ] );
} );
