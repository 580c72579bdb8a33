import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { rest } from './support/rest';

/* Forms with limits (docs/limits.md) on fresh pages, on month-old pages from a cache, and without scripts. */

const FIELDS =
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->' +
	'<!-- wp:vestibule/field-radio {"name":"day","label":"Day","options":[{"value":"fri","label":"Friday","places":1},{"value":"sun","label":"Sunday"}]} /-->';

interface Made {
	id: number;
	number: number;
	path: string;
}

async function make( limits: object ): Promise< Made > {
	const form = await rest< { id: number; meta: { vestibule_form_id: number } } >( '/wp/v2/vestibule-forms', {
		title: 'Course',
		status: 'publish',
		content: FIELDS,
		meta: { vestibule_form_limits: limits },
	} );
	const page = await rest< { link: string } >( '/wp/v2/pages', {
		title: 'Course',
		status: 'publish',
		content: `<!-- wp:vestibule/form {"ref":${ form.id }} /-->`,
	} );
	return { id: form.id, number: form.meta.vestibule_form_id, path: new URL( page.link ).pathname };
}

const limit = ( { id }: Made, limits: object ) =>
	rest( `/wp/v2/vestibule-forms/${ id }`, { meta: { vestibule_form_limits: limits } } );

const formOn = ( page: Page ) => page.locator( 'form.vestibule-form' );
const limitsOn = ( page: Page ) => page.locator( '[data-limits]' );

async function send( page: Page, email: string, day: string ): Promise< void > {
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'radio', { name: day } ).check();
	await page.getByRole( 'button', { name: 'Send' } ).click();
}

/** Caches the page as it was a month ago and serves that copy to this visitor. */
async function keepOld( page: Page, request: APIRequestContext, path: string ): Promise< void > {
	const copy = { 'X-Test-Rate-Limits': 'off', 'X-Test-Page-Cache': `limits-${ Date.now() }-${ Math.random() }` };
	const then = `${ new Date( Date.now() - 31 * 86_400_000 ).toISOString().slice( 0, 19 ) }Z`;
	await request.get( path, { headers: { ...copy, 'X-Test-Now': then } } );
	await page.setExtraHTTPHeaders( copy );
}

test( 'a form shows its remaining spots, marks full options, and shows a message when no spots are left', async ( {
	page,
	browser,
} ) => {
	const made = await make( { entries: 2, showLeft: true } );
	await page.goto( made.path );
	await expect( limitsOn( page ) ).toHaveText( '2 of 2 spots left' );
	await send( page, 'ana@example.org', 'Friday (1 spot left)' );
	await expect( page.locator( '[data-part="message"]' ) ).toContainText( 'Thank you' );

	// A visitor opens the page while spots are left.
	await page.goto( made.path );
	await expect( limitsOn( page ) ).toHaveText( '1 of 2 spots left' );
	await expect( page.getByRole( 'radio', { name: 'Friday (full)' } ) ).toBeDisabled();
	const other = await browser.newPage( { extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off' } } );
	await other.goto( new URL( made.path, page.url() ).href );
	await send( other, 'lea@example.org', 'Sunday' );
	await expect( other.locator( '[data-part="message"]' ) ).toContainText( 'Thank you' );
	await other.close();
	await send( page, 'eva@example.org', 'Sunday' );
	await expect( page.locator( '.vestibule-errors__title' ).or( limitsOn( page ) ).first() ).toBeVisible();
	await expect( limitsOn( page ) ).toHaveText( 'All spots are taken.' );
	await expect( page.getByLabel( 'Email' ) ).toHaveValue( 'eva@example.org' );

	// Deletes the draft of the rejected submission, which would keep the form visible. Leaving a page stores the draft
	// again.
	await page.addInitScript( () => localStorage.clear() );
	await page.goto( made.path );
	await expect( limitsOn( page ) ).toHaveText( 'All spots are taken.' );
	await expect( formOn( page ) ).toBeHidden();
} );

test( 'a form on a month-old page shows its current limits', async ( { page, request } ) => {
	const made = await make( { closesAt: '2001-01-01T10:00', closedMessage: 'The course has begun.' } );
	await keepOld( page, request, made.path );
	await page.goto( made.path );
	await expect( limitsOn( page ) ).toHaveText( 'The course has begun.' );
	await expect( formOn( page ) ).toBeHidden();

	await limit( made, { entries: 5, showLeft: true } );
	await page.goto( made.path );
	await expect( limitsOn( page ) ).toHaveText( '5 of 5 spots left' );
	await expect( formOn( page ) ).toBeVisible();
	await send( page, 'ana@example.org', 'Friday' );
	await expect( page.locator( '[data-part="message"]' ) ).toContainText( 'Thank you' );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form that has closed since the page was loaded rejects a submission and keeps the typed email address', async ( {
		page,
	} ) => {
		const made = await make( { entries: 9 } );
		await page.goto( made.path );
		await limit( made, { closesAt: '2001-01-01T10:00' } );
		await send( page, 'ana@example.org', 'Sunday' );
		await expect( page ).toHaveURL( /vestibule_result=/ );
		await expect( page.locator( '[data-part="errors"]' ) ).toContainText( 'This form has been closed since' );
		await expect( page.getByLabel( 'Email' ) ).toHaveValue( 'ana@example.org' );
		await page.goto( made.path );
		await expect( limitsOn( page ) ).toContainText( 'This form has been closed since' );
		await expect( formOn( page ) ).toBeHidden();
	} );
} );
