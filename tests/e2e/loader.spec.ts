import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { messageOn, sendButton } from './support/form';
import { CHUNKS, hold, ISLAND, observe, seen, taken } from './support/island';
import { later, turns } from './support/moments';

const NOT_READY = 'The form could not be sent because its script did not load. Reload the page and try again';

const firstName = ( page: Page ) => page.getByRole( 'textbox', { name: 'First name' } );

/** Fills in all plain controls of form 4: no topics and no time. */
async function fillPlain( page: Page ): Promise< void > {
	await firstName( page ).fill( 'Ada' );
	await page.getByRole( 'textbox', { name: 'Last name' } ).fill( 'Native' );
	await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
	await page.getByRole( 'combobox', { name: 'Country (required)' } ).selectOption( 'United Kingdom' );
	await page.getByRole( 'textbox', { name: 'Phone' } ).fill( '+49 30 901820' );
	await page.getByRole( 'textbox', { name: 'Organisation' } ).fill( 'Society' );
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'Native' );
	await page.getByRole( 'radio', { name: 'Either' } ).check();
	await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
}

/** URLs of the requests with this action. The list grows as the page sends them. */
function calls( page: Page, action: string ): string[] {
	const made: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ( request.postData() ?? '' ).includes( `action=${ action }` ) ) {
			made.push( request.url() );
		}
	} );
	return made;
}

test( 'many simultaneous events start a form only once', async ( { page } ) => {
	await observe( page );
	const tokens = calls( page, 'vestibule_form_token' );
	const release = await hold( page, ISLAND );
	await page.goto( '/contact/' );
	await firstName( page ).hover();
	await firstName( page ).click();
	await firstName( page ).pressSequentially( 'Ada' );
	await page.getByRole( 'textbox', { name: 'Last name' } ).click();
	release();
	await taken( page );
	await firstName( page ).click();
	expect( ( await seen( page ) ).ready ).toHaveLength( 1 );
	expect( tokens ).toHaveLength( 1 );
	expect( await page.locator( 'script[src*="/islands/form.js"]' ).count() ).toBe( 1 );
} );

test( 'the Enter key in a text field does not submit the form, either before or after hydration', async ( {
	page,
} ) => {
	await observe( page );
	const release = await hold( page, ISLAND );
	await page.goto( '/contact/' );
	const address = page.url();
	await firstName( page ).press( 'Enter' );
	await page.getByRole( 'checkbox', { name: 'I agree' } ).press( 'Enter' );
	release();
	await taken( page );
	await firstName( page ).press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Email' } ).press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Phone' } ).press( 'Enter' );
	await page.getByRole( 'checkbox', { name: 'I agree' } ).press( 'Enter' );
	expect( ( await seen( page ) ).submits ).toBe( 0 );
	expect( page.url() ).toBe( address );
} );

test( 'a form submitted before its script has loaded shows a message and is validated when the script arrives', async ( {
	page,
} ) => {
	await observe( page );
	const sent = calls( page, 'vestibule_form_submit' );
	const release = await hold( page, ISLAND );
	await page.goto( '/contact/' );
	await fillPlain( page );
	await page.locator( '.vestibule-time' ).last().click();
	await sendButton( page ).click();
	const word = page.getByRole( 'alert' ).filter( { hasText: NOT_READY } );
	await expect( word ).toBeInViewport();
	await sendButton( page ).click();
	await expect( word ).toHaveCount( 1 );
	expect( sent ).toEqual( [] );

	release();
	await taken( page );
	await expect( word ).toHaveCount( 0 );
	// No topics were chosen, so the form shows this error only. The time was chosen.
	await expect( page.locator( '[data-part="errors"]' ).getByRole( 'listitem' ) ).toHaveText( [ /^Topics/ ] );
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );
	await topics.fill( 'libr' );
	await page.getByRole( 'option', { name: 'Library and archive' } ).click();
	await later( page, 1500 );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Your appointment' );
	expect( sent ).toHaveLength( 1 );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
} );

test.describe( 'forms whose scripts fail to load', () => {
	// One pattern, because Playwright interprets a list of two as a value and its options.
	test.use( {
		expectedConsole: [ /net::ERR_FAILED|^Form could not be loaded|TypeError: Cannot read properties of null|^$/ ],
	} );

	test( 'the form script is requested ten times, a second apart, before the form falls back to working without scripts', async ( {
		page,
	} ) => {
		const logged: string[] = [];
		page.on( 'console', ( message ) => logged.push( message.text() ) );
		await page.route( ISLAND, ( route ) => route.abort() );
		await page.addInitScript( () => {
			new MutationObserver( ( records ) => {
				for ( const node of records.flatMap( ( { addedNodes } ) => [ ...addedNodes ] ) ) {
					if ( node instanceof HTMLScriptElement && node.src.includes( '/islands/form.js' ) ) {
						document.documentElement.dataset.tries = String(
							Number( document.documentElement.dataset.tries ?? 0 ) + 1
						);
					}
				}
			} ).observe( document, { childList: true, subtree: true } );
		} );
		await observe( page );
		await page.clock.install();
		await page.goto( '/contact/' );
		await page.clock.pauseAt( Date.now() + 60_000 );
		await firstName( page ).fill( 'Ada' );
		const tries = () => page.locator( 'html' ).getAttribute( 'data-tries' );
		for ( let turn = 1; turn <= 10; turn++ ) {
			await expect.poll( tries ).toBe( String( turn ) );
			// The failure is known before the pause begins.
			await expect( page.locator( 'script[src*="/islands/form.js"]' ) ).toHaveCount( 0 );
			await turns( page );
			await expect.poll( () => logged.includes( 'Form could not be loaded' ) ).toBe( turn === 10 );
			await page.clock.runFor( 999 );
			expect( await tries() ).toBe( String( turn ) );
			await page.clock.runFor( 1 );
		}
		await page.clock.runFor( 5000 );
		expect( await tries() ).toBe( '10' );
		await expect( firstName( page ) ).toHaveValue( 'Ada' );

		await page.clock.resume();
		await fillPlain( page );
		await page.getByRole( 'checkbox', { name: 'Research' } ).check();
		const times = page.getByRole( 'combobox', { name: 'Date and time' } );
		await times.selectOption( { index: ( await times.getByRole( 'option' ).count() ) - 2 } );
		await sendButton( page ).click();
		await expect( messageOn( page ) ).toContainText( 'You’re booked' );
	} );

	const errorPage = { contentType: 'text/html', body: '<!doctype html><title>502</title>' };

	test( 'the form script is requested again if the server returns an error page or an incomplete file', async ( {
		page,
	} ) => {
		await observe( page );
		let scripts = 0;
		await page.route( ISLAND, async ( route ) => {
			scripts++;
			await ( scripts > 2
				? route.fallback()
				: route.fulfill(
						scripts === 1 ? errorPage : { contentType: 'text/javascript', body: '( function() {' }
					) );
		} );
		await page.goto( '/contact/' );
		await firstName( page ).focus();
		await firstName( page ).press( 'Enter' );
		await taken( page );
		await expect( page.locator( 'script[src*="/islands/form.js"]' ) ).toHaveCount( 1 );
		expect( ( await seen( page ) ).submits ).toBe( 0 );
	} );

	test( 'a form falls back to working without scripts if all requests for its script return an error page', async ( {
		page,
	} ) => {
		await page.route( ISLAND, ( route ) => route.fulfill( errorPage ) );
		await page.clock.install();
		await page.goto( '/contact/' );
		await firstName( page ).focus();
		await expect
			.poll( async () => {
				await page.clock.runFor( 1000 );
				return page.locator( '[data-island="form"]' ).getAttribute( 'class' );
			} )
			.toContain( 'is-native' );
		await expect( page.locator( 'select.vestibule-appointment__native' ) ).toBeVisible();
	} );

	test( 'fields whose scripts fail to load use native controls, and visitors can submit the form with them', async ( {
		page,
	} ) => {
		await page.route( CHUNKS, ( route ) => route.abort() );
		await observe( page );
		const sent = calls( page, 'vestibule_form_submit' );
		await page.goto( '/contact/' );
		await firstName( page ).focus();
		await taken( page );
		const native = await page
			.locator( '.is-native' )
			.evaluateAll( ( all ) => all.map( ( field ) => field.getAttribute( 'data-field' ) ) );
		expect( native ).toEqual( [ 'phone', 'multi_select', 'fcal_booking_2' ] );

		const select = page.locator( 'select.vestibule-appointment__native' );
		await page.getByRole( 'checkbox', { name: 'Library and archive' } ).check();
		await fillPlain( page );
		await sendButton( page ).click();
		await expect( page.locator( '[data-part="errors"]' ).getByRole( 'listitem' ) ).toHaveText( [
			'Appointment Date & Time is required',
		] );
		await expect( select ).toBeFocused();
		await expect( page.locator( '.vestibule-field--appointment' ) ).toContainText(
			'Appointment Date & Time is required'
		);

		await select.selectOption( { index: 3 } );
		await expect( page.locator( '.vestibule-field--appointment' ) ).not.toContainText( 'is required' );
		await later( page, 1500 );
		await sendButton( page ).click();
		await expect( messageOn( page ) ).toContainText( 'Your appointment' );
		expect( sent ).toHaveLength( 1 );
	} );

	test( 'a field keeps the server’s HTML and its value if its view throws an error', async ( { page } ) => {
		await observe( page );
		await page.route( '**/contact/', async ( route ) => {
			const html = await ( await route.fetch() ).text();
			const broken = html.replace( '"weekdays":[', '"weekdays":[null,' );
			expect( broken ).not.toBe( html );
			await route.fulfill( { body: broken, contentType: 'text/html; charset=utf-8' } );
		} );
		const release = await hold( page, ISLAND );
		await page.goto( '/contact/' );
		const select = page.locator( 'select.vestibule-appointment__native' );
		// Simulates a browser that restores the selected option.
		const chosen = await select.evaluate( ( list: HTMLSelectElement ) => ( list.selectedIndex = 3 ) );
		const node = await select.elementHandle();
		await firstName( page ).focus();
		release();
		await taken( page );
		await expect( page.locator( '.is-native' ) ).toHaveAttribute( 'data-field', 'fcal_booking_2' );
		expect(
			await node?.evaluate(
				( one ) => one instanceof HTMLSelectElement && [ one.isConnected, one.selectedIndex ].join()
			)
		).toBe( `true,${ chosen }` );
		await select.selectOption( { index: 4 } );
		await page.getByRole( 'combobox', { name: 'Topics' } ).fill( 'libr' );
		await expect( page.getByRole( 'option', { name: 'Library and archive' } ) ).toBeVisible();
	} );
} );
