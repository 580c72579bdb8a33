import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { dialog, heading, lines, modal, paragraph, state } from './support/modal';
import { atRest, turns } from './support/moments';
import { publish } from './support/pages';

/* Modals that open automatically: conditions for opening, and how long a closed modal stays closed. */

const FIELD = '<!-- wp:html --><label>Your question <input name="q"></label><!-- /wp:html -->';
const page = ( anchor: string, settings: object, name: string ) =>
	publish(
		name,
		[
			FIELD,
			paragraph( '<a href="#other">Other</a>' ),
			lines( 60 ),
			modal( { anchor, ...settings }, heading( name ) ),
			modal( { anchor: 'other' }, heading( 'Other' ) ),
		].join( '\n\n' )
	);

let timed = '';
let scrolled = '';
let leaving = '';
let plain = '';

test.beforeAll( async () => {
	timed = await page( 'timed', { openAfter: 60, rememberDays: 2 }, 'Timed' );
	scrolled = await page( 'scrolled', { openAtScroll: 50, rememberDays: 0 }, 'Scrolled' );
	leaving = await page( 'leaving', { openOnExit: true }, 'Leaving' );
	plain = await page( 'plain', {}, 'Plain' );
} );

const DAY = 86_400_000;
const START = Date.UTC( 2026, 9, 20, 10, 30 );
const run = async ( target: Page, milliseconds: number ) => {
	await target.clock.runFor( milliseconds );
	await turns( target );
};

/** Waits until the modal opens. Its script may load at any time and then waits for the clock. */
const comes = ( target: Page, name: string, step = 20 ) =>
	expect( async () => {
		await run( target, step );
		await expect( dialog( target, name ) ).toBeVisible( { timeout: 500 } );
	} ).toPass();

test( 'a timed modal waits while a visitor types or another dialog is open, and reopens only after the set number of days', async ( {
	page: target,
	context,
} ) => {
	// The clock stops between the steps, however long they take.
	await target.clock.install( { time: START } );
	await target.goto( timed );
	await target.clock.pauseAt( START + 30_000 );
	const box = dialog( target, 'Timed' );
	await target.getByRole( 'textbox', { name: 'Your question' } ).fill( 'When' );
	await run( target, 40_000 );
	await expect( box ).toBeHidden();
	// The visitor has left the field but is still active: each click postpones the modal.
	for ( let press = 0; press < 3; press++ ) {
		await target.mouse.click( 2, 300 );
		await run( target, 900 );
		await expect( box ).toBeHidden();
	}
	await target.getByRole( 'link', { name: 'Other' } ).click();
	await comes( target, 'Other' );
	await run( target, 3000 );
	await expect( box ).toBeHidden();
	await target.keyboard.press( 'Escape' );
	await run( target, 900 );
	await expect( dialog( target, 'Other' ) ).toBeHidden();
	await expect( box ).toBeHidden();
	await run( target, 3000 );
	await expect( box ).toBeVisible();
	// The visitor did not open the modal, so the URL does not change, and Back leaves the page.
	expect( ( await state( target ) ).hash ).toBe( '' );
	const cookies = ( await context.cookies() ).length;
	await target.keyboard.press( 'Escape' );
	await run( target, 2000 );
	await expect( box ).toBeHidden();
	expect( ( await context.cookies() ).length ).toBe( cookies );
	await target.reload();
	await run( target, 80_000 );
	await expect( box ).toBeHidden();
	await target.evaluate(
		( ago ) => localStorage.setItem( 'vestibule-modal-timed', String( Date.now() - ago ) ),
		2 * DAY + 1000
	);
	await target.reload();
	await run( target, 62_000 );
	await comes( target, 'Timed', 500 );
} );

test( 'a modal opens once at its scroll depth, even if storage is blocked', async ( { page: target } ) => {
	await target.addInitScript( () => {
		Object.defineProperty( window, 'localStorage', {
			get: () => {
				throw new Error( 'forbidden' );
			},
		} );
	} );
	await target.clock.install();
	await target.goto( scrolled );
	const box = dialog( target, 'Scrolled' );
	await target.clock.runFor( 1100 );
	await target.evaluate( () => scrollTo( 0, 200 ) );
	await atRest( target );
	await expect( box ).toBeHidden();
	await target.evaluate( () => scrollTo( 0, document.documentElement.scrollHeight * 0.6 ) );
	await expect( box ).toBeVisible();
	const { scroll } = await state( target );
	await target.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
	expect( ( await state( target ) ).scroll ).toBe( scroll );
	await target.evaluate( () => scrollBy( 0, 50 ) );
	await atRest( target );
	await expect( box ).toBeHidden();
} );

test( 'a modal opens when the pointer leaves the window at the top, but not in the first second', async ( {
	page: target,
} ) => {
	await target.goto( leaving );
	const box = dialog( target, 'Leaving' );
	const leave = ( y: number ) =>
		target.evaluate(
			( clientY ) => document.documentElement.dispatchEvent( new MouseEvent( 'mouseleave', { clientY } ) ),
			y
		);
	await target.evaluate( () =>
		Object.defineProperty( performance, 'now', { configurable: true, value: () => 900 } )
	);
	await leave( -1 );
	await atRest( target );
	await expect( box ).toBeHidden();
	await target.evaluate( () => Object.defineProperty( performance, 'now', { value: () => 1100 } ) );
	await leave( 400 );
	await atRest( target );
	await expect( box ).toBeHidden();
	await leave( -1 );
	await expect( box ).toBeVisible();
} );

test( 'the script for automatic modals is only on pages that need it', async ( { request } ) => {
	expect( await ( await request.get( plain ) ).text() ).not.toContain( 'modal-triggers' );
	expect( await ( await request.get( leaving ) ).text() ).toContain( 'modal-triggers' );
} );
