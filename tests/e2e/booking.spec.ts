import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations, WCAG } from './support/axe';
import { messageOn, newName, picker } from './support/form';
import { atRest } from './support/moments';

const PHONE = { width: 412, height: 915 };

const times = ( page: Page ) => picker( page ).locator( '.vestibule-times__list' ).getByRole( 'radio' );
const details = ( page: Page ) => page.getByRole( 'heading', { name: 'Step 2 of 2 – Your details' } );

async function expectAccessible( page: Page ): Promise< void > {
	// Colors have less contrast during a transition.
	await atRest( page );
	expect( await violations( page, '.wp-block-vestibule-booking', { tags: WCAG } ) ).toEqual( [] );
}

/** Checks whether another visitor can book this start time. */
async function isFree( page: Page, start: string ): Promise< boolean > {
	const event = ( await picker( page ).getAttribute( 'data-event' ) ) ?? '';
	const day = start.slice( 0, 10 );
	const params = { action: 'vestibule_slots', event, from: day, to: day, timezone: 'UTC' };
	const answer = await page.request.get( '/wp-admin/admin-ajax.php', { params } );
	return ( await answer.text() ).includes( start );
}

test.describe( 'visitors on a phone', () => {
	test.use( { storageState: { cookies: [], origins: [] }, viewport: PHONE } );

	test( 'a visitor books a consultation from the home page in six taps', async ( { page } ) => {
		let taps = 0;
		const tap = async ( control: Locator ) => {
			taps++;
			await control.click();
		};
		await page.goto( '/' );
		await tap( page.getByRole( 'link', { name: 'Book a consultation' } ) );
		const grid = picker( page ).getByRole( 'grid' );
		const box = await grid.boundingBox();
		expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ), 'the calendar is on the first screen' ).toBeLessThan(
			PHONE.height
		);
		await expect( page.getByText( 'Consultation30 minutes' ) ).toBeVisible();
		await expectAccessible( page );

		await tap( times( page ).last() );
		await expect( details( page ) ).toBeFocused();
		const chosen = page.locator( '.vestibule-appointment__chosen' );
		await expect( chosen ).toContainText( 'Berlin time' );
		const words = ( await chosen.textContent() ) ?? '';
		await expectAccessible( page );

		// Two taps: one for the first field, and one for autofill, which fills in the following fields at once.
		await tap( page.getByRole( 'textbox', { name: 'First name' } ) );
		taps++;
		await page.getByRole( 'textbox', { name: 'First name' } ).fill( 'Alan' );
		await page.getByRole( 'textbox', { name: 'Last name' } ).fill( newName() );
		await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'alan@example.org' );
		await tap( page.getByRole( 'checkbox', { name: 'I agree' } ) );
		await tap( page.getByRole( 'button', { name: 'Book this time' } ) );
		await expect( messageOn( page ) ).toContainText( words.split( ', Berlin' )[ 0 ] ?? '' );
		expect( taps ).toBeLessThanOrEqual( 6 );
	} );

	test( 'a time stays held while the visitor goes back to the calendar, and is released when the visitor leaves', async ( {
		page,
	} ) => {
		await page.goto( '/book/' );
		await times( page ).first().click();
		await expect( details( page ) ).toBeFocused();
		await page.goBack();
		const chosen = picker( page ).locator( '.vestibule-time[aria-checked="true"]' );
		const start = ( await chosen.getAttribute( 'data-start' ) ) ?? '';
		await expect( picker( page ).getByRole( 'status' ) ).toContainText(
			'Held for you while you fill in the form.'
		);
		const other = await page.context().newPage();
		await other.goto( '/book/' );
		expect( await isFree( other, start ) ).toBe( false );
		await page.goto( '/news/' );
		await expect.poll( () => isFree( other, start ) ).toBe( true );
		await other.close();
	} );

	test(
		'the keys Page Down and Shift+Page Up change the month and stop at the first bookable month',
		{ tag: '@detail' },
		async ( { page } ) => {
			// Not at the end of a month, when the picker already shows the second month.
			const now = '2026-11-24T07:00:00Z';
			await page.setExtraHTTPHeaders( { 'X-Test-Now': now } );
			await page.clock.setFixedTime( now );
			await page.goto( '/book/' );
			const day = picker( page ).locator( '.vestibule-day[tabindex="0"]' );
			const month = picker( page ).locator( '.vestibule-month__name' );
			await day.focus();
			await expect( picker( page ).getByRole( 'button', { name: 'Next month' } ) ).toBeEnabled();
			const first = ( await month.textContent() ) ?? '';
			const focused = () => page.locator( ':focus' ).getAttribute( 'data-date', { timeout: 1000 } );
			const begin = ( await day.getAttribute( 'data-date' ) ) ?? '';
			await expect
				.poll( async () => {
					await day.focus();
					await page.keyboard.press( 'PageDown' );
					return ( await month.textContent() ) ?? '';
				} )
				.not.toBe( first );
			await expect( month ).toHaveAttribute( 'aria-live', 'polite' );
			await expect.poll( focused ).toMatch( /^\d{4}-\d\d-\d\d$/ );
			expect( ( ( await focused() ) ?? '' ) > begin ).toBe( true );
			await page.keyboard.press( 'Shift+PageDown' );
			await expect.poll( async () => ( await focused() ) ?? '' ).not.toBe( begin );
			await page.keyboard.press( 'Shift+PageUp' );
			await expect( month ).toHaveText( first );
			await expect( day ).toBeFocused();
		}
	);
} );

test( 'the booking block lists only forms with an appointment field, and it shows the calendar first', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	const { id } = await page.evaluate( () =>
		window.wp.apiFetch( {
			path: '/wp/v2/vestibule-forms',
			method: 'POST',
			data: { title: 'Enquiry by mail', status: 'publish', content: '<!-- wp:vestibule/field-email /-->' },
		} )
	);
	await editor.insertBlock( { name: 'vestibule/booking' } );
	const block = editor.canvas.locator( '[data-type="vestibule/booking"]' );
	await expect( block.getByText( 'Book an appointment' ) ).toBeVisible();
	await block.getByRole( 'combobox', { name: 'Existing form' } ).fill( 'Enquiry' );
	await expect( block.getByRole( 'option', { name: /form 4/ } ) ).toBeVisible();
	await expect( block.getByRole( 'option', { name: /by mail/ } ) ).toBeHidden();
	await page.evaluate(
		( form ) => window.wp.apiFetch( { path: `/wp/v2/vestibule-forms/${ form }?force=true`, method: 'DELETE' } ),
		id
	);
	await block.getByRole( 'option', { name: /form 4/ } ).click();
	await expect( block.locator( '.vestibule-appointment' ) ).toBeVisible();
	const order = await block
		.locator( '.vestibule-appointment, .vestibule-field--email' )
		.evaluateAll( ( all ) => all.map( ( one ) => one.className.includes( 'appointment' ) ) );
	expect( order ).toEqual( [ true, false ] );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect( sidebar.getByRole( 'combobox', { name: 'Appointment type' } ) ).toBeVisible();
} );
