import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { errorOf, formOn, messageOn, newName, sendAgain, summaryOn } from './support/form';
import { newFormOf } from './support/institute';
import { rest } from './support/rest';

const options = ( ...values: string[] ) => values.map( ( value ) => ( { value, label: value } ) );

const block = ( type: string, attributes: object ) =>
	`<!-- wp:vestibule/field-${ type } ${ JSON.stringify( attributes ) } /-->`;

const CONTENT = [
	block( 'text', { name: 'who', label: 'Your name' } ),
	block( 'email', { name: 'email', label: 'Email', required: true, confirm: true } ),
	block( 'nps', { name: 'nps', label: 'Would you recommend us?', required: true } ),
	block( 'matrix', {
		name: 'stay',
		label: 'How was your stay?',
		questions: [
			{ key: 'room', label: 'The room', required: true },
			{ key: 'food', label: 'The food' },
		],
		options: options( 'Poor', 'Fair', 'Good' ),
	} ),
	block( 'text', {
		name: 'why',
		label: 'What was wrong with the room?',
		conditions: { match: 'all', rules: [ { field: 'stay[room]', operator: 'equals', value: 'Poor' } ] },
	} ),
	block( 'date-range', { name: 'dates', label: 'Your next stay', maxDays: 7 } ),
	block( 'ranking', { name: 'ranking', label: 'What matters most?', options: options( 'Price', 'Place', 'Peace' ) } ),
	'<!-- wp:vestibule/submit {"label":"Send it"} /-->',
].join( '\n' );

/** Success message with all answers as text. */
const SETTINGS = { vestibule_form_settings: { successMessage: 'Thank you {all_fields}' } };

const sendIt = ( page: Page ) => formOn( page ).getByRole( 'button', { name: 'Send it' } );
const again = ( page: Page ) => formOn( page ).getByLabel( 'Repeat the email address' );
const answer = ( page: Page, name: string ) => formOn( page ).getByRole( 'radio', { name, exact: true } );

const sent = [ 'Good', 'Fair', '9 of 10', '1 December 2026', '5 December 2026', '1. Peace, 2. Price, 3. Place' ];

async function expectEntry( page: Page, who: string ): Promise< void > {
	const [ entry ] = await rest< { id: number }[] >( `/vestibule/v1/entries?search=${ who }` );
	await page.goto( `/wp-admin/admin.php?page=vestibule-entries&entry=${ entry?.id ?? 0 }` );
	for ( const words of sent.flatMap( ( text ) => text.split( /(?<=[a-z]), (?=\d\.)/ ) ) ) {
		await expect( page.getByText( words, { exact: true } ).first() ).toBeVisible( { timeout: 40_000 } );
	}
	// The email address was typed twice but is stored once.
	await expect( page.getByText( 'Repeat the email address' ) ).toHaveCount( 0 );
}

test( 'a visitor completes a survey by keyboard, and the entry shows the answers as text', async ( { page } ) => {
	const who = newName();
	await page.goto( await newFormOf( CONTENT, SETTINGS ) );
	await formOn( page ).getByLabel( 'Your name' ).fill( who );
	const moves = formOn( page ).getByRole( 'button', { name: 'Move Peace up' } );
	await expect( moves ).toBeVisible( { timeout: 30_000 } );
	expect( await violations( page, 'form[data-form_id]' ) ).toEqual( [] );

	// The second email address has no error before it was typed.
	await formOn( page ).getByLabel( 'Email (required)' ).fill( 'ana@example.org' );
	await page.keyboard.press( 'Tab' );
	await expect( again( page ) ).toBeFocused();
	await page.keyboard.type( 'ana@example.com' );
	await page.keyboard.press( 'Tab' );
	await expect.poll( () => errorOf( again( page ) ) ).toBe( 'Enter the same email address as above' );
	await again( page ).fill( 'Ana@example.org' );
	await expect.poll( () => errorOf( again( page ) ) ).toBe( '' );

	// One tab stop with arrow keys.
	await page.keyboard.press( 'Tab' );
	await expect( answer( page, '0, Not at all likely' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( answer( page, '10, Extremely likely' ) ).toBeChecked();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( answer( page, '9' ) ).toBeChecked();

	await page.keyboard.press( 'Tab' );
	await expect( answer( page, 'The room (required) Poor' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( formOn( page ).getByLabel( 'What was wrong with the room?' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( answer( page, 'The room (required) Good' ) ).toBeChecked();
	await expect( formOn( page ).getByLabel( 'What was wrong with the room?' ) ).toBeHidden();
	// Optional answers can be removed.
	await answer( page, 'The food Good' ).click();
	await page.keyboard.press( 'Delete' );
	await expect( answer( page, 'The food Good' ) ).not.toBeChecked();
	await answer( page, 'The food Fair' ).check();

	await formOn( page ).getByLabel( 'First day' ).fill( '2026-12-01' );
	await formOn( page ).getByLabel( 'Last day' ).fill( '2026-12-20' );
	await moves.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( moves ).toBeFocused();
	await expect( moves ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( formOn( page ).locator( '.vestibule-ranking__status' ) ).toHaveText( 'Peace is now number 1 of 3' );
	await expect( formOn( page ).getByRole( 'listitem' ) ).toHaveText( [ 'Peace', 'Price', 'Place' ] );

	await sendIt( page ).click();
	await expect( formOn( page ).getByLabel( 'Last day' ) ).toBeFocused();
	expect( await errorOf( formOn( page ).getByLabel( 'Last day' ) ) ).toBe( 'Choose at most 7 days' );
	await formOn( page ).getByLabel( 'Last day' ).fill( '2026-12-05' );
	await sendAgain( sendIt( page ), messageOn( page ), 'Thank you' );
	for ( const words of sent ) {
		await expect( messageOn( page ) ).toContainText( words );
	}
	await expectEntry( page, who );
} );

test( 'a visitor sorts a ranking with the pointer and can clear its order', async ( { page } ) => {
	await page.goto( await newFormOf( CONTENT ) );
	await formOn( page ).getByLabel( 'Your name' ).focus();
	const items = formOn( page ).getByRole( 'listitem' );
	const handle = items.filter( { hasText: 'Price' } ).locator( '.vestibule-ranking__handle' );
	await handle.scrollIntoViewIfNeeded( { timeout: 30_000 } );
	const [ from, to ] = [ await handle.boundingBox(), await items.last().boundingBox() ];
	await page.mouse.move( ( from?.x ?? 0 ) + 5, ( from?.y ?? 0 ) + 5 );
	await page.mouse.down();
	await page.mouse.move( ( from?.x ?? 0 ) + 5, ( to?.y ?? 0 ) + 10, { steps: 8 } );
	await page.mouse.up();
	await expect( items ).toHaveText( [ 'Place', 'Peace', 'Price' ] );
	await formOn( page ).getByRole( 'button', { name: 'Remove the order' } ).click();
	await expect( items ).toHaveText( [ 'Place', 'Peace', 'Price' ] );
	const posted = await formOn( page ).evaluate( ( form: HTMLFormElement ) =>
		new FormData( form ).getAll( 'ranking[]' )
	);
	expect( posted ).toEqual( [ '', '', '' ] );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'survey fields show errors, keep their values, and can be submitted', async ( { page, browser } ) => {
		const who = newName();
		await page.goto( await newFormOf( CONTENT, SETTINGS ) );
		const place = ( name: string ) => formOn( page ).getByRole( 'combobox', { name } );
		await formOn( page ).getByLabel( 'Your name' ).fill( who );
		await formOn( page ).getByLabel( 'Email (required)' ).fill( 'ana@example.org' );
		await again( page ).fill( 'ana@example.com' );
		await answer( page, 'The food Fair' ).check();
		await formOn( page ).getByLabel( 'First day' ).fill( '2026-12-05' );
		await formOn( page ).getByLabel( 'Last day' ).fill( '2026-12-01' );
		await place( 'Price' ).selectOption( '2' );
		await place( 'Place' ).selectOption( '2' );
		await place( 'Peace' ).selectOption( '1' );
		await sendIt( page ).click();

		await expect( summaryOn( page ).getByRole( 'link' ) ).toHaveText( [
			'Repeat the email address: Enter the same email address as above',
			'Would you recommend us? This field is required',
			'The room: Choose an answer',
			'Last day: Choose a date that is not before the first day',
			'What matters most? Give each option a different rank. 2 is used twice',
		] );
		await expect( again( page ) ).toHaveValue( 'ana@example.com' );
		await expect( answer( page, 'The food Fair' ) ).toBeChecked();
		await expect( place( 'Peace' ) ).toHaveValue( '1:Peace' );
		expect( await errorOf( again( page ) ) ).toBe( 'Enter the same email address as above' );
		expect( await errorOf( answer( page, 'The room (required) Poor' ) ) ).toBe( 'Choose an answer' );

		await again( page ).fill( 'ana@example.org' );
		await answer( page, '9' ).check();
		await answer( page, 'The room (required) Good' ).check();
		await formOn( page ).getByLabel( 'First day' ).fill( '2026-12-01' );
		await formOn( page ).getByLabel( 'Last day' ).fill( '2026-12-05' );
		await place( 'Place' ).selectOption( '3' );
		await sendIt( page ).click();
		for ( const words of sent ) {
			await expect( messageOn( page ) ).toContainText( words );
		}
		const reader = await browser.newPage( { javaScriptEnabled: true } );
		await expectEntry( reader, who );
		await reader.close();
	} );

	test( 'survey questions are stacked on a phone and do not overflow', async ( { page } ) => {
		await page.setViewportSize( { width: 412, height: 900 } );
		await page.goto( await newFormOf( CONTENT ) );
		const widest = ( selector: string ) =>
			page
				.locator( selector )
				.evaluateAll( ( all ) => Math.max( ...all.map( ( one ) => one.scrollWidth - one.clientWidth ) ) );
		expect( await widest( 'html, .vestibule-form, .vestibule-matrix, .vestibule-rating' ) ).toBe( 0 );
		const [ poor, good ] = [
			await answer( page, 'The room (required) Poor' ).boundingBox(),
			await answer( page, 'The room (required) Good' ).boundingBox(),
		];
		expect( good?.y ).toBeGreaterThan( ( poor?.y ?? 0 ) + 40 );
		await expect( page.locator( '.vestibule-matrix thead' ) ).toBeHidden();
		await page.setViewportSize( { width: 1280, height: 900 } );
		await expect( page.getByRole( 'columnheader', { name: 'Fair' } ) ).toBeVisible();
	} );
} );
