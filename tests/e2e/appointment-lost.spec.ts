import { expect, test } from './support/fixtures';
import { AJAX, chooseTime, errorOf, fillIn, openForm, picker, sendButton, withoutHolds } from './support/form';

test( 'a visitor whose chosen time is no longer available gets an error and the nearest available times', async ( {
	page,
} ) => {
	await withoutHolds( page );
	await openForm( page );
	await fillIn( page );
	await chooseTime( page );
	const chosen = picker( page ).locator( '.vestibule-time[aria-checked=true]' );
	const start = ( await chosen.getAttribute( 'data-start' ) ) ?? '';
	const label = await chosen.innerText();
	// The time passes before the form arrives. The calendar must not reload its times before the response.
	const later = new Date( Date.parse( start ) + 60_000 ).toISOString().replace( /\.\d+Z/, 'Z' );
	await page.route( `**${ AJAX }**`, async ( route ) => {
		const call = route.request();
		if ( ! ( call.postData() ?? '' ).includes( 'action=vestibule_form_submit' ) ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch( { headers: { ...call.headers(), 'x-test-now': later } } );
		await page.setExtraHTTPHeaders( { 'X-Test-Now': later } );
		await route.fulfill( { response } );
	} );
	await sendButton( page ).click();

	await expect.poll( () => errorOf( picker( page ) ) ).toBe( 'This time is not available. Choose another one' );
	await expect( picker( page ).getByRole( 'status' ) ).toContainText( 'no longer available' );
	await expect( picker( page ).locator( `[data-start="${ start }"]` ) ).toHaveCount( 0 );
	await expect( picker( page ).locator( '[aria-checked=true][data-start]' ) ).toHaveCount( 0 );
	const gone = picker( page ).locator( '.vestibule-time.is-gone' );
	if ( await gone.count() ) {
		await expect( gone ).toHaveText( `${ label } gone` );
	}
	const nearest = picker( page ).getByRole( 'group', { name: 'Nearest available times' } ).getByRole( 'button' );
	await nearest.first().click();
	await expect( picker( page ).getByRole( 'status' ) ).not.toContainText( 'no longer available' );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor can choose a time in a later month, and the form keeps it after an error', async ( { page } ) => {
		const times = page.getByRole( 'combobox', { name: 'Date and time' } );
		await page.goto( '/contact/' );
		await page.getByRole( 'link', { name: 'Later times' } ).click();
		const value = ( await times.locator( 'option:not([value=""])' ).last().getAttribute( 'value' ) ) ?? '';
		await times.selectOption( value );
		await sendButton( page ).click();
		await expect( page ).toHaveURL( /vestibule_result=/ );
		await expect( times ).toHaveValue( value );
		await page.getByRole( 'link', { name: 'Next available times' } ).click();
		await expect( page.getByRole( 'link', { name: 'Next available times' } ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'link', { name: 'Later times' } ) ).toBeVisible();
	} );
} );
