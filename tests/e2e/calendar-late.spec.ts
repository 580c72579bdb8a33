import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openForm, picker, timesOf } from './support/form';

/* The calendar on the last days of a month, when it continues into the next month (docs/booking.md, the picker). */

const NOW = '2026-11-28T09:00:00Z';

const day = ( page: Page, date: string ) => picker( page ).locator( `[data-date="${ date }"]` );
const monthName = ( page: Page ) => picker( page ).locator( '.vestibule-month__name' );
const atRest = ( page: Page ) => expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );

/** Date ranges of the requests for available times. The list grows as they are sent. */
function requestedDays( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const query = new URL( request.url() ).searchParams;
		if ( query.get( 'action' ) === 'vestibule_slots' ) {
			asked.push( `${ query.get( 'from' ) } to ${ query.get( 'to' ) }` );
		}
	} );
	return asked;
}

test.beforeEach( async ( { page } ) => {
	await page.setExtraHTTPHeaders( { 'X-Test-Now': NOW } );
	await page.clock.setFixedTime( NOW );
} );

test( 'at the end of a month the calendar shows five weeks, and a visitor chooses a day in the next month', async ( {
	page,
} ) => {
	const asked = requestedDays( page );
	await openForm( page );
	await atRest( page );
	expect( asked, 'one request covers all weeks' ).toEqual( [ '2026-11-03 to 2027-01-03' ] );
	await expect( picker( page ).locator( 'tbody tr' ) ).toHaveCount( 5 );
	await expect( picker( page ).locator( '[data-date]' ) ).toHaveCount( 35 );
	await expect( day( page, '2026-12-01' ) ).toHaveText( '1 Dec' );
	await expect( day( page, '2026-12-01' ) ).toHaveAccessibleName( /^Tuesday 1 December 2026, / );
	await expect( day( page, '2026-12-02' ) ).toHaveText( '2' );
	await expect( day( page, '2027-01-01' ) ).toHaveText( '1 Jan' );
	await day( page, '2026-12-03' ).click();
	await expect( monthName( page ) ).toHaveText( 'November 2026' );
	const time = timesOf( page, 'Thursday 3 December 2026' ).first();
	await time.click();
	await expect( time ).toBeChecked();
	expect( asked ).toHaveLength( 1 );
} );

test( 'arrow keys move between the visible days of both months, and Page Down shows the next month', async ( {
	page,
} ) => {
	const asked = requestedDays( page );
	await openForm( page );
	await atRest( page );
	await day( page, '2026-11-30' ).focus();
	await page.keyboard.press( 'ArrowUp' );
	await expect( day( page, '2026-11-30' ), 'weeks without times are not shown' ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( day( page, '2026-12-01' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await expect( day( page, '2026-12-06' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	expect( asked ).toHaveLength( 1 );
	await page.keyboard.press( 'PageDown' );
	await expect( monthName( page ), 'a month after 4 December' ).toHaveText( 'January 2027' );
	await expect( day( page, '2027-01-04' ) ).toBeFocused();
	await atRest( page );
	await page.keyboard.press( 'PageUp' );
	await expect( monthName( page ) ).toHaveText( 'December 2026' );
	await expect( day( page, '2026-12-04' ) ).toBeFocused();
	await atRest( page );
	await expect( picker( page ).locator( 'tbody tr' ) ).toHaveCount( 5 );
	await page.keyboard.press( 'PageUp' );
	await expect( day( page, '2026-11-30' ) ).toBeFocused();
	await atRest( page );
	await expect( day( page, '2026-11-30' ) ).toBeFocused();
	await day( page, '2026-12-28' ).focus();
	await page.keyboard.press( 'PageDown' );
	await expect( monthName( page ) ).toHaveText( 'January 2027' );
	await atRest( page );
	expect( asked, 'one request for each month that is shown' ).toHaveLength( 5 );
} );

test( 'a focused day in the next month keeps the focus when the available times arrive', async ( { page } ) => {
	let release = (): void => undefined;
	const wait = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/admin-ajax.php?action=vestibule_slots**', async ( route ) => {
		await wait;
		await route.fallback();
	} );
	await openForm( page );
	await day( page, '2026-12-03' ).focus();
	release();
	await atRest( page );
	await expect( day( page, '2026-12-03' ) ).toBeFocused();
} );

test.describe( 'the calendar on a right-to-left page', () => {
	test( 'the left arrow key moves the focus into the next month', async ( { page } ) => {
		await page.setExtraHTTPHeaders( { 'X-Test-Now': NOW, 'X-Test-Direction': 'rtl' } );
		await openForm( page );
		await atRest( page );
		await day( page, '2026-11-30' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( day( page, '2026-12-01' ) ).toBeFocused();
	} );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list of times includes times in the next month', async ( { page } ) => {
		await page.goto( '/contact/' );
		const days = page.getByRole( 'combobox', { name: 'Date and time' } ).locator( 'optgroup' );
		await expect( days.first() ).toHaveAttribute( 'label', 'Monday 30 November 2026' );
		await expect( days.last() ).toHaveAttribute( 'label', /^(Thursday 31 December 2026|Friday 1 January 2027)$/ );
	} );
} );
