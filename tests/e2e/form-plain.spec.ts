import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { errorOf, formOn, messageOn, newName, sendButton, summaryOn } from './support/form';

test.use( { javaScriptEnabled: false } );

const TEXT = 'First line\n\n"Quoted" & <b>not bold</b> – it’s fine\n  indented';

const times = ( page: Page ) => page.getByRole( 'combobox', { name: 'Date and time' } );

/** Selects a random available time and returns its value. */
async function pickTime( page: Page ): Promise< string > {
	const values = await times( page )
		.locator( 'option:not([value=""])' )
		.evaluateAll( ( all ) => all.map( ( option ) => option.getAttribute( 'value' ) ?? '' ) );
	const value = values[ Math.floor( Math.random() * values.length ) ] ?? '';
	await times( page ).selectOption( value );
	return value;
}

async function fillInAll( page: Page, last: string ): Promise< void > {
	await page.getByLabel( 'First name' ).fill( 'Émilie' );
	await page.getByLabel( 'Last name' ).fill( last );
	await page.getByLabel( 'Email (required)' ).fill( 'emilie@example' );
	await page.getByLabel( 'Country' ).selectOption( 'France' );
	await page.getByLabel( 'Phone' ).first().fill( '06 12 34 56 78' );
	await page.getByLabel( 'Organisation' ).fill( 'O\'Neill & "Söhne" <GmbH>' );
	await page.getByLabel( 'Subject' ).fill( '\\Principia\\' );
	await page.getByRole( 'radio', { name: 'Phone' } ).check();
	await page.getByRole( 'checkbox', { name: 'Research' } ).check();
	await page.getByRole( 'checkbox', { name: 'Visits and events' } ).check();
	await page.getByLabel( 'Your message' ).fill( TEXT );
	await page.getByRole( 'checkbox', { name: 'newsletter' } ).check();
}

test( 'a form without scripts shows its errors and keeps all typed values, and then shows the success message', async ( {
	page,
	browser,
} ) => {
	const last = newName();
	await page.goto( '/contact/' );
	await fillInAll( page, last );
	const time = await pickTime( page );
	await sendButton( page ).click();

	await expect( page ).toHaveURL( /\/contact\/\?vestibule_result=[0-9a-f]{32}#ff_form_instance_4_1_problem$/ );
	const email = page.getByLabel( 'Email (required)' );
	const agreement = page.getByRole( 'checkbox', { name: 'I agree' } );
	expect( await errorOf( email ) ).toBe( 'This field must contain a valid email' );
	expect( await errorOf( agreement ) ).toBe( 'This field is required' );
	await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Subject' ) ).toHaveAttribute( 'aria-invalid', 'false' );

	await expect( page.getByLabel( 'First name' ) ).toHaveValue( 'Émilie' );
	await expect( page.getByLabel( 'Last name' ) ).toHaveValue( last );
	await expect( email ).toHaveValue( 'emilie@example' );
	await expect( page.getByLabel( 'Country' ) ).toHaveValue( 'FR' );
	await expect( page.getByLabel( 'Phone' ).first() ).toHaveValue( '06 12 34 56 78' );
	await expect( page.getByLabel( 'Organisation' ) ).toHaveValue( 'O\'Neill & "Söhne" <GmbH>' );
	await expect( page.getByLabel( 'Subject' ) ).toHaveValue( '\\Principia\\' );
	await expect( page.getByRole( 'radio', { name: 'Phone' } ) ).toBeChecked();
	await expect( page.getByRole( 'checkbox', { name: 'Research' } ) ).toBeChecked();
	await expect( page.getByRole( 'checkbox', { name: 'Visits and events' } ) ).toBeChecked();
	await expect( page.getByRole( 'checkbox', { name: 'Library' } ) ).not.toBeChecked();
	await expect( page.getByLabel( 'Your message' ) ).toHaveValue( TEXT );
	await expect( page.getByRole( 'checkbox', { name: 'newsletter' } ) ).toBeChecked();
	await expect( times( page ) ).toHaveValue( time );

	const other = await ( await browser.newContext() ).newPage();
	await other.goto( '/contact/' );
	await expect( formOn( other ) ).not.toContainText( 'There is a problem' );
	expect( await other.content() ).not.toContain( last );
	await other.context().close();

	await expect( summaryOn( page ) ).toContainText( 'There is a problem: 2 fields' );
	await summaryOn( page ).getByRole( 'link', { name: 'This field must contain a valid email' } ).click();
	await expect( email ).toBeInViewport();
	await email.fill( 'emilie@example.org' );
	await agreement.check();
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Your appointment:' );
	await expect( messageOn( page ) ).toBeInViewport();
	await expect( formOn( page ) ).toBeHidden();
	expect( await page.content() ).not.toContain( last );
} );

test( 'a form without scripts shows an error if another visitor has booked the chosen time', async ( {
	page,
	context,
} ) => {
	const second = await context.newPage();
	await page.goto( '/contact/' );
	await second.goto( '/contact/' );
	const time = await pickTime( page );
	await times( second ).selectOption( time );
	for ( const visitor of [ page, second ] ) {
		await fillInAll( visitor, newName() );
		await visitor.getByLabel( 'Email (required)' ).fill( 'emilie@example.org' );
		await visitor.getByRole( 'checkbox', { name: 'I agree' } ).check();
		await sendButton( visitor ).click();
	}
	await expect( messageOn( page ) ).toContainText( 'Your appointment:' );
	expect( await errorOf( times( second ) ) ).toBe( 'This time has just been booked. Choose another one' );
	await expect( times( second ) ).toHaveValue( '' );
	await expect( times( second ).locator( `option[value="${ time }"]` ) ).toHaveCount( 0 );
	await expect( second.getByLabel( 'Your message' ) ).toHaveValue( TEXT );
} );

test(
	'a form without scripts rejects text that is too long and keeps it in the field',
	{ tag: '@detail' },
	async ( { page } ) => {
		const long = 'A line that is long enough. '.repeat( 12_000 );
		await page.goto( '/contact/' );
		await page.getByLabel( 'First name' ).fill( 'Émilie' );
		// Sets the text by script, because browsers limit typing. A form with more fields could send as much.
		await page.getByLabel( 'Your message' ).evaluate( ( area, text ) => area.replaceChildren( text ), long );
		await sendButton( page ).click();
		await expect( page ).toHaveURL( /\/contact\/\?vestibule_result=/ );
		await expect( summaryOn( page ) ).toContainText(
			'Your message is too large. Shorten your text and send the form again.'
		);
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( long );
		await expect( page.getByLabel( 'First name' ) ).toHaveValue( 'Émilie' );
	}
);

test(
	'the empty form is shown if the result in the URL is expired, forged or malformed',
	{ tag: '@detail' },
	async ( { page } ) => {
		for ( const query of [
			`vestibule_result=${ 'f'.repeat( 32 ) }`,
			'vestibule_result[]=x',
			'vestibule_result=%3Cscript%3E',
			'vestibule_result=%ff',
		] ) {
			const answer = await page.goto( `/contact/?${ query }` );
			expect( answer?.status() ).toBe( 200 );
			await expect( page.getByLabel( 'First name' ) ).toHaveValue( '' );
			await expect( summaryOn( page ) ).toBeHidden();
			await expect( messageOn( page ) ).toBeHidden();
		}
	}
);

test( 'a form without scripts on a month-old page rejects an old time and offers current times', async ( {
	page,
	request,
} ) => {
	const before = new Date( Date.now() - 31 * 86_400_000 );
	const asked = await request.get( '/contact/', {
		headers: { 'X-Test-Now': `${ before.toISOString().slice( 0, 19 ) }Z` },
	} );
	const html = await asked.text();
	await page.route( '**/contact/', ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	await page.goto( '/contact/' );
	await fillInAll( page, newName() );
	await page.getByLabel( 'Email (required)' ).fill( 'emilie@example.org' );
	await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
	await times( page ).selectOption( { index: 1 } );
	await sendButton( page ).click();
	expect( await errorOf( times( page ) ) ).toBe( 'This time is not available. Choose another one' );
	await expect( page.getByLabel( 'Your message' ) ).toHaveValue( TEXT );
	await pickTime( page );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Your appointment:' );
} );
