import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/e2e/support/fixtures';
import { test as institute } from '../../tests/e2e/support/admin';
import { ENTRIES, chooseTime, fillIn, messageOn, openForm, sendButton, summaryOn } from '../../tests/e2e/support/form';

const SIZES = [
	{ width: 412, height: 915 },
	{ width: 1280, height: 900 },
];
const SCHEMES = [ 'light', 'dark' ] as const;

const take = ( page: Page, name: string, fullPage = false ) =>
	page.screenshot( {
		...{ path: `docs/screenshots/${ name }.png`, fullPage, animations: 'disabled', caret: 'hide' },
		// Floating elements would be in the middle of a full-page picture.
		...( fullPage ? { style: '.wp-block-vestibule-chat { visibility: hidden }' } : {} ),
	} );

/** Loads all fonts first, because fonts that load late are not displayed on a visitor's first page. */
const bringFaces = async ( page: Page ) => {
	await page.goto( '/' );
	await page.evaluate( () =>
		Promise.all( [ ...document.fonts ].map( ( face ) => face.load().catch( () => null ) ) )
	);
};

test.beforeEach( ( { page } ) => bringFaces( page ) );

for ( const viewport of SIZES ) {
	for ( const colorScheme of SCHEMES ) {
		const variant = `${ viewport.width }-${ colorScheme }`;
		test.describe( variant, () => {
			test.use( { viewport, colorScheme } );

			test( 'the contact page', async ( { page } ) => {
				await page.goto( '/contact/' );
				await page.evaluate( () => document.fonts.ready );
				await take( page, `contact-${ variant }`, viewport.width < 600 );
			} );

			test( 'the home page', async ( { page } ) => {
				await page.goto( '/' );
				await page.evaluate( () => document.fonts.ready );
				await take( page, `home-${ variant }` );
			} );

			test( 'the chat, open', async ( { page } ) => {
				await page.goto( '/visiting-the-institute/' );
				await page.getByRole( 'button', { name: 'Need Help?' } ).click();
				await expect( page.getByRole( 'dialog' ).getByRole( 'link' ).first() ).toBeVisible();
				await page.waitForTimeout( 500 );
				await take( page, `chat-${ variant }` );
			} );

			test.describe( 'a visitor who has not answered the cookie notice', () => {
				test.use( { isAsked: true } );

				test( 'the cookie notice', async ( { page } ) => {
					await page.goto( '/' );
					await page.evaluate( () => document.fonts.ready );
					await take( page, `cookies-${ variant }` );
				} );
			} );

			test( 'the form with errors', async ( { page } ) => {
				await openForm( page );
				await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example' );
				await sendButton( page ).click();
				await expect( summaryOn( page ) ).not.toBeEmpty();
				await page.waitForTimeout( 1500 );
				// The flags are loaded last.
				await page.waitForLoadState( 'networkidle' );
				await take( page, `errors-${ variant }` );
			} );

			test( 'the form after a successful submission', async ( { page } ) => {
				await openForm( page );
				await fillIn( page, 'Turing' );
				await chooseTime( page );
				await sendButton( page ).click();
				await expect( messageOn( page ) ).toContainText( 'appointment' );
				await page.waitForTimeout( 1000 );
				await take( page, `success-${ variant }` );
			} );
		} );
	}
}

institute.describe( 'the institute', () => {
	institute.use( { viewport: { width: 1280, height: 900 }, expectedConsole: [ /s\.w\.org/ ] } );

	institute( 'reads its entries', async ( { page } ) => {
		await page.goto( ENTRIES );
		await expect( page.getByRole( 'row' ).nth( 1 ) ).toBeVisible();
		await take( page, 'entries' );
		await page.getByRole( 'row' ).nth( 1 ).getByRole( 'link' ).first().click();
		await expect( page.getByText( 'Computing Laboratory' ) ).toBeVisible();
		await take( page, 'entry' );
	} );

	institute( 'edits form 4', async ( { page, admin, editor } ) => {
		await page.goto( '/wp-admin/edit.php?post_type=vestibule_form' );
		const href = await page.getByRole( 'link', { name: 'Enquiry and appointment' } ).first().getAttribute( 'href' );
		const id = new URL( href ?? '' ).searchParams.get( 'post' ) ?? '';
		await admin.editPost( id );
		await editor.canvas.locator( '[data-type="vestibule/field-email"]' ).click();
		await editor.openDocumentSettingsSidebar();
		await page.waitForTimeout( 1500 );
		await take( page, 'editor' );
	} );
} );
