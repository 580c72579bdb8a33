/**
 * Hostile texts of visitors and editors on every screen that shows them (docs/security.md, row 5). tests/php/Security
 * tests the server.
 */
import { expect, test } from './support/admin';
import { sendEntry } from './support/entry';
import { ALL, HOSTILE, MARKUP, dialogsOf, expectHarmless, hostileForm } from './support/hostile';
import { later } from './support/moments';

// A message may contain an image, which does not exist here. The editor's welcome guide loads one of wordpress.org.
test.use( { expectedConsole: [ /404|s\.w\.org/ ] } );

const ENTRIES = '/wp-admin/admin.php?page=vestibule-entries';

test( 'hostile texts in an entry stay text in the list, on the entry screen, in the REST API and in print', async ( {
	page,
	request,
} ) => {
	const dialogs = dialogsOf( page );
	const mark = `hostile${ Date.now().toString( 36 ) }`;
	const id = await sendEntry( request, {
		'names[first_name]': HOSTILE[ 0 ] ?? '',
		'names[last_name]': HOSTILE[ 2 ] ?? '',
		input_text_1: `${ HOSTILE[ 3 ] ?? '' } ${ HOSTILE[ 5 ] ?? '' }`,
		input_text: `${ mark } ${ HOSTILE[ 1 ] ?? '' }`,
		description: ALL + MARKUP,
		[ ALL.slice( 0, 60 ).replace( /[[\]]/g, '' ) ]: 'an unknown name',
		'names[<svg onload=alert(1)>]': 'an unknown part',
	} );
	await page.goto( `${ ENTRIES }#/?search=${ mark }` );
	await expect( page.getByRole( 'row' ).filter( { hasText: mark } ) ).toContainText( 'onload=alert(3)' );
	await expectHarmless( page, dialogs );

	await page.goto( `${ ENTRIES }#/entry/${ id }` );
	await expect( page.locator( 'dd' ).filter( { hasText: 'parent.alert(5)' } ).first() ).toBeVisible();
	await expect( page.locator( '#vestibule-entries' ) ).not.toContainText( 'an unknown' );
	await page.emulateMedia( { media: 'print' } );
	await expectHarmless( page, dialogs );
	await page.emulateMedia( { media: 'screen' } );

	const nonce = await ( await request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const route = await page.goto( `/wp-json/vestibule/v1/entries/${ id }?_wpnonce=${ nonce }` );
	expect( route?.status() ).toBe( 200 );
	expect( route?.headers() ).toMatchObject( {
		'content-type': expect.stringContaining( 'application/json' ),
		'x-content-type-options': 'nosniff',
	} );
	await expectHarmless( page, dialogs );
} );

test( 'hostile texts sent without scripts reappear as text in the fields and in the page’s data', async ( {
	page,
} ) => {
	const dialogs = dialogsOf( page );
	await page.goto( '/contact/' );
	// Submits the form as browsers without scripts do, so that its listeners do not run.
	await page.evaluate( ( text ) => {
		const form = document.querySelector< HTMLFormElement >( 'form[data-form_id]' );
		for ( const input of form?.querySelectorAll< HTMLInputElement | HTMLTextAreaElement >(
			'input[type="text"]:not([name$="__url"]), input[type="email"], input[type="tel"], textarea'
		) ?? [] ) {
			input.value = text;
		}
		HTMLFormElement.prototype.submit.call( form );
	}, ALL + MARKUP );
	await page.waitForURL( /vestibule_result=/ );
	await expect( page.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( /onerror=alert\(2\)/ );
	await expectHarmless( page, dialogs );
	const island = await page.locator( 'script[data-part="props"]' ).textContent();
	expect( island ).not.toMatch( /[<\u2028\u2029]/ );
	expect( JSON.parse( island ?? '' ) ).toMatchObject( {
		values: { input_text: expect.stringContaining( '</script>' ) },
	} );

	await page.getByRole( 'textbox', { name: 'Subject' } ).focus();
	await expect( page.getByRole( 'combobox', { name: 'Topics' } ) ).toBeVisible();
	await expectHarmless( page, dialogs );
} );

test( 'hostile texts in all settings of a form are shown as text on its page and in the editor', async ( { page } ) => {
	test.slow();
	const dialogs = dialogsOf( page );
	const { form, path } = await hostileForm();
	await page.goto( path );
	await expectHarmless( page, dialogs );

	const title = page.locator( 'input[name="title"]' );
	await title.focus();
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.locator( '.vestibule-field__error' ).first() ).toContainText( 'alert(1)' );
	await expectHarmless( page, dialogs );
	await title.fill( HOSTILE.slice( 0, 3 ).join( ' ' ) );
	// A second click counts only after 1500 ms (docs/form.md).
	await later( page, 1600 );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.getByText( 'Received' ) ).toBeVisible();
	await expectHarmless( page, dialogs );

	await page.goto( `/wp-admin/post.php?post=${ form }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.locator( '.vestibule-field' ).first() ).toBeVisible( { timeout: 60_000 } );
	await expectHarmless( page, dialogs );
	await page.goto( ENTRIES );
	await expect( page.getByRole( 'row' ).filter( { hasText: 'alert(2)' } ).first() ).toBeVisible();
	await expectHarmless( page, dialogs );
} );
