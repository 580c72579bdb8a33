import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { rest } from './support/rest';

/** Undo of "Move to Trash" for an entry whose spot has a waiting list (docs/limits.md). */
const FIELDS =
	'<!-- wp:vestibule/field-name {"name":"names","label":"Name"} /-->' +
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->' +
	'<!-- wp:vestibule/field-radio {"name":"day","label":"Day","waitingList":true,"options":[{"value":"fri","label":"Friday","places":1}]} /-->';

interface Mail {
	subject: string;
}

const placesOf = ( mails: Mail[] ) => mails.filter( ( { subject } ) => subject.startsWith( 'You have a spot' ) ).length;

async function enter( page: Page, path: string, name: string, email: string ): Promise< void > {
	await page.goto( path );
	await page.getByLabel( 'First Name' ).fill( name );
	await page.getByLabel( 'Last Name' ).fill( 'Li' );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'radio', { name: /Friday/ } ).check();
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.locator( '[data-part="message"]' ) ).toContainText( /Thank you|waiting list/ );
}

async function openEntry( page: Page, email: string ): Promise< void > {
	const [ entry ] = await rest< { id: number }[] >( `/vestibule/v1/entries?search=${ email }` );
	await page.goto( `/wp-admin/admin.php?page=vestibule-entries#/entry/${ entry?.id }` );
	await page.getByRole( 'button', { name: 'Move to Trash' } ).click();
}

test( 'an entry restored by Undo keeps its spot, and closing the notice promotes the next entry on the waiting list', async ( {
	page,
} ) => {
	const key = Date.now().toString( 36 );
	const [ ana, ben ] = [ `ana${ key }@example.org`, `ben${ key }@example.org` ];
	const mails = () => rest< Mail[] >( `/test-mails/v1/mails?to=${ ben }` );
	const form = await rest< { id: number } >( '/wp/v2/vestibule-forms', {
		title: 'Course',
		status: 'publish',
		content: FIELDS,
	} );
	const made = await rest< { link: string } >( '/wp/v2/pages', {
		title: 'Course',
		status: 'publish',
		content: `<!-- wp:vestibule/form {"ref":${ form.id }} /-->`,
	} );
	const path = new URL( made.link ).pathname;
	await enter( page, path, 'Ana', ana );
	await enter( page, path, 'Ben', ben );
	const taken = () => rest( `/vestibule/v1/forms/${ form.id }/taken` );

	await openEntry( page, ana );
	const notice = page.locator( '.components-snackbar' );
	await expect( notice ).toContainText(
		'When this message closes, the spot is given to the waiting list: Ben Li (Friday). If you restore the entry later, it joins the waiting list.'
	);
	for ( const width of [ 412, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.screenshot( { path: `tests/.results/undo-places-${ width }.png` } );
	}
	await notice.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( notice.last() ).toContainText( '1 entry restored.' );
	await expect( notice.last() ).not.toContainText( 'waiting list' );
	expect( await taken() ).toMatchObject( { options: { day: { fri: 1 } }, waiting: { day: { fri: 1 } } } );
	expect( placesOf( await mails() ) ).toBe( 0 );

	await openEntry( page, ana );
	await notice.getByRole( 'button', { name: 'Dismiss this notice' } ).click();
	await expect.poll( async () => placesOf( await mails() ) ).toBe( 1 );
	await expect.poll( taken ).toMatchObject( { options: { day: { fri: 1 } }, waiting: {} } );
} );
