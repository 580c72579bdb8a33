import type { Locator, Page } from '@playwright/test';
import { expect as sooner, test } from './support/admin';
import { violations } from './support/axe';
import { newFormOf } from './support/institute';
import { rest } from './support/rest';

const expect = sooner.configure( { timeout: 20_000 } );

/** Publishes a page with a form for an appointment type with one time a day and a waiting list. */
async function makePage(): Promise< string > {
	const day = [ { start: '09:00', end: '10:00' } ];
	const days = [ 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ];
	const settings = {
		duration: 60,
		timezone: 'UTC',
		notice: 0,
		horizon: 60,
		waiting: true,
		hours: Object.fromEntries( days.map( ( name ) => [ name, day ] ) ),
	};
	const event = await rest< { id: number } >( '/wp/v2/vestibule-events', {
		title: 'Waited for',
		status: 'publish',
		meta: { vestibule_event: settings },
	} );
	return newFormOf(
		[
			`<!-- wp:vestibule/field-appointment {"name":"time","label":"Date and time","required":true,"event":${ event.id }} /-->`,
			'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->',
			'<!-- wp:vestibule/submit {"text":"Book"} /-->',
		].join( '\n' )
	);
}

const pickerOn = ( page: Page ) => page.getByRole( 'group', { name: 'Date and time' } );

async function send( page: Page, email: string ) {
	await page.locator( 'form[data-form_id]' ).getByRole( 'textbox', { name: 'Email' } ).fill( email );
	const [ answer ] = await Promise.all( [
		page.waitForResponse( ( response ) => response.url().includes( 'action=vestibule_form_submit' ) ),
		page.locator( 'form[data-form_id] [type="submit"]' ).click(),
	] );
	return answer;
}

/** The first available day can be the last one of its month, and the calendar then opens at the next month. */
async function chooseLaterDay( picker: Locator ) {
	await picker.getByRole( 'button', { name: 'Next month' } ).focus();
	const button = picker.getByRole( 'button', { name: /available times/ } ).nth( 3 );
	const name = ( await button.getAttribute( 'aria-label' ) ) ?? '';
	await button.click();
	const day = name.replace( /, available times: \d+$/, '' );
	await expect( picker.getByRole( 'radiogroup', { name: day } ) ).toBeVisible();
	return day;
}

test( 'a visitor on the waiting list for a fully booked time is offered a held time by email and books it', async ( {
	browser,
} ) => {
	const link = await makePage();
	const email = `wait${ Date.now().toString( 36 ) }@example.org`;
	const mails = () => rest< { message: string }[] >( `/test-mails/v1/mails?to=${ encodeURIComponent( email ) }` );

	const visitor = await ( await browser.newContext( { storageState: { cookies: [], origins: [] } } ) ).newPage();
	await visitor.goto( link );
	const picker = pickerOn( visitor );
	const time = picker.getByRole( 'radio', { name: '09:00' } );
	const day = await chooseLaterDay( picker );
	await time.click();
	await expect( time ).toBeChecked();
	const { data } = await ( await send( visitor, 'first@example.org' ) ).json();

	// The day has no other time, but it can be selected.
	await visitor.goto( link );
	await picker.getByRole( 'button', { name: 'Next month' } ).focus();
	await picker.getByRole( 'button', { name: `${ day }, full` } ).click();
	await picker.getByRole( 'button', { name: /^09:00.* full$/ } ).click();
	const panel = visitor.getByRole( 'group', { name: `${ day }, 09:00 is full.` } );
	const address = panel.getByRole( 'textbox', { name: 'Email' } );
	await expect( address ).toBeFocused();
	await address.press( 'Enter' );
	await expect( address ).toHaveAccessibleDescription( 'Enter an email address.' );
	await address.fill( email );
	await panel.getByRole( 'checkbox' ).check();
	expect( await violations( visitor, '.vestibule-appointment' ) ).toEqual( [] );
	await panel.getByRole( 'button', { name: 'Notify me when this time is available' } ).click();
	await expect( visitor.getByRole( 'group', { name: /Confirm your place on the waiting list/ } ) ).toBeFocused();
	await expect.poll( async () => ( await mails() ).length ).toBe( 1 );
	const [ confirmation = '' ] = /http\S+vestibule_waiting=\S+/.exec( ( await mails() )[ 0 ]?.message ?? '' ) ?? [];

	// Opening the link of the email does not add the visitor to the list. The button does, even without scripts.
	const plain = await (
		await browser.newContext( { javaScriptEnabled: false, storageState: { cookies: [], origins: [] } } )
	).newPage();
	await plain.goto( confirmation );
	await plain.getByRole( 'button', { name: 'Join the waiting list' } ).click();
	await expect( plain.getByRole( 'status' ) ).toContainText( 'You are on the waiting list for this time.' );

	await rest( '/vestibule/v1/entries/status', {
		ids: [ data.insert_id ],
		status: 'trash',
		appointment: 'cancel',
	} );
	await expect.poll( async () => ( await mails() ).length ).toBe( 2 );
	const [ offer = '' ] = /http\S+vestibule_waiting=\S+/.exec( ( await mails() )[ 1 ]?.message ?? '' ) ?? [];

	// The held time is selected without scripts, too, and is not offered to other visitors.
	await plain.goto( offer );
	await expect( plain.getByRole( 'combobox', { name: 'Date and time' } ).locator( 'option:checked' ) ).toHaveText(
		'09:00'
	);
	await plain.goto( link );
	await expect( plain.getByRole( 'group', { name: day } ) ).toHaveCount( 0 );
	await plain.getByRole( 'link', { name: 'Join the waiting list for a full time' } ).click();
	await expect( plain.getByRole( 'option', { name: `${ day }, 09:00` } ) ).toBeAttached();

	await visitor.goto( offer );
	await expect( visitor.getByRole( 'heading', { name: 'Your time is available' } ) ).toBeVisible();
	await visitor.locator( 'form[data-form_id]' ).getByRole( 'textbox', { name: 'Email' } ).focus();
	await expect( picker.getByRole( 'status' ) ).toContainText( 'Held for you while you fill in the form.' );
	expect( ( await send( visitor, email ) ).status() ).toBe( 200 );
	await visitor.goto( offer );
	await expect( visitor.getByText( 'The time that was held for you has been booked.' ) ).toBeVisible();
} );
