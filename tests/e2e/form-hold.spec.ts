import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	chooseTime,
	errorOf,
	fillIn,
	holdCalls,
	messageOn,
	nextMonth,
	openForm,
	picker,
	sendButton,
	summaryOn,
	timesOf,
	withoutHolds,
	type Time,
} from './support/form';

const TAKEN = 'This time has just been booked. Choose another one';
const KEPT = 'Held for you while you fill in the form.';

const dayOf = ( page: Page, { day }: Time ) => picker( page ).getByRole( 'grid' ).getByRole( 'button', { name: day } );
const timeOf = ( page: Page, { day, time }: Time ) => timesOf( page, day ).filter( { hasText: time } );
const note = ( page: Page ) => picker( page ).getByRole( 'status' );

test( 'a chosen time is held until the visitor books it, and other visitors see that it is not available', async ( {
	page,
	browser,
} ) => {
	const context = await browser.newContext();
	const second = await context.newPage();
	await Promise.all( [ openForm( page ), openForm( second ) ] );
	await nextMonth( second );
	const wanted = await chooseTime( page );
	await expect( note( page ) ).toContainText( KEPT );

	// The second visitor's page still shows the time. The visitor is in another field when the error arrives.
	await dayOf( second, wanted ).click();
	await timeOf( second, wanted ).click();
	const subject = second.getByRole( 'textbox', { name: 'Subject' } );
	await subject.fill( 'Quick' );
	await expect.poll( () => errorOf( picker( second ) ) ).toBe( TAKEN );
	await expect( summaryOn( second ), 'the list comes with Send' ).toHaveCount( 0 );
	await expect( timeOf( second, wanted ) ).toHaveCount( 0 );
	await expect( subject ).toBeFocused();
	await expect( note( second ) ).toContainText( 'no longer available' );
	await second.reload();
	await openForm( second );
	await nextMonth( second );
	if ( await dayOf( second, wanted ).count() ) {
		await dayOf( second, wanted ).click();
	}
	await expect( timeOf( second, wanted ) ).toHaveCount( 0 );

	// The time stays available to its holder, even after the times are reloaded.
	await picker( page ).getByRole( 'button', { name: 'Previous month' } ).click();
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await picker( page ).getByRole( 'button', { name: 'Next month' } ).click();
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await dayOf( page, wanted ).click();
	await expect( timeOf( page, wanted ) ).toBeChecked();
	await expect( note( page ) ).toContainText( KEPT );
	await fillIn( page );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( `${ wanted.day }, ${ wanted.time }` );
	await context.close();
} );

test( 'only the time that a visitor chose last stays held, and earlier times are released', async ( {
	page,
	browser,
} ) => {
	const calls = holdCalls( page );
	await openForm( page );
	const { day } = await chooseTime( page );
	await expect( note( page ) ).toContainText( KEPT );
	const times = timesOf( page, day );
	const last = await times.evaluateAll( ( all ) => {
		const others = all.filter( ( button ) => button.getAttribute( 'aria-checked' ) !== 'true' );
		others.forEach( ( button ) => button instanceof HTMLElement && button.click() );
		return others.at( -1 )?.textContent ?? '';
	} );
	await expect( picker( page ).getByRole( 'radio', { checked: true } ) ).toHaveText( last );
	await expect( note( page ) ).toContainText( KEPT );
	await expect.poll( () => calls.length ).toBe( 2 );
	const [ first, other ] = calls.map( ( body ) => new URLSearchParams( body ) );
	expect( other?.get( 'hold' ) ).toBe( first?.get( 'hold' ) );

	const offered = await times.allTextContents();
	const context = await browser.newContext();
	const second = await context.newPage();
	await openForm( second );
	await nextMonth( second );
	await dayOf( second, { day, time: '' } ).click();
	const seen = await timesOf( second, day ).allTextContents();
	expect( seen ).toEqual( offered.filter( ( time ) => time !== last ) );
	await context.close();
} );

test( 'the keyboard focus stays in the calendar when the focused time disappears', async ( { page, browser } ) => {
	const context = await browser.newContext();
	const second = await context.newPage();
	await Promise.all( [ openForm( page ), openForm( second ) ] );
	await nextMonth( second );
	const wanted = await chooseTime( page );
	await expect( note( page ) ).toContainText( KEPT );
	await dayOf( second, wanted ).click();
	await timeOf( second, wanted ).press( 'Enter' );
	await expect.poll( () => errorOf( picker( second ) ) ).toBe( TAKEN );
	await expect( timeOf( second, wanted ) ).toHaveCount( 0 );
	await expect( picker( second ).getByRole( 'gridcell', { selected: true } ).getByRole( 'button' ) ).toBeFocused();
	await context.close();
} );

test( 'a visitor can send a form even if its time cannot be held', async ( { page } ) => {
	await withoutHolds( page );
	const calls = holdCalls( page );
	await openForm( page );
	const { day } = await chooseTime( page );
	await expect.poll( () => calls.length ).toBe( 1 );
	await fillIn( page );
	await expect( note( page ) ).toHaveText( '' );
	await expect( summaryOn( page ) ).toBeHidden();
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( day );
} );
