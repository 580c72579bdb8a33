import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/admin';

// A step that does not get through is part of the test.
test.use( { expectedConsole: [ /503/ ] } );

/**
 * The screen "Demo site": taken out and made again as an owner does it, so that the site is as before for the next test.
 */
test( 'an owner takes the demo out and makes it again', async ( { admin, page } ) => {
	await admin.visitAdminPage( 'admin.php', 'page=vestibule-demo' );
	const screen = page.locator( '#vestibule-demo' );
	const takeOut = screen.getByRole( 'button', { name: 'Remove it' } );
	const make = screen.getByRole( 'button', { name: 'Create the demo site' } );
	try {
		await takeOut.click();
		await expect( screen.getByText( 'What was edited stays.' ) ).toBeVisible();
		await screen.getByRole( 'button', { name: 'Cancel' } ).click();
		await takeOut.click();
		await takeOut.click();
		await expect( screen.getByText( 'The demo site is removed' ) ).toBeVisible();
		await expect( takeOut ).toHaveCount( 0 );
		expect( ( await page.request.get( '/showcase/' ) ).status() ).toBe( 404 );

		const steps: string[] = [];
		await page.route(
			( url ) => url.href.includes( 'vestibule/v1/demo' ) || url.href.includes( 'vestibule%2Fv1%2Fdemo' ),
			async ( route ) => {
				steps.push( route.request().postData() ?? '' );
				await ( steps.length === 2
					? route.fulfill( { status: 503, json: { code: 'full', message: 'The disk is full.' } } )
					: route.continue() );
			}
		);
		await make.click();
		await expect( screen.getByText( 'The disk is full.' ) ).toBeVisible();
		await make.click();
		await expect( screen.getByRole( 'progressbar' ) ).toBeVisible();
	} finally {
		await page.unrouteAll( { behavior: 'wait' } );
		await ( ( await make.isVisible() ) && ( await make.isEnabled() ) ? make.click() : undefined );
		await expect( screen.getByText( 'The demo site is ready.' ) ).toBeVisible();
	}
	expect( ( await new AxeBuilder( { page } ).include( '#vestibule-demo' ).analyze() ).violations ).toEqual( [] );
	// Not by a click: wp-admin's own view transition ends in an error on a page that has none.
	await page.goto(
		( await screen.getByRole( 'link', { name: 'An article with comments' } ).getAttribute( 'href' ) ) ?? ''
	);
	await expect( page.getByRole( 'heading', { level: 1, name: 'Visiting the institute' } ) ).toBeVisible();
} );
