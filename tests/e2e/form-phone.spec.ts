import { expect, test } from './support/fixtures';
import { openForm } from './support/form';
import { observe, seen, taken } from './support/island';

/* Typing of a phone number, key by key, while the country list of the control loads. */

declare global {
	interface Window {
		countryChanges: string[];
	}
}

test( 'an incomplete country code does not cause a loop of country changes', async ( { page } ) => {
	await openForm( page );
	const phone = page.getByRole( 'textbox', { name: 'Phone' } );
	await expect( page.getByRole( 'combobox', { name: /for the phone number: \w/ } ) ).toBeVisible();
	await phone.evaluate( ( input ) => {
		window.countryChanges = [];
		// Stops a loop, which would block the browser.
		const note = ( event: Event ) => {
			window.countryChanges.push( input instanceof HTMLInputElement ? input.value : '' );
			if ( window.countryChanges.length > 20 ) {
				event.stopImmediatePropagation();
			}
		};
		window.addEventListener( 'countrychange', note, true );
	} );
	const changes = () => page.evaluate( () => window.countryChanges );

	await phone.focus();
	for ( const [ key, shown ] of [
		[ '+', '+' ],
		[ '4', '+4' ],
		[ '3', '+43' ],
		[ '6', '+43 6' ],
		[ '6', '+43 66' ],
		[ '4', '+43 664' ],
	] as const ) {
		await page.keyboard.press( key );
		await expect( phone ).toHaveValue( shown );
		await expect( phone ).toBeFocused();
	}
	await expect( page.getByRole( 'combobox', { name: /for the phone number: Austria \+43/ } ) ).toBeVisible();
	// The library reports a change from no country to no country for each key, and for the formatting after the first.
	expect( ( await changes() ).length ).toBeLessThan( 8 );

	await page.keyboard.press( 'ControlOrMeta+A' );
	for ( const key of [ '+', '9' ] ) {
		await page.keyboard.press( key );
	}
	await expect( phone ).toHaveValue( '+9' );
	await expect( page.getByRole( 'combobox', { name: /^Choose a country for the phone number$/ } ) ).toBeVisible();
	expect( ( await changes() ).length ).toBeLessThan( 12 );
} );

test( 'a phone field that is used first keeps the focus, and the country list loads when the visitor leaves it', async ( {
	page,
} ) => {
	await observe( page );
	await page.goto( '/contact/' );
	const phone = page.getByRole( 'textbox', { name: 'Phone' } );
	await phone.click();
	await page.keyboard.type( '030 9' );
	await taken( page );
	await expect( phone ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.type( '1' );
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '01820' );
	await expect( phone ).toBeFocused();
	await expect( phone ).toHaveValue( '030 1901820' );

	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'combobox', { name: /for the phone number: \w/ } ) ).toBeVisible();
	expect( ( await phone.inputValue() ).replaceAll( /\D/g, '' ) ).toBe( '0301901820' );
	await expect( page.locator( ':focus' ) ).toHaveCount( 1 );
	await expect( phone ).not.toBeFocused();
	expect( ( await seen( page ) ).differences ).toEqual( [] );
} );

test( 'a form is hydrated while its phone field has the focus, and the country list appears afterwards', async ( {
	page,
} ) => {
	await observe( page );
	await page.goto( '/contact/' );
	await page.getByRole( 'textbox', { name: 'Phone' } ).focus();
	await taken( page );
	await expect( page.locator( '.iti' ) ).toHaveCount( 0 );
	await page.getByRole( 'textbox', { name: 'First name' } ).focus();
	await expect( page.locator( '.iti' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'textbox', { name: 'First name' } ) ).toBeFocused();
} );

test( 'the country list starts with the site’s country and its neighbors', async ( { page } ) => {
	await openForm( page );
	await page.getByRole( 'combobox', { name: 'Choose a country for the phone number: Germany +49' } ).click();
	const listed = await page.locator( '.iti__country' ).allTextContents();
	expect( listed.slice( 0, 11 ) ).toEqual( [
		'Germany+49',
		'Austria+43',
		'Belgium+32',
		'Czechia+420',
		'Denmark+45',
		'France+33',
		'Luxembourg+352',
		'Netherlands+31',
		'Poland+48',
		'Switzerland+41',
		'Afghanistan+93',
	] );
} );
