import { violations } from './support/axe';
import { expect, test } from './support/admin';
import { formOn } from './support/form';
import { newFormOf } from './support/institute';

const fromLink = ( more: object = {} ) => ( { prefill: { source: 'query', ...more } } );
const block = ( type: string, attributes: object ) =>
	`<!-- wp:vestibule/field-${ type } ${ JSON.stringify( attributes ) } /-->`;
const ifCompany = { conditions: { rules: [ { field: 'kind', operator: 'equals', value: 'company' } ] } };
const OPTIONS = [
	{ value: 'person', label: 'A person' },
	{ value: 'company', label: 'A company' },
];
const CONTENT = [
	block( 'name', { name: 'names', ...fromLink() } ),
	block( 'text', { name: 'course', label: 'Course', ...fromLink( { parameter: 'c', value: 'Not yet chosen' } ) } ),
	block( 'radio', { name: 'kind', label: 'You are', options: OPTIONS, ...fromLink() } ),
	block( 'text', { name: 'company', label: 'Company', ...ifCompany } ),
	block( 'textarea', { name: 'note', label: 'Note', prefill: { source: 'text', value: 'Please call me' } } ),
].join( '' );
const QUERY = '?names[first_name]=Ana&names[last_name]=Li&c=B1%20evening&kind=A%20company';

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `URL parameters fill in a form, with scripts ${ javaScriptEnabled ? 'on' : 'off' }`, async ( {
		browser,
	} ) => {
		const address = await newFormOf( CONTENT );
		const context = await browser.newContext( { javaScriptEnabled } );
		const page = await context.newPage();
		await page.goto( address );
		const form = formOn( page );
		await expect( form.getByLabel( 'Course' ) ).toHaveValue( 'Not yet chosen' );
		await expect( form.getByLabel( 'Note' ) ).toHaveValue( 'Please call me' );
		await expect( form.getByLabel( 'First name' ) ).toHaveValue( '' );

		await page.goto( address + QUERY );
		await expect( form.getByLabel( 'First name' ) ).toHaveValue( 'Ana' );
		await expect( form.getByLabel( 'Last name' ) ).toHaveValue( 'Li' );
		await expect( form.getByLabel( 'Course' ) ).toHaveValue( 'B1 evening' );
		await expect( form.getByRole( 'radio', { name: 'A company' } ) ).toBeChecked();
		await expect( form.getByLabel( 'Company', { exact: true } ) ).toBeVisible();
		await context.close();
	} );
}

test( 'URL parameters fill in a form on a cached page, and the form’s conditions use these values', async ( {
	page,
} ) => {
	const address = await newFormOf( CONTENT );
	const kept = await ( await page.request.get( address ) ).text();
	expect( kept ).not.toContain( 'value="Ana"' );
	await page.route(
		( url ) => url.search.includes( 'names' ) && ! url.search.includes( 'action' ),
		( route ) => route.fulfill( { body: kept, contentType: 'text/html; charset=utf-8' } )
	);
	await page.goto( address + QUERY );
	const form = formOn( page );
	await expect( form.getByLabel( 'First name' ) ).toHaveValue( 'Ana' );
	await expect( form.getByLabel( 'Course' ) ).toHaveValue( 'B1 evening' );
	await expect( form.getByRole( 'radio', { name: 'A company' } ) ).toBeChecked();
	await expect( form.getByLabel( 'Company', { exact: true } ) ).toBeVisible( { timeout: 30_000 } );
	expect( await violations( page, '.vestibule-form' ) ).toEqual( [] );
} );

test( 'a date field starts with the date of the visit, even on an old page, and conditions use that date', async ( {
	page,
} ) => {
	const inDays = ( value: string ) => ( { prefill: { source: 'text', value } } );
	const address = await newFormOf(
		block( 'date', { name: 'arrival', label: 'Arrival', ...inDays( '+3 days' ) } ) +
			block( 'date', { name: 'from', label: 'From', dateControl: 'parts', ...inDays( 'today' ) } ) +
			block( 'text', {
				name: 'why',
				label: 'Why then',
				conditions: { rules: [ { field: 'arrival', operator: 'equals', value: '2027-02-02' } ] },
			} )
	);
	expect( await ( await page.request.get( address ) ).text() ).not.toMatch( /value="20\d\d-/ );
	await page.clock.setFixedTime( '2027-01-30T12:00:00Z' );
	await page.goto( address );
	const form = formOn( page );
	await expect( form.getByLabel( 'Why then' ) ).toBeVisible( { timeout: 30_000 } );
	await expect( form.getByLabel( 'Arrival' ) ).toHaveValue( '2027-02-02' );
	const from = form.getByRole( 'group', { name: 'From' } ).first();
	await expect( from.getByLabel( 'Day' ) ).toHaveValue( '30' );
	await expect( from.getByLabel( 'Month' ) ).toHaveValue( '01' );
	await expect( from.getByLabel( 'Year' ) ).toHaveValue( '2027' );
} );

test( 'URL parameters override the values of a stored draft', async ( { page } ) => {
	const address = await newFormOf( CONTENT );
	await page.goto( address );
	const form = formOn( page );
	await form.getByLabel( 'Note' ).fill( 'From the draft' );
	await form.getByLabel( 'Course' ).fill( 'A1' );
	await expect
		.poll( () => page.evaluate( () => Object.values( localStorage ).join() ), { timeout: 30_000 } )
		.toContain( 'A1' );
	await page.goto( address + QUERY );
	await expect( form.getByLabel( 'Note' ) ).toHaveValue( 'From the draft', { timeout: 30_000 } );
	await expect( form.getByLabel( 'Course' ) ).toHaveValue( 'B1 evening' );
} );
