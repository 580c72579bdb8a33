import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { errorOf, formOn, messageOn, sendAgain } from './support/form';
import { newFormOf } from './support/institute';
import { prepare } from './support/untouched';

const CONTENT = `
<!-- wp:vestibule/field-number {"name":"amount","label":"Amount","numberFormat":"currency","separators":"point-comma","currencyPlace":"after","min":"10"} /-->
<!-- wp:vestibule/field-url {"name":"site","label":"Website"} /-->
<!-- wp:vestibule/field-date {"name":"visit","label":"Visit","min":"+1 day"} /-->
<!-- wp:vestibule/field-date {"name":"born","label":"Date of birth","dateControl":"parts"} /-->
<!-- wp:vestibule/field-time {"name":"time","label":"Time","step":"15"} /-->
<!-- wp:vestibule/field-range {"name":"way","label":"Way","max":"50","step":"5","start":"10","unit":"km"} /-->
<!-- wp:vestibule/field-rating {"name":"stars","label":"Stars"} /-->
<!-- wp:vestibule/field-hidden {"name":"utm","label":"Campaign","source":"query","parameter":"utm_source","value":"none"} /-->
<!-- wp:vestibule/field-text {"name":"plate","label":"Plate","mask":"SS-000"} /-->
<!-- wp:vestibule/field-text {"name":"address","label":"Machine","mask":"099.099.099.099"} /-->
<!-- wp:vestibule/field-phone {"name":"tel","label":"Phone","extendedValidation":false,"initialCountry":"de"} /-->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;

const AGAIN = { vestibule_form_settings: { afterSuccess: 'reset_form' } };

const box = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'textbox', { name, exact: true } );
const range = ( page: Page ): Locator => formOn( page ).getByRole( 'slider', { name: 'Way' } );
const star = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'radio', { name } );

/** Uses the version of React that warns if the printed HTML differs from the rendered HTML. */
async function open( page: Page, path: string ) {
	await prepare( page, '19 development' );
	await page.addInitScript( () =>
		document.addEventListener( 'vestibule:ready', () => document.documentElement.setAttribute( 'data-ready', '' ) )
	);
	await page.goto( path );
	await box( page, 'Amount' ).focus();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-ready', '', { timeout: 30_000 } );
}

test( 'number, URL, date, range, rating and phone fields validate typed values and submit them', async ( { page } ) => {
	const path = await newFormOf( CONTENT, AGAIN );
	await open( page, `${ path }${ path.includes( '?' ) ? '&' : '?' }utm_source=spring` );

	await box( page, 'Amount' ).fill( '1.234,5' );
	await box( page, 'Website' ).fill( 'example.org' );
	await expect( box( page, 'Amount' ) ).toHaveValue( '1.234,50\u00a0€' );
	await page.keyboard.press( 'Tab' );
	await expect.poll( () => errorOf( box( page, 'Website' ) ) ).toBe( 'Enter a URL that begins with https://' );
	await box( page, 'Website' ).fill( 'https://example.org' );

	const visit = formOn( page ).getByLabel( 'Visit' );
	expect( await visit.getAttribute( 'min' ) ).toMatch( /^\d{4}-\d\d-\d\d$/ );

	await range( page ).press( 'ArrowRight' );
	await expect( formOn( page ).locator( 'output' ) ).toHaveText( '15 km' );

	await star( page, '4 of 5' ).press( 'Space' );
	await expect( star( page, '4 of 5' ) ).toBeChecked();
	await star( page, '4 of 5' ).press( 'Delete' );
	await expect( star( page, '4 of 5' ) ).not.toBeChecked();
	await star( page, '1 of 5' ).press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( star( page, '2 of 5' ) ).toBeChecked();

	await box( page, 'Day' ).fill( '31' );
	await formOn( page ).getByRole( 'combobox', { name: 'Month' } ).selectOption( '02' );
	await box( page, 'Year' ).fill( '1980' );
	await box( page, 'Phone' ).fill( '030 901820' );
	await formOn( page ).getByRole( 'button', { name: 'Send it' } ).click();
	await expect( box( page, 'Day' ) ).toBeFocused();
	expect( await errorOf( box( page, 'Day' ) ) ).toBe( 'Enter a date that exists' );
	await box( page, 'Day' ).fill( '5' );

	const sent = page.waitForRequest( ( call ) => /vestibule_form_submit/.test( call.url() ) );
	await sendAgain( formOn( page ).getByRole( 'button', { name: 'Send it' } ), messageOn( page ), 'Thank you' );
	const data = new URLSearchParams( new URLSearchParams( ( await sent ).postData() ?? '' ).get( 'data' ) ?? '' );
	expect( [ data.get( 'utm' ), data.get( 'tel' ), data.get( 'born[month]' ) ] ).toEqual( [
		'spring',
		'+49 030 901820',
		'02',
	] );
	await expect( range( page ) ).toHaveValue( '10' );
	await expect( formOn( page ).locator( 'output' ) ).toHaveText( '10 km' );
} );

test( 'an input mask formats text during typing, pasting and deleting, and the caret stays in place', async ( {
	page,
} ) => {
	await open( page, await newFormOf( CONTENT, AGAIN ) );
	const plate = box( page, 'Plate' );
	await expect( plate ).toHaveAccessibleDescription( 'Format: AA-000' );
	await expect( async () => {
		await plate.fill( '' );
		await plate.pressSequentially( 'b1ü123' );
		await expect( plate ).toHaveValue( 'bü-123', { timeout: 500 } );
	} ).toPass();
	await plate.press( 'Backspace' );
	await expect( plate ).toHaveValue( 'bü-12' );
	await plate.press( 'ArrowLeft' );
	await plate.press( 'ArrowLeft' );
	await page.keyboard.type( '9' );
	await expect( plate ).toHaveValue( 'bü-912' );
	expect( await plate.evaluate( ( input: HTMLInputElement ) => input.selectionStart ) ).toBe( 4 );

	const machine = box( page, 'Machine' );
	await machine.pressSequentially( '192.168.1.1' );
	await expect( machine ).toHaveValue( '192.168.1.1' );
	await machine.selectText();
	await page.evaluate( () => document.execCommand( 'insertText', false, '10.0.0.255' ) );
	await expect( machine ).toHaveValue( '10.0.0.255' );
	await machine.fill( '10.0' );
	await machine.press( 'Tab' );
	await expect.poll( () => errorOf( machine ) ).toBe( 'Use the format 000.000.000.000' );
} );

test( 'a searchable list shows options restored by the browser if drafts are off', async ( { page } ) => {
	const options = [ 'Apple', 'Fig', 'Plum' ].map( ( label ) => ( { value: label, label } ) );
	const content = `
<!-- wp:vestibule/field-multi-select ${ JSON.stringify( { name: 'fruit', label: 'Fruit', options } ) } /-->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;
	await page.goto( await newFormOf( content, { vestibule_form_saving: { drafts: false } } ) );
	const fruit = formOn( page ).getByRole( 'combobox', { name: 'Fruit' } );
	const chosen = formOn( page ).getByRole( 'button', { name: /^Remove / } );
	// Firefox and Safari restore values before scripts have loaded. Chromium restores nothing here.
	await formOn( page )
		.locator( 'input[value="Fig"]' )
		.evaluate( ( restored: HTMLInputElement ) => ( restored.checked = true ) );
	await fruit.click();
	await expect( chosen ).toHaveCount( 1 );
	await expect( formOn( page ).locator( 'input[value="Fig"]' ) ).toBeChecked();
	await chosen.click();
	await expect( formOn( page ).locator( 'input[value="Fig"]' ) ).not.toBeChecked();
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the server validates the fields, and typed values stay after errors', async ( { page } ) => {
		await page.goto( await newFormOf( CONTENT, AGAIN ) );
		await expect( formOn( page ).locator( 'output' ) ).toBeHidden();
		await box( page, 'Amount' ).fill( '9,99 €' );
		await box( page, 'Day' ).fill( '5' );
		await formOn( page ).getByRole( 'combobox', { name: 'Month' } ).selectOption( '02' );
		await box( page, 'Year' ).fill( '80' );
		await star( page, '3 of 5' ).check();
		await formOn( page ).getByRole( 'button', { name: 'Send it' } ).click();
		expect( await errorOf( box( page, 'Amount' ) ) ).toBe( 'Enter 10,00\u00a0€ or more' );
		expect( await errorOf( box( page, 'Day' ) ) ).toBe( 'Enter a date that exists' );
		await expect( box( page, 'Amount' ) ).toHaveValue( '9,99 €' );
		await expect( box( page, 'Year' ) ).toHaveValue( '80' );
		await expect( star( page, '3 of 5' ) ).toBeChecked();
		await box( page, 'Amount' ).fill( '10' );
		await box( page, 'Year' ).fill( '1980' );
		await formOn( page ).getByRole( 'button', { name: 'Send it' } ).click();
		await expect( messageOn( page ) ).not.toBeEmpty();
	} );
} );
