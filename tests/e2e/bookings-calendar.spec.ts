/** The team's calendar of bookings, with a mouse and on a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations, WCAG } from './support/axe';
import { newFormPost } from './support/institute';
import { rest } from './support/rest';

const SCREEN = '/wp-admin/admin.php?page=vestibule-bookings';
const DAY = 86_400_000;

/** Date of a day relative to today, in the time zone of the demo site. */
const dayAfter = ( days: number ) =>
	new Date( Date.now() + days * DAY ).toLocaleDateString( 'sv', { timeZone: 'Europe/Berlin' } );
const monday = dayAfter( 8 - ( new Date( dayAfter( 0 ) ).getUTCDay() || 7 ) );
const at = ( day: string, time: string ) => `${ day }T${ time }:00Z`;
const yesterday = dayAfter( -1 );

let event = 0;

/** Creates a booking as of two days ago, so that times of yesterday can be booked. */
const book = ( name: string, start: string, type = event ) =>
	rest(
		'/vestibule/v1/bookings',
		{ event: type, start, name, email: `${ name.toLowerCase() }@example.org`, notify: false },
		{ headers: { 'X-Test-Now': at( dayAfter( -2 ), '00:00' ) } }
	);

/** Creates an appointment type and a form that asks for it. */
const newEvent = async ( title: string ) => {
	const meta = { vestibule_event: { duration: 60 } };
	const { id } = await rest< { id: number } >( '/wp/v2/vestibule-events', { title, status: 'publish', meta } );
	const field = JSON.stringify( { name: 'when', label: 'When', event: id } );
	await newFormPost( `<!-- wp:vestibule/field-appointment ${ field } /--><!-- wp:vestibule/submit /-->` );
	return id;
};

test.beforeAll( async () => {
	event = await newEvent( 'Calendar of a browser test' );
	await book( 'Grace', at( monday, '10:00' ) );
	await book( 'Hedy', at( monday, '13:00' ) );
	await book( 'Radia', at( yesterday, '10:00' ) );
} );

const open = async ( page: Page, view: string, more = '', type = event ) => {
	await page.goto( `${ SCREEN }#/${ view }?event=${ type }${ more }` );
	await expect( page.locator( '.vestibule-bookings' ) ).toHaveAttribute( 'aria-busy', 'false' );
};
const booking = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name: new RegExp( `(?:to|all day:) .*${ name }` ) } );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );

/** Drags a booking to one day and one hour later. */
async function drag( page: Page, name: string, end: 'drop' | 'Escape' ) {
	const from = await booking( page, name ).boundingBox();
	const column = await page.locator( '[data-day]' ).first().boundingBox();
	expect( from && column ).toBeTruthy();
	const [ x, y ] = [ ( from?.x ?? 0 ) + 20, ( from?.y ?? 0 ) + 12 ];
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x + 20, y + 20 );
	await page.mouse.move( x + ( column?.width ?? 0 ), y + 60, { steps: 4 } );
	if ( end === 'Escape' ) {
		await page.keyboard.press( 'Escape' );
	}
	await page.mouse.up();
}

test( 'an administrator drags and cancels bookings, and blocks and unblocks time', async ( { page } ) => {
	await open( page, `week/${ monday }` );
	await expect( booking( page, 'Grace' ) ).toBeVisible();
	expect( await violations( page, '#vestibule-bookings', { tags: WCAG } ) ).toEqual( [] );

	await drag( page, 'Grace', 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	const before = await booking( page, 'Grace' ).getAttribute( 'aria-label' );
	await drag( page, 'Grace', 'drop' );
	const dialog = page.getByRole( 'dialog', { name: /Move the booking of .*Grace/ } );
	await expect( dialog.getByRole( 'checkbox', { name: /Write to .*grace@example\.org/ } ) ).toBeChecked();
	await dialog.getByRole( 'checkbox' ).uncheck();
	const moved = page.waitForResponse( /bookings(\/|%2F)\d+(\/|%2F)move/ );
	await button( page, 'Move' ).click();
	const row = ( await ( await moved ).json() ) as { start: string };
	expect( ( Date.parse( row.start ) - Date.parse( at( monday, '10:00' ) ) ) / DAY ).toBeCloseTo( 25 / 24, 3 );
	await expect( booking( page, 'Grace' ) ).not.toHaveAttribute( 'aria-label', before ?? '' );
	await expect( booking( page, 'Grace' ) ).toBeFocused();

	await booking( page, 'Hedy' ).click();
	await expect( page.getByRole( 'dialog', { name: 'Hedy' } ).getByText( 'hedy@example.org' ) ).toBeVisible();
	expect( page.url() ).toContain( 'booking=' );
	await button( page, 'Cancel the booking' ).click();
	await page.getByRole( 'textbox', { name: 'Note to the visitor' } ).fill( 'Closed that day' );
	await page.getByRole( 'checkbox', { name: /Write to/ } ).uncheck();
	await button( page, 'Cancel the booking' ).click();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( booking( page, 'Hedy' ) ).toHaveCount( 0 );
	await open( page, `week/${ monday }`, '&status=cancelled' );
	await expect( booking( page, 'Hedy' ) ).toHaveAccessibleName( /Canceled/ );
	await open( page, `week/${ monday }` );

	await button( page, 'Block time' ).click();
	await page.getByRole( 'combobox', { name: 'Block for' } ).selectOption( `event:${ event }` );
	await page.getByRole( 'checkbox', { name: 'All day' } ).check();
	await page.getByLabel( 'First day' ).fill( monday );
	await page.getByLabel( 'Last day' ).fill( monday );
	await page.getByRole( 'textbox', { name: 'Note' } ).fill( 'Public holiday' );
	await button( page, 'Block the time' ).click();
	await expect( booking( page, 'Public holiday' ) ).toBeVisible();
	await booking( page, 'Public holiday' ).press( 'Enter' );
	await button( page, 'Unblock this time' ).click();
	await expect( booking( page, 'Public holiday' ) ).toHaveCount( 0 );
	// The message about the blocked time has an "Undo" button, too.
	const message = page.locator( '.components-snackbar', { hasText: 'The time can be booked again.' } );
	await message.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( booking( page, 'Public holiday' ) ).toBeVisible();
} );

test( 'an administrator marks a booking as a no-show and undoes this', async ( { page } ) => {
	await open( page, `day/${ yesterday }` );
	await booking( page, 'Radia' ).press( 'Enter' );
	await button( page, 'No-show' ).click();
	await page.keyboard.press( 'Escape' );
	await expect( booking( page, 'Radia' ) ).toHaveAccessibleName( /No-show/ );
	await expect( booking( page, 'Radia' ) ).toBeFocused();
	await button( page, 'Undo' ).click();
	await expect( booking( page, 'Radia' ) ).toHaveAccessibleName( /Booked/ );
} );

test.describe( 'hosts with their own opening hours', () => {
	// Response for a time when no host is available.
	test.use( { expectedConsole: [ /status of 422/ ] } );

	test( 'a warning is shown before an administrator books a host outside of working hours', async ( { page } ) => {
		const host = await rest< { id: number } >( '/wp/v2/vestibule-hosts', {
			title: 'Mornings only',
			status: 'publish',
			meta: { vestibule_host: { ownHours: true, hours: { monday: [ { start: '09:00', end: '12:00' } ] } } },
		} );
		const type = await rest< { id: number } >( '/wp/v2/vestibule-events', {
			title: 'With a host of a browser test',
			status: 'publish',
			meta: { vestibule_event: { duration: 60, hosts: [ host.id ] } },
		} );
		const field = JSON.stringify( { name: 'when', label: 'When', event: type.id } );
		await newFormPost( `<!-- wp:vestibule/field-appointment ${ field } /--><!-- wp:vestibule/submit /-->` );
		await page.goto( `${ SCREEN }#/day/${ monday }?event=${ type.id }` );
		await button( page, 'New booking' ).click();
		await page.getByRole( 'radio', { name: 'Any time' } ).check();
		await page.getByLabel( 'Day', { exact: true } ).fill( monday );
		await page.getByLabel( 'Start', { exact: true } ).fill( '20:00' );
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Evening' );
		await button( page, 'Book' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.getByText( 'No host is available at this time.' ).first() ).toBeVisible();
		await expect( dialog.getByText( 'the host is booked outside their hours' ).first() ).toBeVisible();
		await page.getByLabel( 'Start', { exact: true } ).fill( '20:30' );
		await expect( button( page, 'Book' ) ).toBeVisible();
		await button( page, 'Book' ).click();
		await button( page, 'Book anyway' ).click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( booking( page, 'Evening' ) ).toBeVisible();
	} );
} );

test( 'a period without bookings links to the next booking', { tag: '@detail' }, async ( { page } ) => {
	await open( page, `day/${ dayAfter( -20 ) }` );
	await page.getByRole( 'button', { name: /^Next booking: .*Radia/ } ).click();
	await expect( booking( page, 'Radia' ) ).toBeVisible();
	await expect( page.getByText( /No bookings on these days/ ) ).toHaveCount( 0 );
} );

test( 'a message names the moved booking, and the Undo button moves the booking back', async ( { page } ) => {
	const own = await newEvent( 'Moved in a browser test' );
	await book( 'Mary', at( monday, '10:00' ), own );
	await open( page, `day/${ monday }`, '', own );
	await booking( page, 'Mary' ).click();
	await button( page, 'Move' ).click();
	await page.getByRole( 'radio', { name: 'Any time' } ).check();
	await page.getByLabel( 'Start', { exact: true } ).fill( '17:30' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Move', exact: true } ).click();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( page.getByText( /Mary.* was moved to / ).last() ).toBeVisible();
	await button( page, 'Undo' ).click();
	await expect( page.getByText( /Mary.* was moved to / ).last() ).toContainText( /1[12]:00/ );
} );

test.describe( 'the bookings screen in German', () => {
	test.use( {
		viewport: { width: 1280, height: 900 },
		extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off', 'X-Test-Locale': 'de_DE' },
	} );

	test( 'the toolbar and the filters each fit in one row at 1280 px', { tag: '@detail' }, async ( { page } ) => {
		await page.goto( `${ SCREEN }#/week/2026-12-02` );
		await expect( page.getByRole( 'button', { name: 'Neue Buchung' } ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: /Ohne abgesagte/ } ) ).toBeVisible();
		for ( const [ part, most ] of [
			[ '.vestibule-bookings__toolbar', 48 ],
			[ '.vestibule-bookings__filters', 64 ],
		] as const ) {
			const box = await page.locator( part ).boundingBox();
			expect( box?.height ?? most + 1, part ).toBeLessThanOrEqual( most );
		}
	} );
} );

test.describe( 'administrators on a phone', () => {
	// Response for a time in the past.
	test.use( { viewport: { width: 412, height: 915 }, expectedConsole: [ /status of 422/ ] } );

	test( 'the bookings open as a list, and the booking form keeps the typed name if a past time is rejected', async ( {
		page,
	} ) => {
		// On Sundays, tomorrow is the Monday that another test blocks.
		const own = await newEvent( 'On a phone in a browser test' );
		await book( 'Today', at( dayAfter( 0 ), '11:00' ), own );
		await page.goto( SCREEN );
		await expect( page.getByRole( 'heading', { level: 3 } ).first() ).toContainText( 'Today' );
		await open( page, 'list', '', own );
		await expect( booking( page, 'Today' ) ).toBeVisible();
		const room = await page.evaluate( () => document.documentElement.scrollWidth - innerWidth );
		expect( room ).toBeLessThanOrEqual( 0 );

		await button( page, 'New booking' ).click();
		await page.getByRole( 'radio', { name: 'Any time' } ).check();
		await page.getByLabel( 'Day', { exact: true } ).fill( dayAfter( -3 ) );
		await page.getByLabel( 'Start', { exact: true } ).fill( '12:00' );
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
		await button( page, 'Book' ).click();
		await expect( page.getByRole( 'dialog' ).getByText( 'This time is over. Choose a later one.' ) ).toBeVisible();
		await expect( page.getByRole( 'textbox', { name: 'Name' } ) ).toHaveValue( 'Ada' );
		await page.getByLabel( 'Day', { exact: true } ).fill( dayAfter( 1 ) );
		await button( page, 'Book' ).click();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( booking( page, 'Ada' ) ).toBeVisible();
		await expect( button( page, 'New booking' ) ).toBeFocused();
	} );
} );
