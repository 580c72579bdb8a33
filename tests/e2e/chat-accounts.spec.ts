import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';

const NEW = '/wp-admin/post-new.php?post_type=vestibule_account';
const LIST = '/wp-admin/edit.php?post_type=vestibule_account';

const unique = ( name: string ) => `${ name } ${ Date.now().toString( 36 ) }`;
const field = ( page: Page, label: string ) => page.getByRole( 'textbox', { name: label, exact: true } );
const noted = ( page: Page ) => page.locator( '.vestibule-admin__message' );

async function makeAccount( page: Page, name: string ): Promise< void > {
	await page.goto( NEW );
	await field( page, 'Name' ).fill( name );
	await field( page, 'Phone number or group link' ).fill( '+49 30 23125 040' );
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await expect( noted( page ) ).toHaveText( 'Saved. Visitors see it.' );
}

/** Moves accounts to the Trash, so that only the demo accounts are left. */
async function throwAway( page: Page, mark: string ): Promise< void > {
	await page.goto( `${ LIST }&s=${ encodeURIComponent( mark ) }` );
	await page.locator( '#cb-select-all-1' ).check();
	await page.locator( '#bulk-action-selector-top' ).selectOption( 'trash' );
	await page.locator( '#doaction' ).click();
	await expect( page.getByText( 'moved to the Trash' ) ).toBeVisible();
}

test( 'an administrator creates a chat account and sees warnings about the number and the resulting link', async ( {
	page,
} ) => {
	const name = unique( 'Course advice' );
	await page.goto( NEW );
	await field( page, 'Name' ).fill( name );
	await field( page, 'Title' ).fill( 'Courses & dates' );
	const number = field( page, 'Phone number or group link' );
	await number.fill( '+49 (0) 30 23125 040 x' );
	await expect( page.getByText( 'The zero in parentheses is only dialed within the country.' ) ).toBeVisible();
	await expect( page.getByText( 'Letters are ignored. Only digits count.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Remove the zero' } ).click();
	await expect( number ).toHaveValue( '+49 30 23125 040 x' );
	await number.fill( 'http://chat.whatsapp.com/AbC' );
	await expect( page.getByText( 'This link does not work.' ) ).toBeVisible();
	await number.fill( '+49 30 23125 040' );
	await expect( page.locator( '.vestibule-account__warning' ) ).toHaveCount( 0 );

	await field( page, 'Opening message' ).fill( 'About ' );
	await page.getByRole( 'button', { name: 'Insert the page’s URL' } ).click();
	await expect( field( page, 'Opening message' ) ).toHaveValue( 'About {URL of the page}' );
	await expect( field( page, 'Opening message' ) ).toBeFocused();
	await expect( page.locator( '.vestibule-admin__link' ) ).toContainText(
		'https://api.whatsapp.com/send?phone=493023125040&text=About%20http'
	);
	const preview = page.getByRole( 'complementary', { name: 'Preview' } );
	await expect( preview ).toContainText( name );
	await expect( preview ).toContainText( 'Courses & dates' );

	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await expect( noted( page ) ).toHaveText( 'Saved. Visitors see it.' );
	await page.reload();
	await expect( page ).toHaveURL( /post\.php\?post=\d+&action=edit/ );
	await expect( field( page, 'Name' ) ).toHaveValue( name );
	await expect( field( page, 'Opening message' ) ).toHaveValue( 'About {URL of the page}' );

	await page.goto( LIST );
	const line = page.getByRole( 'row' ).filter( { hasText: name } );
	await expect( line ).toContainText( '+49 30 23125 040' );
	await expect( line ).toContainText( 'Online' );
	expect( await violations( page, '[class*="column-vestibule_"]' ) ).toEqual( [] );
	await throwAway( page, name );
} );

test( 'an administrator sets weekly hours by keyboard, adds several slots and copies them to other days', async ( {
	page,
} ) => {
	const name = unique( 'Night desk' );
	await makeAccount( page, name );
	await page.getByRole( 'checkbox', { name: 'Always available' } ).press( 'Space' );
	await page.getByLabel( 'Monday, times 1: from' ).fill( '22:00' );
	await page.getByLabel( 'Monday, times 1: until' ).fill( '06:00' );
	await expect( page.getByText( 'Continues until 06:00 on the next day, even if that day is off.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Add times on Monday' } ).press( 'Enter' );
	await page.getByLabel( 'Monday, times 2: from' ).fill( '08:00' );
	await page.getByLabel( 'Monday, times 2: until' ).fill( '00:00' );
	await expect( page.getByText( 'These times overlap with other times of this day.' ) ).toBeVisible();
	await page.getByLabel( 'Monday, times 2: until' ).fill( '12:00' );
	await page.getByRole( 'button', { name: 'Copy Monday to other days' } ).press( 'Enter' );
	const copy = page.getByRole( 'group', { name: 'Copy the hours of Monday to' } );
	for ( const day of [ 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday' ] ) {
		await copy.getByRole( 'checkbox', { name: day } ).setChecked( day !== 'Saturday' );
	}
	await copy.getByRole( 'button', { name: 'Copy', exact: true } ).press( 'Enter' );
	await expect( page.getByLabel( 'Sunday, times 2: until' ) ).toHaveValue( '12:00' );
	await expect( page.getByRole( 'checkbox', { name: 'Sunday' } ) ).toBeChecked();

	await page.getByRole( 'checkbox', { name: 'Tuesday' } ).press( 'Space' );
	await page.getByRole( 'button', { name: 'Remove times 2 on Wednesday' } ).press( 'Enter' );
	expect( await violations( page, '#vestibule-chat-account' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).press( 'Enter' );
	await expect( noted( page ) ).toHaveText( 'Saved. Visitors see it.' );
	await page.reload();
	await expect( page.getByRole( 'checkbox', { name: 'Tuesday' } ) ).not.toBeChecked();
	await expect( page.getByLabel( 'Wednesday, times 2: from' ) ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Thursday, times 1: from' ) ).toHaveValue( '22:00' );
	await throwAway( page, name );
} );

test.describe( 'a chat account that cannot be saved', () => {
	test.use( { expectedConsole: [ /Failed to load resource/ ] } );

	test( 'typed values stay in the form, and a dialog asks before the administrator leaves the page', async ( {
		page,
	} ) => {
		await page.goto( NEW );
		await page.getByRole( 'button', { name: 'Publish' } ).click();
		await expect( field( page, 'Name' ) ).toBeFocused();
		await expect( page.locator( '#vestibule-account-name-error' ) ).toHaveText( 'Enter a name for the account.' );
		await field( page, 'Name' ).fill( 'Not lost' );
		await page.route( /chat-accounts/, async ( route ) =>
			route.fulfill( {
				status: 503,
				contentType: 'application/json',
				body: '{"code":"down","message":"The site is busy."}',
			} )
		);
		await page.getByRole( 'button', { name: 'Save as a draft' } ).click();
		await expect( page.locator( '.vestibule-admin__save' ) ).toContainText( 'The site is busy.' );
		await expect( field( page, 'Name' ) ).toHaveValue( 'Not lost' );

		const asked = page.waitForEvent( 'dialog' );
		const left = page.getByRole( 'link', { name: 'All accounts' } ).click( { noWaitAfter: true } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
		await left;
		await expect( field( page, 'Name' ) ).toHaveValue( 'Not lost' );
	} );
} );

test( 'chat accounts are reordered by keyboard and by dragging, and the order is saved', async ( { page } ) => {
	const mark = unique( 'Order' );
	for ( const name of [ 'one', 'two', 'three' ] ) {
		await makeAccount( page, `${ mark } ${ name }` );
	}
	const names = () => page.locator( '#the-list .row-title' ).filter( { hasText: mark } ).allTextContents();
	const inOrder = ( ...order: string[] ) =>
		expect.poll( names ).toEqual( order.map( ( name ) => `${ mark } ${ name }` ) );
	const saved = () => page.waitForResponse( ( answer ) => answer.url().includes( 'order' ) && answer.ok() );
	await page.goto( LIST );
	await inOrder( 'one', 'two', 'three' );
	const up = page.getByRole( 'button', { name: `Move ${ mark } three up` } );
	const first = saved();
	await up.press( 'Enter' );
	await first;
	await expect( up ).toBeFocused();
	await inOrder( 'one', 'three', 'two' );
	await expect( page.getByText( /^Position \d+ of \d+\. Saved\.$/ ) ).toBeAttached();

	const handle = ( name: string ) =>
		page
			.getByRole( 'row' )
			.filter( { hasText: `${ mark } ${ name }` } )
			.locator( '.vestibule-chat-order__handle' );
	const [ from, to ] = [ await handle( 'two' ).boundingBox(), await handle( 'one' ).boundingBox() ];
	const second = saved();
	await page.mouse.move( ( from?.x ?? 0 ) + 8, ( from?.y ?? 0 ) + 8 );
	await page.mouse.down();
	await page.mouse.move( ( to?.x ?? 0 ) + 8, ( to?.y ?? 0 ) - 4, { steps: 12 } );
	await page.mouse.up();
	await second;
	await inOrder( 'two', 'one', 'three' );
	await page.reload();
	await inOrder( 'two', 'one', 'three' );
	await throwAway( page, mark );
} );
