import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdCalls, nextMonth, openForm, picker, timesOf } from './support/form';

const shown = ( page: Page ) => picker( page ).getByRole( 'gridcell', { selected: true } ).getByRole( 'button' );
const monthButton = ( page: Page, name: string ) => picker( page ).getByRole( 'button', { name } );
const atRest = ( page: Page ) => expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );

/** Date of the focused day, or the name of another focused element. Does not wait. */
const focused = ( page: Page ) =>
	page
		.locator( 'body' )
		.evaluate(
			( { ownerDocument: { activeElement } } ) =>
				activeElement?.getAttribute( 'data-date' ) ?? activeElement?.nodeName
		);

const after = ( date: string, days: number ) =>
	new Date( Date.parse( `${ date }T12:00:00Z` ) + days * 86_400_000 ).toISOString().slice( 0, 10 );

/** Delays responses with available times until the returned function is called. */
async function holdBackTimes( page: Page ): Promise< () => void > {
	let release = (): void => undefined;
	const wait = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/admin-ajax.php?action=vestibule_slots**', async ( route: Route ) => {
		await wait;
		await route.fallback();
	} );
	return release;
}

test( 'arrow keys move the focus even if they are pressed at the moment when the available times arrive', async ( {
	page,
} ) => {
	const release = await holdBackTimes( page );
	await openForm( page );
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'true' );
	await shown( page ).focus();
	const first = await focused( page );
	// Presses the key at the moment when the response is rendered.
	await picker( page ).evaluate( ( box ) => {
		new MutationObserver( ( _, observer ) => {
			observer.disconnect();
			box.ownerDocument.activeElement?.dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } )
			);
		} ).observe( box, { attributeFilter: [ 'aria-busy' ] } );
	} );
	release();
	await atRest( page );
	await expect.poll( () => focused( page ) ).toBe( after( first ?? '', 1 ) );
	await page.keyboard.press( 'ArrowRight' );
	expect( await focused( page ) ).toBe( after( first ?? '', 2 ) );
} );

test( 'Page Down and Page Up focus a day of the new month at once, and the focus stays when the times arrive', async ( {
	page,
} ) => {
	await openForm( page );
	await atRest( page );
	await shown( page ).focus();
	const release = await holdBackTimes( page );
	const before = ( await focused( page ) ) ?? '';
	await page.keyboard.press( 'PageDown' );
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'true' );
	const date = ( await focused( page ) ) ?? '';
	expect( date > before && date.slice( 8 ) === before.slice( 8 ), `${ date } after ${ before }` ).toBe( true );
	release();
	await atRest( page );
	expect( await focused( page ) ).toBe( date );
	await page.keyboard.press( 'PageUp' );
	expect( await focused( page ) ).toBe( before );
	await atRest( page );
	expect( await focused( page ) ).toBe( before );
	// The day in the other month belongs to a past week that is not shown, so the nearest day gets the focus.
	await page.keyboard.press( 'PageDown' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'PageUp' );
	await atRest( page );
	await expect.poll( () => focused( page ) ).toMatch( /^\d{4}-/ );
} );

test( 'a focused day in a month that is still loading is announced after its times have loaded', async ( { page } ) => {
	const now = '2026-10-28T07:00:00Z';
	await page.setExtraHTTPHeaders( { 'X-Test-Now': now } );
	await page.clock.setFixedTime( now );
	await openForm( page );
	await atRest( page );
	const day = ( date: string ) => picker( page ).locator( `[data-date="${ date }"]` );
	for ( const [ from, to, name ] of [
		[ '2026-10-29', '2026-11-29', 'Sunday 29 November 2026, not available' ],
		[ '2026-11-17', '2026-12-17', /^Thursday 17 December 2026, available times: \d+$/ ],
	] as const ) {
		await day( from ).focus();
		const release = await holdBackTimes( page );
		await page.keyboard.press( 'PageDown' );
		await expect( day( to ) ).toBeFocused();
		await expect( day( to ), 'the day has no name before its times have loaded' ).toHaveAccessibleName( '' );
		await picker( page ).evaluate( ( box ) =>
			box.addEventListener( 'focusin', () => box.setAttribute( 'data-entered', '' ), { once: true } )
		);
		release();
		await atRest( page );
		await expect( picker( page ), 'the focused day is announced again' ).toHaveAttribute( 'data-entered', '' );
		await expect( day( to ) ).toBeFocused();
		await expect( day( to ) ).toHaveAccessibleName( name );
		await picker( page ).evaluate( ( box ) => box.removeAttribute( 'data-entered' ) );
		await page.unroute( '**/admin-ajax.php?action=vestibule_slots**' );
	}
} );

test( 'the month buttons keep the focus when they are disabled at the first and last month', async ( { page } ) => {
	// Not at the end of a month, when the picker already shows the second month.
	const now = '2026-11-24T07:00:00Z';
	await page.setExtraHTTPHeaders( { 'X-Test-Now': now } );
	await page.clock.setFixedTime( now );
	await openForm( page );
	await atRest( page );
	const previous = monthButton( page, 'Previous month' );
	const next = monthButton( page, 'Next month' );
	await expect( previous ).toBeDisabled();
	await next.press( 'Enter' );
	await expect( previous ).toBeEnabled();
	await previous.press( 'Enter' );
	await expect( previous ).toBeDisabled();
	await expect( previous ).toBeFocused();
	for ( let months = 0; months < 15 && ( await next.isEnabled() ); months++ ) {
		await next.press( 'Enter' );
	}
	await expect( next ).toBeDisabled();
	await expect( next ).toBeFocused();
} );

test( 'the accessible name of a day includes its number of available times, and today is marked', async ( {
	page,
} ) => {
	// A Tuesday, because its week is shown.
	const now = '2026-11-24T07:00:00Z';
	await page.setExtraHTTPHeaders( { 'X-Test-Now': now } );
	await page.clock.setFixedTime( now );
	await openForm( page );
	await atRest( page );
	await expect( shown( page ) ).toHaveAccessibleName( /^\w+ \d+ \w+ \d{4}, available times: \d+$/ );
	expect( await shown( page ).getAttribute( 'aria-label' ) ).toMatch(
		new RegExp( ` ${ await timesOf( page ).count() }$` )
	);
	const marked = picker( page ).locator( '[aria-current="date"]' );
	while ( ! ( await monthButton( page, 'Previous month' ).isDisabled() ) ) {
		await monthButton( page, 'Previous month' ).click();
	}
	await expect( marked ).toHaveAttribute( 'data-date', '2026-11-24' );
	await nextMonth( page );
	await expect( marked ).toHaveCount( 0 );
	const taken = picker( page ).locator( 'td[aria-disabled="true"]' ).first();
	await expect( taken ).toHaveAccessibleName( /^\w+ \d+ \w+ \d{4}, not available$/ );
	await expect( taken.locator( '.vestibule-day' ), 'Orca prefers a visible number' ).toHaveAttribute(
		'aria-hidden',
		'true'
	);
} );

test( 'the times of a day are one tab stop, arrow keys choose a time, and only the last chosen time is held', async ( {
	page,
} ) => {
	const calls = holdCalls( page );
	await openForm( page );
	await nextMonth( page );
	const times = timesOf( page );
	const count = await times.count();
	await times.first().focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( times.last(), 'the left arrow key on the first time focuses the last one' ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	for ( let passed = 1; passed < count - 1; passed++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	const chosen = times.nth( count - 2 );
	await expect( chosen ).toBeFocused();
	await expect( chosen ).toBeChecked();
	await expect( picker( page ).getByRole( 'radio', { checked: true } ) ).toHaveCount( 1 );
	const day = await page.locator( '.vestibule-times__day' ).textContent();
	await expect( picker( page ).getByRole( 'status' ) ).toHaveText(
		`${ day }, ${ await chosen.textContent() }, Berlin time. Held for you while you fill in the form.`
	);
	expect( calls ).toHaveLength( 1 );
	await page.keyboard.press( 'Tab' );
	await expect( times.and( page.locator( ':focus' ) ), 'Tab moves the focus out of the times' ).toHaveCount( 0 );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( chosen ).toBeFocused();
} );

test( 'a visitor chooses a time with arrow keys, and the title of the next step describes that time', async ( {
	page,
} ) => {
	await page.goto( '/book/' );
	await timesOf( page ).first().focus();
	await atRest( page );
	await page.keyboard.press( 'ArrowRight' );
	const chosen = timesOf( page ).and( page.getByRole( 'radio', { checked: true } ) );
	await expect( chosen ).toBeFocused();
	const time = ( await chosen.textContent() ) ?? '';
	for ( const key of [ 'Enter', ' ' ] ) {
		await page.keyboard.press( key );
		await atRest( page );
		await expect( chosen, 'a key on the selected time does not move the focus' ).toBeFocused();
	}
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( chosen ).toHaveText( time );
	const next = page.getByRole( 'button', { name: 'Next', exact: true } );
	await page.evaluate( () =>
		document.addEventListener( 'focusin', ( { target } ) => {
			const button = document.querySelector( '[data-go="next"]' );
			( target as HTMLElement ).dataset.displayOfNext = button ? getComputedStyle( button ).display : 'none';
		} )
	);
	await next.press( 'Enter' );
	const title = page.locator( '.vestibule-step__label:focus' );
	await expect( title, 'the button stays until the focus has moved' ).not.toHaveAttribute(
		'data-display-of-next',
		'none'
	);
	await expect( title ).toHaveAttribute( 'data-display-of-next' );
	await expect( next ).toBeHidden();
	await expect( title ).toContainText( 'Your details' );
	await expect( title ).toHaveAccessibleDescription( new RegExp( `, ${ time }, Berlin time$` ) );
} );
