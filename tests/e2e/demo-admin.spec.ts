import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';

// Messages of a failing step and of an invalid address, and of wp-admin's view transition, which ends in an empty error
// after a navigation.
test.use( { expectedConsole: [ /^$|503|400|Transition was aborted|added to the iframe incorrectly/ ] } );

/** The "Demo site" screen. The test removes and creates the demo, so that the next test finds the site unchanged. */
test( 'an administrator removes the demo site and, after a failed step, creates it again', async ( {
	admin,
	page,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=vestibule-demo' );
	const screen = page.locator( '#vestibule-demo' );
	const takeOut = screen.getByRole( 'button', { name: 'Remove it' } );
	const make = screen.getByRole( 'button', { name: 'Create the demo site' } );
	try {
		await takeOut.click();
		await expect( screen.getByText( 'Edited content stays.' ) ).toBeVisible();
		await screen.getByRole( 'button', { name: 'Cancel' } ).click();
		await takeOut.click();
		await takeOut.click();
		await expect( screen.getByText( 'The demo site has been removed' ) ).toBeVisible();
		await expect( takeOut ).toHaveCount( 0 );
		expect( ( await page.request.get( '/showcase/' ) ).status() ).toBe( 404 );

		const steps: string[] = [];
		await page.route(
			( url ) => url.href.includes( 'vestibule/v1/demo' ) || url.href.includes( 'vestibule%2Fv1%2Fdemo' ),
			async ( route ) => {
				steps.push( route.request().postData() ?? '' );
				await ( steps.length === 2
					? route.fulfill( { status: 503, json: { code: 'full', message: 'The disk is full.' } } )
					: route.continue() );
			}
		);
		await make.click();
		await expect( screen.getByText( 'The disk is full.' ) ).toBeVisible();
		await make.click();
		await expect( screen.getByRole( 'progressbar' ) ).toBeVisible();
	} finally {
		await page.unrouteAll( { behavior: 'wait' } );
		await ( ( await make.isVisible() ) && ( await make.isEnabled() ) ? make.click() : undefined );
		await expect( screen.getByText( 'The demo site is ready.' ) ).toBeVisible();
	}
	expect( await violations( page, '#vestibule-demo' ) ).toEqual( [] );
	// Opens the page without a click, because wp-admin's view transition causes an error on pages without one.
	await page.goto(
		( await screen.getByRole( 'link', { name: 'An article with comments' } ).getAttribute( 'href' ) ) ?? ''
	);
	await expect( page.getByRole( 'heading', { level: 1, name: 'Visiting the institute' } ) ).toBeVisible();
} );

interface Form {
	id: number;
	meta: { vestibule_form_settings: { mailTo: string } };
}

/** Requests a REST route from the open screen. */
const api = < Answer >( page: Page, path: string, method = 'GET', data?: object ) =>
	page.evaluate( ( options ) => window.wp.apiFetch( options ) as Promise< Answer >, { path, method, data } );

/** Opens a step of the "Get started" screen by its heading, in any state of the site. */
async function openStep( page: Page, name: string ) {
	const screen = page.locator( '#vestibule-start' );
	const heading = screen.getByRole( 'button', { name } );
	await ( ( await heading.getAttribute( 'aria-expanded' ) ) === 'true' ? undefined : heading.click() );
	return screen.getByRole( 'group', { name } );
}

/** Restores the settings at the end. */
test( 'an administrator sets a recipient, opening hours and cookies on the Get started screen', async ( {
	admin,
	page,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=vestibule-start' );
	const screen = page.locator( '#vestibule-start' );
	const [ form ] = await api< Form[] >(
		page,
		'/wp/v2/vestibule-forms?context=edit&status=publish&order=asc&orderby=date&per_page=1'
	);
	const { vestibule_consent: consent } = await api< { vestibule_consent: object } >( page, '/wp/v2/settings' );
	try {
		const mail = await openStep( page, 'Choose who gets the emails' );
		await mail.getByLabel( 'Email address' ).fill( 'office@example' );
		await mail.getByRole( 'button', { name: 'Save the address' } ).click();
		await expect( mail.getByLabel( 'Email address' ) ).toHaveAccessibleDescription( /is not an email address/ );
		await expect( mail.getByLabel( 'Email address' ) ).toBeFocused();
		await mail.getByLabel( 'Email address' ).fill( 'office@example.org' );
		await page.keyboard.press( 'Enter' );
		await expect( screen.getByText( 'office@example.org' ) ).toBeVisible();
		await expect( screen.getByRole( 'link', { name: 'Change Choose who gets the emails' } ) ).toBeVisible();
		const stored = await api< Form >( page, `/wp/v2/vestibule-forms/${ form?.id }?context=edit` );
		expect( stored.meta.vestibule_form_settings.mailTo ).toBe( 'office@example.org' );

		const hours = await openStep( page, 'Set your opening hours' );
		await hours.getByRole( 'button', { name: 'Save the hours' } ).click();
		await expect(
			page.getByRole( 'status' ).filter( { hasText: 'Saved: Set your opening hours' } )
		).toBeAttached();

		const cookies = await openStep( page, 'Choose how to handle cookies' );
		await cookies.getByLabel( 'Do not ask' ).check();
		await cookies.getByRole( 'button', { name: 'Save the choice' } ).click();
		await expect( screen.getByText( 'Visitors are not asked.' ) ).toBeVisible();
		expect( await violations( page, '#vestibule-start' ) ).toEqual( [] );

		// The screen fits into a narrow window from right to left.
		await page.setViewportSize( { width: 412, height: 900 } );
		await openStep( page, 'Set your opening hours' );
		await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'rtl' ) );
		expect( await screen.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
	} finally {
		await api( page, '/wp/v2/settings', 'POST', { vestibule_consent: consent } );
		const settings = { ...form?.meta.vestibule_form_settings };
		const change = { meta: { vestibule_form_settings: settings } };
		await api( page, `/wp/v2/vestibule-forms/${ form?.id }`, 'POST', change );
	}
} );

test( 'an administrator adds a form to a page on the Get started screen, and saving the page stores the form', async ( {
	admin,
	page,
	editor,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=vestibule-start' );
	const [ about ] = await api< { id: number }[] >( page, '/wp/v2/pages?slug=imprint' );
	const place = await openStep( page, 'Put a form on a page' );
	await place.getByLabel( 'On a page of this site' ).check();
	await place.getByRole( 'button', { name: 'Open the page' } ).click();
	await expect( place.getByText( 'Choose a page.' ) ).toBeVisible();
	await place.getByRole( 'combobox', { name: 'Page' } ).fill( 'Imprint' );
	await page.getByRole( 'option', { name: 'Imprint' } ).click();
	await place.getByRole( 'button', { name: 'Open the page' } ).click();
	await page.waitForURL( /post\.php/ );
	await editor.setPreferences( 'core/edit-post', { welcomeGuide: false } );
	const block = editor.canvas.locator( '[data-type="vestibule/form"]' );
	await expect( block ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Save', exact: true } ) ).toBeEnabled();
	expect( page.url() ).not.toContain( 'vestibule_form' );
	const stored = await api< { content: { raw: string } } >( page, `/wp/v2/pages/${ about?.id }?context=edit` );
	expect( stored.content.raw ).not.toContain( 'wp:vestibule/form' );
} );
