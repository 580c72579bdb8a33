import { expect, test } from './support/fixtures';
import { picker, sendButton, summaryOn } from './support/form';
import { CHUNKS, hold, observe, seen, taken } from './support/island';
import { atRest } from './support/moments';
import { useReact } from './support/react';

/* Validation of a form that is sent before its fields are hydrated (docs/architecture.md). */

const LIBRARIES = /\/vendor\/react/;

declare global {
	interface Window {
		moved: number;
	}
}

for ( const build of [ '18 development', '19 development' ] as const ) {
	// The development builds also compare attributes: the HTML of the page must be what the views render.
	test( `a click on Send shows the errors of an empty form before React ${ build } has loaded, and hydration keeps them`, async ( {
		page,
	} ) => {
		await page.addInitScript( () => {
			window.moved = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as ( PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				} )[] ) {
					window.moved += entry.hadRecentInput ? 0 : entry.value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await observe( page );
		await useReact( page, build );
		const release = await hold( page, LIBRARIES );
		await page.goto( '/contact/' );
		await sendButton( page ).click();

		const first = page.getByRole( 'textbox', { name: 'First name' } );
		await expect( first ).toBeFocused();
		const invalid = page.locator( '[data-field] :is( input, select, [role="radiogroup"] )[aria-invalid="true"]' );
		await expect( invalid ).toHaveCount( 10 );
		const words = page.locator( '[data-field] .vestibule-field__error' );
		await expect( words ).toHaveCount( 10 );
		await expect( page.getByRole( 'combobox', { name: 'Topics' } ) ).toHaveAccessibleDescription(
			'Choose up to three. This field is required'
		);
		expect( ( await seen( page ) ).ready ).toEqual( [] );
		await expect( page.locator( '.iti' ) ).toHaveCount( 0 );

		// A late response may shift the layout, but hydration must not.
		await atRest( page );
		await page.evaluate( () => ( window.moved = 0 ) );
		release();
		await taken( page );
		expect( ( await seen( page ) ).differences ).toEqual( [] );
		await expect( summaryOn( page ).getByRole( 'link' ) ).toHaveCount( 10 );
		await expect( words ).toHaveCount( 10 );
		// The click has already been handled, so it is not repeated.
		await expect( page.locator( '[data-sent]' ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => window.moved ) ).toBe( 0 );

		await first.fill( 'Ada' );
		await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
		await expect( words ).toHaveCount( 8 );
	} );
}

test( 'the Next button moves the focus to the calendar even before the calendar is hydrated', async ( { page } ) => {
	const release = await hold( page, CHUNKS );
	await page.goto( '/book/' );
	await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
	await expect( summaryOn( page ) ).toContainText( 'Appointment Date & Time is required' );
	await expect( picker( page ) ).toBeFocused();
	release();
} );

test( 'a searchable list that is clicked before its script has loaded opens afterwards', async ( { page } ) => {
	await observe( page );
	const release = await hold( page, LIBRARIES );
	await page.goto( '/contact/' );
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );
	await topics.click();
	await page.keyboard.type( 'libr' );
	release();
	await taken( page );
	await expect( page.getByRole( 'option' ).filter( { hasText: 'Library and archive' } ) ).toBeVisible();
	await expect( topics ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Remove Library and archive' } ) ).toBeVisible();
} );
