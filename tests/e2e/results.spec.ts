import { readFile } from 'node:fs/promises';
import { expect as sooner, test } from './support/admin';
import { violations } from './support/axe';
import { ENTRIES, formOn, messageOn, sendAgain } from './support/form';
import { newFormPost, pageWithForm } from './support/institute';
import { rest } from './support/rest';

const expect = sooner.configure( { timeout: 40_000 } );
test.describe.configure( { timeout: 240_000 } );

const options = ( ...values: string[] ) => values.map( ( value ) => ( { value, label: value } ) );

const block = ( type: string, attributes: object ) =>
	`<!-- wp:vestibule/field-${ type } ${ JSON.stringify( attributes ) } /-->`;

const CONTENT = [
	block( 'radio', { name: 'way', label: 'How did you find us?', options: options( 'A friend', 'A poster' ) } ),
	block( 'nps', { name: 'nps', label: 'Would you recommend us?' } ),
	block( 'matrix', {
		name: 'stay',
		label: 'How was it?',
		questions: [ { key: 'room', label: 'The room' } ],
		options: options( 'Poor', 'Good' ),
	} ),
	block( 'signature', { name: 'signature', label: 'Signature', required: true } ),
	'<!-- wp:vestibule/submit {"label":"Send it"} /-->',
].join( '\n' );

test( 'results use the filters of the list of entries, and can be printed and exported', async ( { page } ) => {
	const post = await newFormPost( CONTENT );
	const form = await rest< { meta: { vestibule_form_id: number } } >( `/wp/v2/vestibule-forms/${ post }` );
	const number = form.meta.vestibule_form_id;
	for ( const [ way, nps ] of [
		[ 'A friend', 10 ],
		[ 'A friend', 9 ],
		[ 'A poster', 2 ],
		[ 'A poster', 8 ],
	] as const ) {
		await rest( `/vestibule/v1/forms/${ number }/submissions`, {
			values: { way, nps, stay: { room: 'Good' }, signature: 'Ada' },
		} );
	}
	await page.goto( `${ ENTRIES }#/?form=${ number }` );
	await page.getByRole( 'link', { name: 'Results' } ).click();
	await expect( page.getByRole( 'heading', { name: /^Results:/ } ) ).toBeFocused();
	await expect( page.getByText( 'Entries counted: 4' ) ).toBeVisible();

	const ways = page.getByRole( 'region', { name: 'How did you find us?' } );
	await expect( ways.getByRole( 'row', { name: 'A friend 2 50%' } ) ).toBeVisible();
	const nps = page.getByRole( 'region', { name: 'Would you recommend us?' } );
	await expect( nps.getByText( '+25' ) ).toBeVisible();
	await expect( nps.getByRole( 'row', { name: 'Promoters (9 and 10) 2 50%' } ) ).toBeVisible();
	// The table of a stacked bar exists even before it is opened.
	const stay = page.getByRole( 'region', { name: 'How was it?' } );
	await expect( stay.getByRole( 'row', { name: 'The room 0 (0%) 4 (100%)' } ) ).toHaveCount( 1 );
	expect( await violations( page, '.vestibule-results' ) ).toEqual( [] );

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Export as CSV' } ).click(),
	] );
	expect( await readFile( await download.path(), 'utf8' ) ).toContain(
		'"How did you find us?","","A friend","2","50"\r\n'
	);

	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'button', { name: 'Print' } ) ).toBeHidden();
	await expect( ways ).toBeVisible();
	await page.emulateMedia( { media: 'screen' } );

	await page.getByRole( 'button', { name: 'Filters' } ).click();
	await page.getByLabel( 'First day' ).fill( '2031-01-01' );
	await expect( page.getByText( 'No entries match the filters' ) ).toBeVisible();
	await page.goBack();
	await expect( page.getByText( 'Entries counted: 4' ) ).toBeVisible();
} );

test( 'the results of a form without entries cannot be printed or exported, and status filters keep the form', async ( {
	page,
} ) => {
	const post = await newFormPost( CONTENT );
	const form = await rest< { meta: { vestibule_form_id: number }; title: { raw: string } } >(
		`/wp/v2/vestibule-forms/${ post }?context=edit`
	);
	const number = form.meta.vestibule_form_id;
	await page.goto( `${ ENTRIES }#/results?form=${ number }&starred=true` );
	await expect( page.getByText( 'No entries match the filters' ) ).toBeVisible();
	const statuses = page.getByRole( 'navigation', { name: 'Filter entries by status' } );
	await statuses.getByRole( 'link', { name: /^All/ } ).click();
	await expect( page.getByRole( 'heading', { name: 'No entries of this form yet' } ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: `Results: ${ form.title.raw }` } ) ).toBeVisible();
	const chooser = page.getByRole( 'combobox', { name: 'Filter entries by form' } );
	await expect( chooser.locator( 'option:checked' ) ).toHaveText( form.title.raw );
	await expect( page.getByRole( 'button', { name: /^(Print|Export as CSV)$/ } ) ).toHaveCount( 0 );

	await rest( `/vestibule/v1/forms/${ number }/submissions`, {
		values: { way: 'A friend', nps: 9, stay: { room: 'Good' }, signature: 'Ada' },
	} );
	await page.goto( `${ ENTRIES }#/?form=${ number }` );
	await page
		.getByRole( 'button', { name: /^Star the entry of/ } )
		.first()
		.click();
	await page.getByRole( 'link', { name: 'Results' } ).click();
	await statuses.getByRole( 'link', { name: /^Starred/ } ).click();
	await expect( page.getByText( 'Entries counted: 1' ) ).toBeVisible();
	expect( new URL( page.url() ).hash ).toContain( `form=${ number }` );
} );

test( 'a signature is kept after an error and a resize of the window, and the entry links to the signature', async ( {
	page,
} ) => {
	const post = await newFormPost( block( 'text', { name: 'who', label: 'Your name', required: true } ) + CONTENT );
	await page.goto( await pageWithForm( post ) );
	await formOn( page ).getByLabel( 'Your name' ).focus();
	const pad = formOn( page ).getByRole( 'img', { name: /^Sign here/ } );
	await pad.scrollIntoViewIfNeeded();
	const box = ( await pad.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
	for ( const [ from, to ] of [
		[ 0.2, 0.5 ],
		[ 0.6, 0.9 ],
	] as const ) {
		await page.mouse.move( box.x + from * box.width, box.y + box.height / 2 );
		await page.mouse.down();
		await page.mouse.move( box.x + to * box.width, box.y + box.height / 3, { steps: 5 } );
		await page.mouse.up();
	}
	await formOn( page ).getByRole( 'button', { name: 'Undo the last stroke' } ).click();
	expect( await violations( page, 'form[data-form_id]' ) ).toEqual( [] );
	// Submits by keyboard: the page scrolls to the error before the window is resized.
	const button = formOn( page ).getByRole( 'button', { name: 'Send it' } );
	await button.press( 'Enter' );
	await expect( formOn( page ).getByText( 'This field is required' ).first() ).toBeVisible();
	await page.setViewportSize( { width: 412, height: 800 } );
	await formOn( page ).getByLabel( 'Your name' ).fill( 'Ada' );
	await sendAgain( button, messageOn( page ), 'Thank you' );

	const [ entry ] = await rest< { id: number }[] >( '/vestibule/v1/entries?per_page=1' );
	await page.goto( `${ ENTRIES }#/entry/${ entry?.id ?? 0 }` );
	await expect( page.getByRole( 'link', { name: 'signature.png', exact: true } ) ).toBeVisible();
} );
