import { expect, test } from './support/admin';
import { insertField, newForm, publish } from './support/form-editor';
import { rest } from './support/rest';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

/** Activates or deactivates the plugin of tests/plugins/colour. */
const switchExample = ( status: 'active' | 'inactive' ) =>
	rest( '/wp/v2/plugins/colour/colour', { status }, { method: 'PUT' } );

test.describe( 'field types of other plugins', () => {
	test.beforeEach( () => switchExample( 'active' ) );
	test.afterEach( () => switchExample( 'inactive' ) );

	test( 'a field type of another plugin is added to a form, shows its error, and is submitted', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { postType: 'page', title: 'Colours' } );
		await newForm( editor, 'Colours' );
		await insertField( page, 'vestibule/field-colour' );
		await insertField( page, 'vestibule/field-dropdown' );
		await publish( editor );
		await page.goto( await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() ) );

		const form = page.locator( '.vestibule-form' );
		const colour = form.locator( '[data-field="colour"]' );
		const input = colour.locator( 'input[name="colour"]' );
		// A value that is left before the field's script has loaded is validated with the next change. Browsers
		// dispatch a change event only if the text differs.
		const wrong = [ 'green', 'red' ];
		await expect( async () => {
			wrong.reverse();
			await input.fill( wrong[ 0 ] ?? '' );
			await input.press( 'Tab' );
			await expect( colour.locator( '.vestibule-field__error' ) ).toHaveText( 'Write a colour such as #1a6b54', {
				timeout: 3000,
			} );
		} ).toPass();
		await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( input ).toHaveAccessibleDescription( 'Write a colour such as #1a6b54' );

		await colour.locator( 'input[type="color"]' ).fill( '#1a6b54' );
		await expect( colour.locator( '.vestibule-field__error' ) ).toHaveCount( 0 );
		await expect( input ).toHaveValue( '#1a6b54' );

		await form.getByLabel( 'First name' ).fill( 'Ana' );
		await form.getByLabel( 'Last name' ).fill( 'Li' );
		await form.getByLabel( 'Email' ).fill( 'ana@example.com' );
		await form.getByRole( 'combobox', { name: 'Dropdown' } ).selectOption( 'Second option' );
		await form.getByRole( 'checkbox' ).check();
		const sent = page.waitForRequest( ( request ) => /vestibule_form_submit/.test( request.url() ) );
		await form.getByRole( 'button', { name: 'Send enquiry' } ).click();
		const data = new URLSearchParams( new URLSearchParams( ( await sent ).postData() ?? '' ).get( 'data' ) ?? '' );
		expect( [ data.get( 'colour' ), data.get( 'dropdown' ) ] ).toEqual( [ '#1a6b54', 'Second option' ] );
		await expect( page.locator( '[data-part="message"]' ) ).not.toBeEmpty();
	} );
} );
