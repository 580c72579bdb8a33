import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tests/e2e/support/admin';

/**
 * Writes docs/tour.md: the first tasks of an administrator with the number of clicks. Fails if a task needs more clicks
 * than allowed.
 */

const FOLDER = 'docs/screenshots/tour';
const PHONE = { width: 412, height: 915 };
const DESK = { width: 1280, height: 900 };

// A remote image of the welcome guide, and wp-admin's view transition, which ends in an empty error if interrupted.
test.use( { viewport: DESK, expectedConsole: [ /s\.w\.org|^$/ ] } );
// Run the tests in order, because they write a single page.
test.describe.configure( { mode: 'serial' } );

const pages: string[] = [];

class Tour {
	private clicks = 0;
	private readonly lines: string[] = [];

	public constructor(
		private readonly page: Page,
		private readonly name: string,
		private readonly title: string,
		private readonly most: number
	) {}

	/** Clicks and adds a line to the tour. */
	public async click( target: Locator, words: string ): Promise< void > {
		await target.click();
		this.clicks++;
		this.lines.push( `${ this.clicks }. ${ words }` );
	}

	/** Adds a line about typing, which does not count as a click. */
	public note( words: string ): void {
		this.lines.push( `${ this.lines.pop() ?? '' }, ${ words }` );
	}

	public async show( picture: string, words: string, page: Page = this.page ): Promise< void > {
		const file = `${ this.name }-${ picture }`;
		await page.waitForTimeout( 600 );
		await page.screenshot( { path: `${ FOLDER }/${ file }.png`, animations: 'disabled', caret: 'hide' } );
		this.lines.push( '', `![${ words }](screenshots/tour/${ file }.png)`, '' );
	}

	/** Takes pictures of the visitor's page on a phone and on a desktop, and adds the task to the tour. */
	public async result( address: string ): Promise< void > {
		for ( const size of [ PHONE, DESK ] ) {
			await this.page.setViewportSize( size );
			await this.page.goto( address );
			await this.page.evaluate( () => document.fonts.ready );
			const form = this.page.locator( 'form[data-form_id]' );
			await form.scrollIntoViewIfNeeded();
			await this.show( `visitor-${ size.width }`, `The form at ${ size.width } px` );
		}
		expect( this.clicks ).toBeLessThanOrEqual( this.most );
		pages.push( `## ${ this.title }: ${ this.clicks } clicks\n\n${ this.lines.join( '\n' ) }` );
	}
}

const publishWith = async ( tour: Tour, page: Page ): Promise< void > => {
	await tour.click( page.getByRole( 'button', { name: 'Publish', exact: true } ), '**Publish**' );
	await tour.click(
		page.getByRole( 'region', { name: 'Editor publish' } ).getByRole( 'button', { name: 'Publish', exact: true } ),
		'**Publish** again, to confirm'
	);
	await expect( page.getByText( /is now live|published\./ ).first() ).toBeVisible();
};

const addressOf = ( page: Page ): Promise< string > =>
	page.evaluate( () => String( window.wp.data.select( 'core/editor' ).getPermalink() ) );

test( 'a form is live', async ( { page } ) => {
	const tour = new Tour( page, 'live', 'Put a form on a page', 3 );
	await page.goto( '/wp-admin/admin.php?page=vestibule-start' );
	const step = page.locator( '[data-step="form"]' );
	const toggle = step.getByRole( 'button', { name: 'Put a form on a page' } );
	await expect( toggle ).toBeVisible();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		// On the demo site this step is done and closed. On a new site it is open.
		await toggle.click();
	}
	await tour.show( 'start', 'The first step of Get started' );
	await tour.click(
		step.getByRole( 'button', { name: 'Create the page' } ),
		'Vestibule → Settings → Get started → **Create the page**'
	);
	await page.waitForURL( /post\.php/ );
	await expect(
		page.frameLocator( '[name="editor-canvas"]' ).locator( '[data-type="vestibule/submit"]' )
	).toBeVisible();
	await tour.show( 'editor', 'The page with its form in the editor' );
	await publishWith( tour, page );
	await tour.result( await addressOf( page ) );
} );

/** Creates a page with a form from a template. */
async function fromTemplate( tour: Tour, page: Page, title: string, template: string ): Promise< void > {
	await page.goto( '/wp-admin/edit.php?post_type=page' );
	await tour.click( page.locator( '.page-title-action' ).first(), 'Pages → **Add Page**' );
	const pattern = page.getByRole( 'dialog', { name: 'Choose a pattern' } );
	const canvas = page.frameLocator( '[name="editor-canvas"]' );
	await expect( canvas.getByRole( 'textbox', { name: 'Add title' } ) ).toBeVisible();
	// WordPress first shows its own patterns, after a delay.
	await pattern.waitFor( { timeout: 20_000 } );
	await page.keyboard.press( 'Escape' );
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await page.keyboard.type( title );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/form' );
	await page.waitForTimeout( 1000 );
	await page.keyboard.press( 'Enter' );
	tour.note( 'then type a title, Enter, `/form`, Enter' );
	await tour.click( canvas.getByRole( 'button', { name: 'Create form' } ), '**Create form**' );
	await chooseTemplate( tour, page, template );
}

async function chooseTemplate( tour: Tour, page: Page, template: string ): Promise< void > {
	const dialog = page.getByRole( 'dialog', { name: 'Choose a template' } );
	await expect( dialog.locator( 'iframe' ).first() ).toBeVisible();
	await tour.show( 'templates', 'The templates' );
	await tour.click( dialog.getByRole( 'option', { name: template } ), `Template **${ template }**` );
	await expect( dialog ).toBeHidden();
}

test( 'a form has 20 places and a closing date', async ( { page } ) => {
	const tour = new Tour( page, 'places', 'Create a form with 20 spots and a closing date', 8 );
	await page.goto( '/wp-admin/edit.php?post_type=vestibule_form' );
	const add = page.locator( '.page-title-action' ).first();
	await tour.click( add, `Vestibule → Forms → **${ await add.innerText() }**` );
	await chooseTemplate( tour, page, 'Event registration' );
	await tour.click( page.getByRole( 'button', { name: 'Limits' } ), 'Panel **Limits**' );
	await page.getByLabel( 'Closes' ).fill( '2027-06-30T18:00' );
	await page.getByLabel( 'Entries in total' ).focus();
	await page.keyboard.type( '20' );
	tour.note( 'then Tab to **Closes**, a date and time, Tab to **Entries in total**, 20' );
	await tour.show( 'limits', 'Limits of the form' );
	await publishWith( tour, page );
	await tour.click( page.getByRole( 'link', { name: 'Put on a new page' } ), '**Put on a new page**' );
	await expect(
		page.frameLocator( '[name="editor-canvas"]' ).locator( '[data-type="vestibule/submit"]' )
	).toBeVisible();
	await publishWith( tour, page );
	await tour.result( await addressOf( page ) );
} );

test( 'a calendar can be booked', async ( { page } ) => {
	const tour = new Tour( page, 'calendar', 'Offer appointments', 6 );
	await fromTemplate( tour, page, 'Meet us', 'Appointment' );
	await tour.show( 'form', 'The form with its appointment field' );
	await publishWith( tour, page );
	await tour.result( await addressOf( page ) );
} );

/** Enables the editor's pattern dialog, as on a new site. Other tests disable it (tests/e2e/support/sign-in.ts). */
test.beforeEach( async ( { page } ) => {
	page.setDefaultTimeout( 20_000 );
	const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const seen = {
		'core/edit-post': { welcomeGuide: false, fullscreenMode: false },
		_modified: new Date().toISOString(),
	};
	await page.request.post( '/wp-json/wp/v2/users/me', {
		headers: { 'X-WP-Nonce': nonce },
		data: { meta: { persisted_preferences: { ...seen, core: { enableChoosePatternModal: true } } } },
	} );
} );

test.beforeAll( () => {
	mkdirSync( FOLDER, { recursive: true } );
} );

test.afterAll( () => {
	writeFileSync(
		'docs/tour.md',
		`# A tour in pictures\n\nThe first tasks on a new site, with the number of clicks. Typing is not counted. \`npm run screenshots -- tour\`\nwrites this page, and fails if a task needs more clicks than its limit.\n\n${ pages.join( '\n' ) }`
	);
} );
