import { expect, test } from './support/fixtures';
import { test as adminTest } from './support/admin';

test( 'the home page is rendered in the Portico theme', async ( { page } ) => {
	const answer = await page.goto( '/' );
	expect( answer?.status() ).toBe( 200 );
	await expect( page.locator( 'link[href*="/themes/portico/"], style#portico-inline-css' ).first() ).toBeAttached();
} );

adminTest( 'an administrator sees Vestibule among the active plugins', async ( { page } ) => {
	await page.goto( '/wp-admin/plugins.php' );
	await expect( page.locator( 'tr.active[data-plugin="vestibule/vestibule.php"]' ) ).toBeVisible();
} );
