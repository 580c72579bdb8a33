import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { rest } from './support/rest';

/* Waiting lists of full options (docs/limits.md) on a month-old page from a cache, and without scripts. */

const FIELDS =
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->' +
	'<!-- wp:vestibule/field-radio {"name":"day","label":"Day","waitingList":true,"options":[{"value":"fri","label":"Friday","places":1},{"value":"sun","label":"Sunday"}]} /-->';

interface Mail {
	subject: string;
	message: string;
}

async function make(): Promise< { id: number; path: string } > {
	const form = await rest< { id: number } >( '/wp/v2/vestibule-forms', {
		title: 'Course',
		status: 'publish',
		content: FIELDS,
	} );
	const page = await rest< { link: string } >( '/wp/v2/pages', {
		title: 'Course',
		status: 'publish',
		content: `<!-- wp:vestibule/form {"ref":${ form.id }} /-->`,
	} );
	return { id: form.id, path: new URL( page.link ).pathname };
}

/** Caches the page as it was a month ago and serves that copy to this visitor. */
async function keepOld( page: Page, request: APIRequestContext, path: string ): Promise< void > {
	const copy = { 'X-Test-Rate-Limits': 'off', 'X-Test-Page-Cache': `waiting-${ Date.now() }-${ Math.random() }` };
	const then = `${ new Date( Date.now() - 31 * 86_400_000 ).toISOString().slice( 0, 19 ) }Z`;
	await request.get( path, { headers: { ...copy, 'X-Test-Now': then } } );
	await page.setExtraHTTPHeaders( copy );
}

async function send( page: Page, email: string, day: string ): Promise< void > {
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'radio', { name: day, exact: true } ).check();
	await page.getByRole( 'button', { name: 'Send' } ).click();
}

test( 'visitors on the waiting list for a full option are promoted in order and receive an email', async ( {
	page,
	browser,
	request,
} ) => {
	const key = Date.now().toString( 36 );
	const [ ana, ben, eva ] = [ `ana${ key }@example.org`, `ben${ key }@example.org`, `eva${ key }@example.org` ];
	const mailsTo = ( email: string ) => rest< Mail[] >( `/test-mails/v1/mails?to=${ encodeURIComponent( email ) }` );
	const made = await make();
	await keepOld( page, request, made.path );
	await page.goto( made.path );
	await send( page, ana, 'Friday (1 spot left)' );
	await expect( page.locator( '[data-part="message"]' ) ).toContainText( 'Thank you' );
	await expect( page.locator( '[data-part="message"]' ) ).not.toContainText( 'waiting list' );

	await page.goto( made.path );
	await expect( page.getByRole( 'radio', { name: 'Friday (full, waiting list)' } ) ).toBeEnabled();
	expect( await violations( page, 'form.vestibule-form' ) ).toEqual( [] );
	await send( page, ben, 'Friday (full, waiting list)' );
	await expect( page.locator( '[data-part="message"]' ) ).toContainText(
		`You are on the waiting list for: Friday. When a spot opens up, you get it and an email to ${ ben }.`
	);
	await expect( page.getByRole( 'link', { name: 'Leave the waiting list' } ) ).toBeHidden();
	await expect.poll( async () => ( await mailsTo( ben ) )[ 0 ]?.message ).toContain( 'Friday (waiting list)' );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const other = await plain.newPage();
	await other.goto( new URL( made.path, page.url() ).href );
	await send( other, eva, 'Friday (full, waiting list)' );
	await expect( other.locator( '[data-part="message"]' ) ).toContainText(
		'You are on the waiting list for: Friday.'
	);
	await plain.close();
	expect( await rest( `/vestibule/v1/forms/${ made.id }/taken` ) ).toEqual( {
		total: 0,
		options: { day: { fri: 1 } },
		waiting: { day: { fri: 2 } },
	} );

	const [ first ] = await rest< { id: number }[] >( `/vestibule/v1/entries?search=${ ana }` );
	await rest( `/vestibule/v1/entries/${ first?.id }`, { status: 'trash' } );
	await expect
		.poll( async () => ( await mailsTo( ben ) ).map( ( { subject } ) => subject ) )
		.toContain( 'You have a spot: Course' );
	expect( ( await mailsTo( eva ) ).map( ( { subject } ) => subject ) ).not.toContain( 'You have a spot: Course' );
	expect( await rest( `/vestibule/v1/forms/${ made.id }/taken` ) ).toMatchObject( { waiting: { day: { fri: 1 } } } );

	const place = ( await mailsTo( ben ) ).find( ( { subject } ) => subject === 'You have a spot: Course' );
	const [ link = '' ] = /http\S+vestibule_leave=\S+/.exec( place?.message ?? '' ) ?? [];
	await giveUp( page, request, link );
	await expect
		.poll( async () => ( await mailsTo( eva ) ).map( ( { subject } ) => subject ) )
		.toContain( 'You have a spot: Course' );
	expect( await rest( `/vestibule/v1/forms/${ made.id }/taken` ) ).toMatchObject( { options: { day: { fri: 1 } } } );
	const [ second ] = await rest< { id: number }[] >( `/vestibule/v1/entries?search=${ ben }` );
	expect( await rest( `/vestibule/v1/entries/${ second?.id }/notes` ) ).toMatchObject( [
		{ kind: 'leave', changes: [ { label: 'Day', before: 'Friday', after: 'Friday (given up)' } ] },
	] );
} );

/** Releases the spot. Programs that follow the link must not release it, and the button works only once. */
async function giveUp( page: Page, request: APIRequestContext, link: string ): Promise< void > {
	const button = page.getByRole( 'button', { name: 'Give up the spot: Friday' } );
	expect( ( await request.get( link ) ).headers()[ 'cache-control' ] ).toContain( 'no-store' );
	await page.goto( link );
	await expect( page.getByText( 'You have a spot: Friday.' ) ).toBeVisible();
	expect( await violations( page, '.vestibule-booking' ) ).toEqual( [] );
	await button.click();
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'Done. Your spot is available for someone else. Thank you for letting us know.'
	);
	await expect( button ).toBeHidden();
	await page.goto( link );
	await expect( page.getByText( 'You don’t have to do anything.' ) ).toBeVisible();
}
