import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { test as instituteTest } from './support/admin';
import { errorOf, openForm, picker, sendButton, submissions, summaryOn } from './support/form';
import { newForm } from './support/institute';
import { atRest } from './support/moments';

const REQUIRED = 'This field is required';

/** Required fields of form 4 with their errors (docs/form.md). */
const controls = ( page: Page ): [ Locator, string ][] => [
	[ page.getByRole( 'textbox', { name: 'First name' } ), REQUIRED ],
	[ page.getByRole( 'textbox', { name: 'Last name' } ), REQUIRED ],
	[ page.getByRole( 'textbox', { name: 'Email' } ), REQUIRED ],
	[ page.getByRole( 'combobox', { name: 'Country (required)' } ), REQUIRED ],
	[ page.getByRole( 'textbox', { name: 'Organisation' } ), REQUIRED ],
	[ page.getByRole( 'textbox', { name: 'Subject' } ), REQUIRED ],
	[ page.getByRole( 'radiogroup', { name: 'How should we answer?' } ), REQUIRED ],
	[ page.getByRole( 'combobox', { name: 'Topics' } ), REQUIRED ],
	[ picker( page ), 'Appointment Date & Time is required' ],
	[ page.getByRole( 'checkbox', { name: 'I agree' } ), REQUIRED ],
];

/** Distance of an element from the lower edge of the sticky header, after the page has stopped scrolling. */
async function belowHeader( page: Page, element: Locator ): Promise< number > {
	await atRest( page );
	const header = await page
		.locator( 'header > .vestibule-sticky' )
		.evaluate( ( one ) => one.getBoundingClientRect().bottom );
	expect( header ).toBeGreaterThan( 40 );
	return element.evaluate( ( one, bottom ) => Math.round( one.getBoundingClientRect().top - bottom ), header );
}

test( 'an empty form shows an error at each required field, lists the errors, and focuses the first field', async ( {
	page,
} ) => {
	await openForm( page );
	const sent = submissions( page );
	const [ first ] = controls( page ).map( ( [ control ] ) => control );
	await sendButton( page ).click();

	await expect( first as Locator ).toBeFocused();
	await expect.poll( () => belowHeader( page, page.locator( '[data-field="names"]' ) ) ).toBeCloseTo( 20, -1 );
	for ( const [ control, text ] of controls( page ) ) {
		expect( await errorOf( control ) ).toBe( text );
		if ( ! ( await control.getAttribute( 'role' ) )?.startsWith( 'group' ) ) {
			await expect( control ).toHaveAttribute( 'aria-invalid', 'true' );
		}
	}
	await expect( page.getByRole( 'textbox', { name: 'Middle name' } ) ).toHaveAttribute( 'aria-invalid', 'false' );
	await expect( page.getByRole( 'combobox', { name: 'Topics' } ) ).toHaveAccessibleDescription(
		`Choose up to three. ${ REQUIRED }`
	);
	expect( sent ).toEqual( [] );

	const links = summaryOn( page ).getByRole( 'link' );
	await expect( links ).toHaveCount( controls( page ).length );
	await expect( links ).toHaveText( [
		`First name: ${ REQUIRED }`,
		`Last name: ${ REQUIRED }`,
		`Email: ${ REQUIRED }`,
		`Country: ${ REQUIRED }`,
		`Organisation: ${ REQUIRED }`,
		`Subject: ${ REQUIRED }`,
		`How should we answer? ${ REQUIRED }`,
		`Topics: ${ REQUIRED }`,
		'Appointment Date & Time is required',
		`Data protection: ${ REQUIRED }`,
	] );
	await links.filter( { hasText: 'Subject' } ).click();
	const subject = page.getByRole( 'textbox', { name: 'Subject' } );
	await expect( subject ).toBeFocused();
	await expect.poll( () => belowHeader( page, page.locator( '[data-field="input_text"]' ) ) ).toBeCloseTo( 20, -1 );
	await links.filter( { hasText: 'How should we answer?' } ).click();
	await expect( page.getByRole( 'radio', { name: 'E-mail' } ) ).toBeFocused();
	await links.filter( { hasText: 'Appointment Date & Time' } ).click();
	await expect( picker( page ) ).toBeFocused();

	await subject.pressSequentially( 'Archive' );
	await expect( subject ).toHaveAttribute( 'aria-invalid', 'false', { timeout: 3000 } );
	await expect( subject ).not.toHaveAttribute( 'aria-describedby' );
	await expect( links.filter( { hasText: 'Subject' } ) ).toHaveCount( 0 );
	await subject.fill( '  ' );
	await expect.poll( () => errorOf( subject ) ).toBe( '' );
} );

test(
	'in a small window, the page scrolls to the missing part of a large field',
	{ tag: '@detail' },
	async ( { page } ) => {
		await openForm( page );
		await page.getByRole( 'textbox', { name: 'First name' } ).fill( 'Ada' );
		await page.setViewportSize( { width: 412, height: 400 } );
		await sendButton( page ).click();
		const last = page.getByRole( 'textbox', { name: 'Last name' } );
		await expect( last ).toBeFocused();
		await expect
			.poll( () => belowHeader( page, page.locator( '.vestibule-part', { has: last } ) ) )
			.toBeCloseTo( 20, -1 );
	}
);

test( 'an invalid value shows an error when the visitor leaves the field, and correcting it removes the error', async ( {
	page,
} ) => {
	await page.clock.install();
	await openForm( page );
	const email = page.getByRole( 'textbox', { name: 'Email' } );
	await email.pressSequentially( 'ada@example' );
	await page.clock.runFor( 500 );
	expect( await errorOf( email ), 'while it is being typed' ).toBe( '' );
	const phone = page.getByRole( 'textbox', { name: 'Phone' } );
	await phone.pressSequentially( '123' );
	await expect.poll( () => errorOf( email ) ).toBe( 'This field must contain a valid email' );
	await page.getByRole( 'textbox', { name: 'Organisation' } ).focus();
	await expect.poll( () => errorOf( phone ) ).toBe( 'Phone number is not valid' );
	await phone.fill( '' );
	await expect.poll( () => errorOf( phone ) ).toBe( '' );
	await email.press( 'End' );
	await email.pressSequentially( '.org' );
	await expect.poll( () => errorOf( email ) ).toBe( '' );
} );

instituteTest(
	'errors stacked at the bottom can be closed, and each links to its field, which the header does not cover',
	async ( { page } ) => {
		const path = await newForm( { errorMessagePlacement: 'stackToBottom' } );
		await openForm( page, path );
		await sendButton( page ).click();
		const list = summaryOn( page );
		await expect( list.getByRole( 'listitem' ) ).toHaveCount( 10 );
		const [ button, stacked ] = [ await sendButton( page ).boundingBox(), await list.boundingBox() ];
		expect( stacked?.y ).toBeGreaterThan( button?.y ?? Infinity );
		await expect.poll( () => belowHeader( page, page.locator( '[data-field="names"]' ) ) ).toBeCloseTo( 20, -1 );

		await list
			.getByRole( 'listitem' )
			.filter( { hasText: 'Organisation' } )
			.getByRole( 'button', { name: 'Close this message' } )
			.click();
		await expect( list.getByRole( 'listitem' ) ).toHaveCount( 9 );
		await expect( list ).not.toContainText( 'Organisation' );
		const subject = list.getByRole( 'listitem' ).filter( { hasText: 'Subject' } );
		await expect( subject.getByRole( 'button', { name: 'Close this message' } ) ).toBeFocused();
		await list.getByRole( 'link', { name: 'Topics' } ).click();
		await expect( page.getByRole( 'combobox', { name: 'Topics' } ) ).toBeFocused();
		await expect
			.poll( () => belowHeader( page, page.locator( '[data-field="multi_select"]' ) ) )
			.toBeCloseTo( 20, -1 );
	}
);
