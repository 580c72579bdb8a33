import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { errorOf, formOn, messageOn, summaryOn } from './support/form';
import { field, selectField } from './support/form-editor';
import { newFormOf, newFormPost } from './support/institute';
import { atRest } from './support/moments';

const ifCompany = JSON.stringify( { rules: [ { field: 'kind', operator: 'equals', value: 'company' } ] } );
const KIND =
	'<!-- wp:vestibule/field-radio {"name":"kind","label":"You are","options":[{"value":"person","label":"A person"},{"value":"company","label":"A company"}]} /-->';
const CONTENT = `
<!-- wp:vestibule/step {"title":"You"} -->
${ KIND }
<!-- wp:vestibule/field-text {"name":"company","label":"Company","required":true,"conditions":${ ifCompany }} /-->
<!-- wp:group {"vestibuleConditions":${ ifCompany }} --><div class="wp-block-group">
<!-- wp:vestibule/field-text {"name":"office","label":"Office"} /-->
<!-- wp:vestibule/field-text {"name":"floor","label":"Floor"} /-->
</div><!-- /wp:group -->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/step {"title":"The company","conditions":${ ifCompany }} -->
<!-- wp:vestibule/field-text {"name":"register","label":"Registered at","required":true} /-->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/step {"title":"Your question"} -->
<!-- wp:vestibule/field-textarea {"name":"question","label":"Question"} /-->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;

const named = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'textbox', { name } );
const radio = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'radio', { name } );
const button = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'button', { name, exact: true } );
const heading = ( page: Page, name: string ): Locator => page.getByRole( 'heading', { name, exact: true } );

test( 'fields, groups and steps appear depending on the answers, and hidden fields lose their values', async ( {
	page,
} ) => {
	await page.goto( await newFormOf( CONTENT ) );
	await expect( named( page, 'Company' ) ).toBeHidden();
	await expect( named( page, 'Office' ) ).toBeHidden();
	await expect( heading( page, 'Step 1 of 2 – You' ) ).toBeVisible();

	await radio( page, 'A person' ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( named( page, 'Company' ) ).toBeVisible( { timeout: 30_000 } );
	await expect( radio( page, 'A company' ) ).toBeFocused();
	await expect( named( page, 'Office' ) ).toBeVisible();
	await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeVisible();
	const said = formOn( page ).getByRole( 'status' ).filter( { hasText: 'Office' } );
	await expect( said ).toContainText( 'Office, Floor' );
	await button( page, 'Next' ).click();
	expect( await errorOf( named( page, 'Company' ) ) ).toBe( 'This field is required' );
	await expect( named( page, 'Company' ) ).toBeFocused();
	await named( page, 'Office' ).fill( 'Berlin' );

	// Another script changes the answer while the visitor is in a field that must hide: it stays until it loses the
	// focus.
	await named( page, 'Company' ).fill( 'Acme' );
	await radio( page, 'A person' ).evaluate( ( control: HTMLInputElement ) => {
		control.checked = true;
		control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await expect( named( page, 'Office' ) ).toBeHidden();
	await expect( named( page, 'Company' ) ).toBeFocused();
	await radio( page, 'A person' ).focus();
	await expect( named( page, 'Company' ) ).toBeHidden();
	await expect( heading( page, 'Step 1 of 2 – You' ) ).toBeVisible();
	await expect( summaryOn( page ) ).toBeHidden();
	await atRest( page );
	await radio( page, 'A company' ).check();
	await expect( named( page, 'Company' ) ).toHaveValue( '' );
	await expect( named( page, 'Office' ) ).toHaveValue( '' );

	await radio( page, 'A person' ).check();
	await button( page, 'Next' ).click();
	await expect( heading( page, 'Step 2 of 2 – Your question' ) ).toBeFocused();
	const sent = page.waitForRequest( ( call ) => ( call.postData() ?? '' ).includes( 'vestibule_form_submit' ) );
	await button( page, 'Send it' ).click();
	expect( decodeURIComponent( ( await sent ).postData() ?? '' ) ).not.toMatch( /company=|office=|register=/ );
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form shows all fields with their conditions, and the server decides which fields are required', async ( {
		page,
	} ) => {
		await page.goto( await newFormOf( CONTENT ) );
		// Playwright finds no text in noscript elements.
		await expect( page.locator( '.vestibule-condition > span' ) ).toHaveText(
			Array( 3 ).fill( 'Only if you choose “A company” for You are.' )
		);
		await expect( heading( page, 'The company' ) ).toBeVisible();
		await expect( named( page, 'Registered at' ) ).toBeVisible();
		await radio( page, 'A company' ).check();
		await button( page, 'Send it' ).click();
		expect( await errorOf( named( page, 'Company' ) ) ).toBe( 'This field is required' );
		expect( await errorOf( named( page, 'Registered at' ) ) ).toBe( 'This field is required' );
		await radio( page, 'A person' ).check();
		await button( page, 'Send it' ).click();
		await expect( messageOn( page ) ).toContainText( 'Thank you' );
	} );
} );

const settings = ( page: Page ) => page.getByRole( 'region', { name: 'Editor settings' } );

/** The form's success message in the editor, which may not be saved yet. */
const successMessage = ( page: Page ) =>
	page.evaluate(
		() =>
			window.wp.data.select( 'core/editor' ).getEditedPostAttribute( 'meta' ).vestibule_form_settings
				.successMessage
	);

/** Adds a condition to the selected field, which has none. */
async function addCondition( page: Page ): Promise< void > {
	const sidebar = settings( page );
	const panel = sidebar.getByRole( 'button', { name: 'Conditions' } );
	// The sidebar briefly shows the field that was selected before, and its panel may be open.
	await expect( async () => {
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await expect( sidebar.getByText( 'Always shown.' ) ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	await sidebar.getByRole( 'button', { name: 'Add condition' } ).click();
}

test( 'conditions follow a renamed field, and the editor warns about circular conditions and removed fields', async ( {
	admin,
	editor,
	page,
} ) => {
	const form = await newFormPost(
		`${ KIND }<!-- wp:vestibule/field-text {"name":"company","label":"Company"} /--><!-- wp:vestibule/submit /-->`,
		{ vestibule_form_settings: { successMessage: 'You are {inputs.kind}.' } }
	);
	await admin.editPost( form );
	// WordPress remembers which panels were open.
	await page.evaluate( () => window.wp.data.dispatch( 'core/preferences' ).set( 'core', 'openPanels', [] ) );
	const sidebar = settings( page );
	const shown = editor.canvas.locator( '[data-vestibule-shown]' );
	const undo = () => page.keyboard.press( 'ControlOrMeta+z' );

	await selectField( editor, 'Company' );
	await addCondition( page );
	const rule = sidebar.getByRole( 'group', { name: 'Condition 1' } );
	await expect( rule.getByLabel( 'Field', { exact: true } ) ).toBeFocused();
	await rule.getByLabel( 'Value' ).selectOption( 'A company' );
	await expect( sidebar.getByText( 'Shown when You are is A company.' ) ).toBeVisible();
	await expect( shown ).toHaveAttribute( 'data-vestibule-shown', 'Shown when You are is A company.' );

	await selectField( editor, 'You are' );
	await addCondition( page );
	await expect(
		sidebar.getByText( 'would depend on each other in a circle (You are → Company → You are)' )
	).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Advanced' } ).click();
	const name = sidebar.getByLabel( 'Field name' );
	await name.fill( 'visitor-kind' );
	await name.press( 'Tab' );
	await expect.poll( () => successMessage( page ) ).toBe( 'You are {inputs.visitor-kind}.' );
	await expect( shown ).toHaveAttribute( 'data-vestibule-shown', 'Shown when You are is A company.' );
	await undo();
	await expect.poll( () => successMessage( page ) ).toBe( 'You are {inputs.kind}.' );
	await expect( name ).toHaveValue( 'kind' );
	await expect( shown ).toHaveAttribute( 'data-vestibule-shown', 'Shown when You are is A company.' );

	await field( editor, 'You are' ).click( { position: { x: 1, y: 1 } } );
	await page.keyboard.press( 'Shift+Alt+z' );
	await expect( shown ).toHaveAttribute( 'data-vestibule-shown', /Field not found: kind\.$/ );
	await selectField( editor, 'Company' );
	await expect( rule ).toContainText( 'Field “kind” not found' );
	await sidebar.getByRole( 'tab', { name: 'Form', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'After submission' } ).click();
	await expect( sidebar.getByText( 'Field not found: kind. Choose another field' ) ).toBeVisible();
	await undo();
	await expect( shown ).toHaveAttribute( 'data-vestibule-shown', 'Shown when You are is A company.' );
	await expect( sidebar.getByText( 'Field not found: kind' ) ).toBeHidden();
} );
