import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A network manages plugins and themes in its network admin. */
export const isNetwork = process.env.INSTALL_NETWORK === '1';
const ADMIN = isNetwork ? '/wp-admin/network' : '/wp-admin';

const PLUGIN = 'tr[data-plugin="vestibule/vestibule.php"]';

export async function signIn( page: Page ): Promise< void > {
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
}

/** Uploads a file with the form on the "Add" screen. */
async function upload( page: Page, kind: 'plugin' | 'theme', file: string | Buffer ): Promise< void > {
	await page.goto( `${ ADMIN }/${ kind }-install.php` );
	await page.locator( '.upload-view-toggle' ).click();
	await page
		.locator( `input[name="${ kind }zip"]` )
		.setInputFiles(
			typeof file === 'string' ? file : { name: `${ kind }.zip`, mimeType: 'application/zip', buffer: file }
		);
	await page.locator( `#install-${ kind }-submit` ).click();
}

export async function uploadPlugin( page: Page, file: string | Buffer ): Promise< void > {
	await upload( page, 'plugin', file );
}

/** Activates the plugin on the screen after an upload. */
export async function activate( page: Page ): Promise< void > {
	await expect( page.getByText( 'Plugin installed successfully.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: /^(?:Network )?Activate(?: Plugin)?$/ } ).click();
}

/** Uploads a plugin with Plugins → Add → Upload and activates it. */
export async function installPlugin( page: Page, file: string ): Promise< void > {
	await uploadPlugin( page, file );
	await activate( page );
	await expectPlugin( page, 'active' );
}

export async function installTheme( page: Page, file: string ): Promise< void > {
	await upload( page, 'theme', file );
	await expect( page.getByText( 'Theme installed successfully.' ) ).toBeVisible();
	if ( isNetwork ) {
		await page.getByRole( 'link', { name: 'Network Enable' } ).click();
		await page.goto( '/wp-admin/themes.php' );
		await page.getByRole( 'link', { name: 'Activate Portico' } ).click();
	} else {
		await page.getByRole( 'link', { name: /^Activate/ } ).click();
	}
	await page.goto( '/wp-admin/themes.php' );
	await expect( page.locator( '.theme.active' ) ).toContainText( 'Portico' );
}

export async function expectPlugin( page: Page, wanted: 'active' | 'inactive' ): Promise< void > {
	// A plugin may redirect once after its activation.
	await page.goto( '/wp-admin/' );
	await page.goto( `${ ADMIN }/plugins.php` );
	await expect( page.locator( `${ PLUGIN }.${ wanted }` ).first() ).toBeVisible();
}

export async function deactivate( page: Page ): Promise< void > {
	await page.goto( `${ ADMIN }/plugins.php` );
	await page
		.locator( PLUGIN )
		.getByRole( 'link', { name: /Deactivate/ } )
		.click();
	await expectPlugin( page, 'inactive' );
}

export async function deletePlugin( page: Page ): Promise< void > {
	await page.goto( `${ ADMIN }/plugins.php` );
	page.once( 'dialog', ( dialog ) => dialog.accept() );
	await page.locator( PLUGIN ).getByRole( 'link', { name: 'Delete Vestibule' } ).click();
	await expect( page.getByText( 'Vestibule was successfully deleted.' ) ).toBeVisible();
}

interface State {
	schema: number;
	entries: number;
	columns: string[];
	names: string[];
}

export async function state( request: APIRequestContext, query = '' ): Promise< State > {
	const answer = await request.get( `/state.php${ query }` );
	return ( await answer.json() ) as State;
}
