/** Work on the entries screen with a mouse, a keyboard, a phone and a printer. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations, WCAG } from './support/axe';
import { dialogsOf, expectHarmless } from './support/hostile';
import { newFormOf } from './support/institute';
import { SIGNED_IN } from './support/site';

const LIST = '/wp-admin/admin.php?page=vestibule-entries';
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat( 8 );
const HOSTILE = `<img src=x onerror=alert(1)> {{inputs.email}} \u202Egnp.exe ${ LONG }`;

const block = ( name: string, attributes: object ) =>
	`<!-- wp:vestibule/${ name } ${ JSON.stringify( attributes ) } /-->`;
const CONTENT = [
	block( 'field-name', { name: 'names', label: 'Name' } ),
	block( 'field-email', { name: 'email', label: 'Email' } ),
	block( 'field-text', { name: 'topic', label: 'Topic' } ),
	block( 'field-radio', {
		name: 'how',
		label: 'How did you find us?',
		options: [
			{ value: 'friend', label: 'A friend' },
			{ value: 'paper', label: 'A newspaper' },
		],
	} ),
	block( 'submit', { label: 'Send' } ),
].join( '' );

let form = '';
let hostile = 0;

/** Submits a form as a visitor's browser does. Returns the ID of the entry. */
async function send( request: APIRequestContext, path: string, values: Record< string, string > ): Promise< number > {
	const html = await ( await request.get( path ) ).text();
	const number = /data-form_id="(\d+)"/.exec( html )?.[ 1 ] ?? '';
	const call = async ( data: Record< string, string > ) =>
		( await request.post( '/wp-admin/admin-ajax.php', { form: { form_id: number, ...data } } ) ).json();
	const nonce = /data-nonce="([^"]+)"/.exec( html )?.[ 1 ] ?? '';
	const { data: given } = ( await call( { action: 'vestibule_form_token', nonce } ) ) as { data: { token: string } };
	const data = new URLSearchParams( { ...values, __vestibule_token: given.token } ).toString();
	const sent = ( await call( { action: 'vestibule_form_submit', data } ) ) as { data?: { insert_id: number } };
	expect( sent, JSON.stringify( sent ) ).toHaveProperty( 'data.insert_id' );
	return sent.data?.insert_id ?? 0;
}

test.beforeAll( async ( { playwright, baseURL } ) => {
	const request = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		storageState: SIGNED_IN,
		extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off' },
		timeout: 120_000,
	} );
	const path = await newFormOf( CONTENT, { vestibule_form_settings: { deleteAfterDays: 90 } } );
	form = /data-form_id="(\d+)"/.exec( await ( await request.get( path ) ).text() )?.[ 1 ] ?? '';
	const person = ( first: string, last: string ) => ( {
		'names[first_name]': first,
		'names[last_name]': last,
		email: `${ first.toLowerCase() }@example.org`,
	} );
	hostile = await send( request, path, {
		...person( 'Mallory', HOSTILE.slice( 0, 190 ) ),
		topic: HOSTILE.slice( 0, 190 ),
		how: 'paper',
	} );
	await send( request, path, { ...person( 'Grace', 'Hopper' ), topic: 'A visit', how: 'paper' } );
	await send( request, path, { ...person( 'Ada', 'Lovelace' ), topic: 'A course', how: 'friend' } );
	await request.dispose();
} );

/** Opens the list with two entries per page, so that three entries need two pages. */
async function openList( page: Page ): Promise< void > {
	await page.route( /entries\?.*per_page=20/, ( route ) =>
		route.continue( { url: route.request().url().replace( 'per_page=20', 'per_page=2' ) } )
	);
	await page.goto( `${ LIST }#/?form=${ form }` );
	await expect( lines( page ) ).toHaveCount( 2 );
}

const lines = ( page: Page ) => page.locator( '.vestibule-entries__table tbody tr' );
const button = ( page: Page | Locator, name: string ) => page.getByRole( 'button', { name, exact: true } );

async function expectAccessible( page: Page ): Promise< void > {
	expect( await violations( page, '#vestibule-entries', { tags: WCAG } ) ).toEqual( [] );
}

test( 'columns are stored, entries are filtered by answers, and all entries are marked as read and exported', async ( {
	page,
} ) => {
	await openList( page );
	await expect( page.getByText( 'Entries of this form are deleted after 90 days.' ) ).toBeVisible();
	await button( page, 'Columns' ).click();
	const stored = page.waitForResponse( /entries(\/|%2F)columns/ );
	await page
		.getByRole( 'group', { name: 'Answers' } )
		.getByRole( 'checkbox', { name: 'How did you find us?' } )
		.check();
	await stored;
	await page.reload();
	await expect( page.getByRole( 'columnheader', { name: 'How did you find us?' } ) ).toBeVisible();
	await expect( lines( page ).first() ).toContainText( 'A friend' );
	await expectAccessible( page );

	await button( page, 'Filters' ).click();
	await page.getByRole( 'combobox', { name: 'Answer to' } ).selectOption( 'How did you find us?' );
	await page.getByRole( 'combobox', { name: 'Choice' } ).selectOption( 'A friend' );
	await expect( page.getByText( '1 entry', { exact: true } ) ).toBeVisible();
	expect( new URL( page.url() ).hash ).toContain( 'field=how' );
	await button( page, 'Clear the filters' ).click();

	await expect( lines( page ).filter( { hasText: 'Unread:' } ) ).toHaveCount( 2 );
	await page.getByRole( 'checkbox', { name: 'Select all entries on this page' } ).check();
	await button( page, 'Select all entries of this list: 3 entries' ).click();
	await button( page, 'Mark as read' ).click();
	await expect( lines( page ).filter( { hasText: 'Unread:' } ) ).toHaveCount( 0 );
	await button( page, 'Undo' ).click();
	await expect( lines( page ).filter( { hasText: 'Unread:' } ) ).toHaveCount( 2 );

	await button( page, 'Export' ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'radio', { name: /^CSV/ } ).check();
	const download = page.waitForEvent( 'download' );
	await button( dialog, 'Export' ).click();
	const csv = await readFile( await ( await download ).path(), 'utf8' );
	expect( csv.trim().split( '\r\n' ) ).toHaveLength( 4 );
	expect( csv ).toContain( '"A friend"' );
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'an administrator reads, stars, annotates, edits and replies to an entry by keyboard', async ( { page } ) => {
	await openList( page );
	await lines( page ).first().getByRole( 'link' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Ada Lovelace' } ) ).toBeFocused();
	await expect( page.getByText( 'Set in the form.' ) ).toBeVisible();

	const star = button( page, 'Star the entry of Ada Lovelace' );
	await star.focus();
	await page.keyboard.press( 'Space' );
	await expect( star ).toHaveAttribute( 'aria-pressed', 'true' );

	const history = page.locator( '.vestibule-entries__notes' );
	await page.getByRole( 'textbox', { name: 'New note' } ).focus();
	await page.keyboard.type( 'Called back <b>twice</b>' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( history ).toContainText( 'Called back <b>twice</b>' );

	await button( page, 'Edit the answers' ).focus();
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Topic' } ).fill( 'A longer course' );
	await page.keyboard.press( 'Enter' );
	await expect( history.locator( 'del' ) ).toHaveText( 'A course' );
	await expect( history.locator( 'ins' ) ).toHaveText( 'A longer course' );

	await button( page, 'Answer' ).focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Reply to ada@example.org' } );
	await expect( dialog.getByRole( 'textbox', { name: 'Message' } ) ).toHaveValue( /> Topic: A longer course/ );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( button( page, 'Answer' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await dialog.getByRole( 'textbox', { name: 'Message' } ).focus();
	await page.keyboard.press( 'Control+Home' );
	await page.keyboard.type( 'Dear Ada' );
	await button( dialog, 'Send' ).press( 'Enter' );
	await expect( history ).toContainText( 'Answered by email' );
	await expect( history ).toContainText( 'Dear Ada' );
	await expectAccessible( page );

	await page.getByRole( 'link', { name: 'Next' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Grace Hopper' } ) ).toBeFocused();
} );

test.describe( 'corrections of answers', () => {
	test.use( { expectedConsole: [ /status of 422 .*\/answers/ ] } );

	test( 'an administrator corrects answers of several field types by keyboard', async ( { page } ) => {
		const path = await newFormOf(
			[
				block( 'field-text', { name: 'topic', label: 'Topic' } ),
				block( 'field-phone', { name: 'phone', label: 'Phone', initialCountry: 'de' } ),
				block( 'field-number', { name: 'people', label: 'People', min: '2' } ),
				block( 'field-date', { name: 'day', label: 'Day' } ),
				block( 'field-rating', { name: 'stars', label: 'Stars' } ),
				block( 'submit', { label: 'Send' } ),
			].join( '' )
		);
		const answers = { topic: 'A course', phone: '+49 30 123456', people: '3', day: '2026-03-30', stars: '3' };
		const id = await send( page.request, path, answers );
		await page.goto( `${ LIST }#/entry/${ id }` );
		await button( page, 'Edit the answers' ).press( 'Enter' );
		const phone = page.getByRole( 'textbox', { name: 'Phone' } );
		await page.getByRole( 'textbox', { name: 'Topic' } ).fill( 'A longer course' );
		await phone.fill( '+49 1' );
		await page.getByRole( 'textbox', { name: 'People' } ).fill( 'one' );
		await page.keyboard.press( 'Enter' );

		await test.step( 'errors are shown, and typed values stay', async () => {
			await expect( page.getByText( 'Phone number is not valid' ) ).toBeVisible();
			await expect( page.getByText( 'Enter a number' ) ).toBeVisible();
			await expect( phone ).toBeFocused();
			await expect( phone ).toHaveValue( '+49 1' );
			await expect( page.getByRole( 'textbox', { name: 'Topic' } ) ).toHaveValue( 'A longer course' );
			await expectAccessible( page );
		} );

		await phone.fill( '030 654321' );
		await page.getByRole( 'textbox', { name: 'People' } ).fill( '12' );
		const day = page.getByLabel( 'Day' );
		await day.focus();
		await page.keyboard.press( 'Backspace' );
		await page.keyboard.press( 'Enter' );

		await test.step( 'an incomplete date is not saved', async () => {
			await expect( page.getByText( 'Complete this value, or clear it.' ) ).toBeVisible();
			await expect( day ).toBeFocused();
		} );

		await page.keyboard.type( '04' );
		await page.getByRole( 'combobox', { name: 'Stars' } ).focus();
		await page.keyboard.press( 'ArrowDown' );
		await page.getByRole( 'textbox', { name: 'Topic' } ).press( 'Enter' );
		const history = page.locator( '.vestibule-entries__notes' );
		for ( const text of [ 'A longer course', '+49 30 654321', '12', '4 of 5' ] ) {
			await expect( history.locator( 'ins' ).getByText( text, { exact: true } ) ).toBeVisible();
		}
		await expect( history.locator( 'ins' ) ).toHaveCount( 5 );
	} );
} );

test( 'the list of entries links to the setting for automatic deletion', async ( { page } ) => {
	await openList( page );
	await page.goto( ( await page.getByRole( 'link', { name: 'Change this' } ).getAttribute( 'href' ) ) ?? '' );
	const days = page.getByRole( 'spinbutton', { name: 'Delete entries after (days)' } );
	await expect( days ).toHaveValue( '90' );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `hostile and long answers stay harmless text on screen and in print with direction ${ direction }`, async ( {
		page,
	} ) => {
		const dialogs = dialogsOf( page );
		await page.setExtraHTTPHeaders( { 'X-Test-Direction': direction, 'X-Test-Rate-Limits': 'off' } );
		for ( const width of [ 1280, 412 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const hash of [ `#/?form=${ form }`, `#/entry/${ hostile }` ] ) {
				await page.goto( 'about:blank' );
				await page.goto( LIST + hash );
				await expect( page.getByText( 'onerror=alert(1)' ).first() ).toBeVisible();
				await expect( page.locator( 'body' ) ).toHaveCSS( 'direction', direction );
				expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBe( 0 );
				await expectHarmless( page, dialogs );
			}
		}
		await button( page, 'Answer' ).click();
		const heading = page.getByRole( 'dialog' ).getByRole( 'heading' );
		expect( await heading.evaluate( ( element ) => element.scrollWidth - element.clientWidth ) ).toBe( 0 );
		await page.keyboard.press( 'Escape' );
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( '#vestibule-entries :is( button, input, textarea ):visible' ) ).toHaveCount( 0 );
		await expect( page.locator( 'dt:visible' ).filter( { hasText: 'How did you find us?' } ) ).toHaveCount( 1 );
		await expectHarmless( page, dialogs );
	} );
}
