import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { messageOn, newName, openForm, picker, sendButton, submissions, timesOf } from './support/form';

const isFocused = ( control: Locator ) =>
	control.evaluate( ( element ) => element === element.ownerDocument.activeElement );

/** Presses Tab until the control has the focus. */
async function tabTo( page: Page, control: Locator ): Promise< void > {
	for ( let presses = 0; presses < 30; presses++ ) {
		await page.keyboard.press( 'Tab' );
		if ( await isFocused( control ) ) {
			return;
		}
	}
	throw new Error( `Tab does not reach ${ String( control ) }` );
}

test( 'a visitor fills in and sends the whole form by keyboard alone', async ( { page } ) => {
	await openForm( page );
	const sent = submissions( page );
	const { keyboard } = page;
	await keyboard.type( 'Ada' );
	await tabTo( page, page.getByRole( 'textbox', { name: 'Last name' } ) );
	await keyboard.type( newName() );
	await tabTo( page, page.getByRole( 'textbox', { name: 'Email' } ) );
	await keyboard.type( 'ada@example.org' );
	await keyboard.press( 'Enter' );
	await tabTo( page, page.getByRole( 'combobox', { name: 'Country (required)' } ) );
	await keyboard.type( 'Norw' );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'ArrowUp' );

	await tabTo( page, page.getByRole( 'combobox', { name: 'Choose a country for the phone number' } ) );
	await keyboard.press( 'Enter' );
	await expect( page.getByRole( 'combobox', { name: 'Search' } ) ).toBeFocused();
	await keyboard.press( 'Escape' );
	await expect( page.getByRole( 'combobox', { name: 'Choose a country for the phone number' } ) ).toBeFocused();

	await tabTo( page, page.getByRole( 'textbox', { name: 'Organisation' } ) );
	await keyboard.type( 'Analytical Society' );
	await tabTo( page, page.getByRole( 'textbox', { name: 'Subject' } ) );
	await keyboard.type( 'Engines' );
	await keyboard.press( 'Enter' );
	await tabTo( page, page.getByRole( 'radio', { name: 'E-mail' } ) );
	await keyboard.press( 'Space' );
	await keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Phone' } ) ).toBeChecked();

	await tabTo( page, page.getByRole( 'combobox', { name: 'Topics' } ) );
	await chooseTopics( page );
	await tabTo( page, page.getByRole( 'textbox', { name: 'Your message' } ) );
	await keyboard.type( 'One line' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'and another' );
	await expect( page.getByRole( 'textbox', { name: 'Your message' } ) ).toHaveValue( 'One line\nand another' );

	await chooseDay( page );
	await tabTo( page, timesOf( page ).first() );
	await keyboard.press( 'ArrowRight' );
	await expect( timesOf( page ).nth( 1 ) ).toBeFocused();
	await expect( timesOf( page ).nth( 1 ) ).toBeChecked();
	await tabTo( page, page.getByRole( 'checkbox', { name: 'I agree' } ) );
	await keyboard.press( 'Space' );
	expect( sent, 'Enter sends nothing from a line of text' ).toEqual( [] );
	await tabTo( page, sendButton( page ) );
	await keyboard.press( 'Enter' );
	await expect( messageOn( page ) ).toContainText( 'Your appointment' );
	await expect( messageOn( page ).getByRole( 'heading' ) ).toBeFocused();
	expect( decodeURIComponent( sent[ 0 ] ?? '' ) ).toContain( 'country-list=NO' );
} );

async function chooseTopics( page: Page ): Promise< void > {
	const { keyboard } = page;
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );
	const listbox = page.getByRole( 'listbox', { name: 'Topics' } );
	const remove = page.getByRole( 'button', { name: /^Remove / } );
	const status = page.locator( '[data-field="multi_select"]' ).getByRole( 'status' );
	await keyboard.press( 'ArrowDown' );
	await expect( listbox.getByRole( 'option' ) ).toHaveCount( 6 );
	await expect( topics ).toHaveAttribute( 'aria-expanded', 'true' );
	await keyboard.type( 'p' );
	await expect( status ).toHaveText( /^Options found: \d$/ );
	await keyboard.type( 'zzz' );
	await expect( listbox ).toContainText( 'No results found' );
	await keyboard.press( 'Escape' );
	await expect( topics ).toHaveAttribute( 'aria-expanded', 'false' );
	await topics.fill( '' );
	for ( const [ chosen, typed ] of [ 'pers', 'RESE', 'visit' ].entries() ) {
		await expect( remove ).toHaveText( Array( chosen ).fill( '' ) );
		await keyboard.type( typed );
		await expect( listbox.getByRole( 'option' ) ).toHaveCount( 1 );
		await keyboard.press( 'Enter' );
	}
	await expect( remove ).toHaveText( [ '', '', '' ] );
	await expect( status ).toHaveText( 'Visits and events chosen, 3 of 3. Only 3 options can be added' );
	await expect( listbox ).toContainText( 'Only 3 options can be added' );
	await expect( listbox.getByRole( 'option' ) ).toHaveCount( 0 );
	await keyboard.press( 'Backspace' );
	await expect( page.getByRole( 'button', { name: 'Remove Visits and events' } ) ).toHaveCount( 0 );
	await expect( status ).toHaveText( 'Visits and events removed' );
	await expect( remove ).toHaveCount( 2 );
	await keyboard.press( 'ArrowDown' );
	await expect( listbox.getByRole( 'option' ) ).toHaveCount( 4 );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'Enter' );
	await expect( remove ).toHaveCount( 3 );
	await keyboard.press( 'Escape' );
	await expect( listbox ).toBeHidden();
}

test( 'a searchable list keeps the focus while chosen options are removed, and Tab moves to the next field', async ( {
	page,
} ) => {
	await openForm( page );
	const { keyboard } = page;
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );
	const remove = page.getByRole( 'button', { name: /^Remove / } );
	// Browsers make a scrollable list a tab stop.
	await page.addStyleTag( { content: '.vestibule-multi .vestibule-multi__list { max-block-size: 5rem; }' } );
	await topics.focus();
	for ( const typed of [ 'pers', 'rese', 'visit' ] ) {
		await keyboard.type( typed );
		await keyboard.press( 'Enter' );
		await expect( topics ).toHaveValue( '' );
	}
	await expect( remove ).toHaveCount( 3 );
	const names = await remove.evaluateAll( ( all ) => all.map( ( one ) => one.ariaLabel ?? '' ) );
	await remove.nth( 1 ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: names[ 2 ] } ) ).toBeFocused();
	await keyboard.press( 'Space' );
	await expect( page.getByRole( 'button', { name: names[ 0 ] } ) ).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( remove ).toHaveCount( 0 );
	await expect( topics ).toBeFocused();
	await keyboard.press( 'ArrowDown' );
	await expect( topics ).toHaveAttribute( 'aria-expanded', 'true' );
	await keyboard.press( 'Tab' );
	await expect( page.getByRole( 'textbox', { name: 'Your message' } ) ).toBeFocused();
} );

/** Moves across the days with the keys of the calendar and to the next month with Page Down. */
async function chooseDay( page: Page ): Promise< void > {
	const { keyboard } = page;
	const shown = picker( page ).getByRole( 'gridcell', { selected: true } ).getByRole( 'button' );
	const focused = () =>
		page
			.locator( 'body' )
			.evaluate( ( body ) => body.ownerDocument.activeElement?.getAttribute( 'data-date' ) ?? '' );
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await tabTo( page, shown );
	const before = await focused();
	await keyboard.press( 'PageDown' );
	await expect
		.poll(
			async () => ( await focused() ).slice( 0, 7 ) > before.slice( 0, 7 ),
			'the focus is on a day of the next month'
		)
		.toBe( true );
	// Moves to a week that lies completely within the month, whatever today's date is.
	for ( let day = Number( ( await focused() ).slice( 8 ) ); day > 14 || day < 8; ) {
		const from = await focused();
		await keyboard.press( day > 14 ? 'ArrowUp' : 'ArrowDown' );
		await expect.poll( focused ).not.toBe( from );
		day = Number( ( await focused() ).slice( 8 ) );
	}
	const first = await focused();
	const weekday = async () => new Date( `${ await focused() }T12:00:00Z` ).getUTCDay();
	await keyboard.press( 'ArrowDown' );
	await expect.poll( focused ).not.toBe( first );
	const below = await focused();
	expect( ( Date.parse( below ) - Date.parse( first ) ) % ( 7 * 86_400_000 ) ).toBe( 0 );
	await keyboard.press( 'End' );
	await expect.poll( weekday ).toBe( 0 );
	const square = page.locator( 'td:focus' );
	await expect( square, 'a day without free times is reached, too' ).toHaveAttribute( 'aria-disabled', 'true' );
	await keyboard.press( 'Enter' );
	await keyboard.press( 'ArrowLeft' );
	await expect.poll( weekday ).toBe( 6 );
	await keyboard.press( 'Home' );
	await expect.poll( weekday ).toBe( 1 );
	for ( const day of [ 0, 6, 5 ] ) {
		await keyboard.press( 'ArrowLeft' );
		await expect.poll( weekday ).toBe( day );
	}
	await keyboard.press( 'Alt+ArrowRight' );
	expect( await weekday(), 'keys of the browser are left to it' ).toBe( 5 );
	await expect( shown ).toBeFocused();
}
