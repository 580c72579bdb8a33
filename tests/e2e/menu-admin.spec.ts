import { expect, test } from './support/admin';
import { violations, WCAG } from './support/axe';
import { rest } from './support/rest';
import { SITE } from './support/site';

/** URLs of all screens, with their menu item and their tab. */
const SCREENS: readonly ( readonly [ string, string, string ] )[] = [
	[ 'admin.php?page=vestibule-entries', 'Entries', '' ],
	[ 'admin.php?page=vestibule-bookings', 'Bookings', 'Bookings' ],
	[ 'edit.php?post_type=vestibule_event', 'Bookings', 'Appointment types' ],
	[ 'edit.php?post_type=vestibule_host', 'Bookings', 'Hosts' ],
	[ 'edit.php?post_type=vestibule_form', 'Forms', 'Forms' ],
	[ 'admin.php?page=vestibule-import', 'Forms', 'Import forms' ],
	[ 'edit.php?post_type=vestibule_account', 'Site', 'Chat accounts' ],
	[ 'admin.php?page=vestibule-chat-counts', 'Site', 'Chats started' ],
	[ 'admin.php?page=vestibule-chat', 'Site', 'Chat settings' ],
	[ 'admin.php?page=vestibule-consent', 'Site', 'Cookie notice' ],
	[ 'admin.php?page=vestibule-push', 'Site', 'Push messages' ],
	[ 'admin.php?page=vestibule-spam', 'Site', 'Spam protection' ],
	[ 'admin.php?page=vestibule-images', 'Site', 'Speed' ],
	[ 'admin.php?page=vestibule-settings', 'Settings', 'Settings' ],
	[ 'admin.php?page=vestibule-documents', 'Settings', 'Documents' ],
	[ 'admin.php?page=vestibule-start', 'Settings', 'Get started' ],
	[ 'admin.php?page=vestibule-demo', 'Settings', 'Demo site' ],
];
/** Screens that editors may open. WordPress denies them access to the others. */
const OF_EDITORS = /entries|bookings|_event|_host|_form|-import|_account|-chat-counts/;

// Previews run no scripts, and the entry that the command palette opens does not exist.
test.use( { expectedConsole: [ /Blocked script execution|status of 404|^$/ ] } );

const LINES = [ 'Entries', 'Bookings', 'Forms', 'Site', 'Settings' ];

test( 'each admin screen marks its menu item and its tab as current', async ( { page } ) => {
	for ( const [ address, line, tab ] of SCREENS ) {
		await page.goto( `/wp-admin/${ address }`, { waitUntil: 'commit' } );
		const menu = page.locator( '#toplevel_page_vestibule-entries .wp-submenu' );
		await expect( menu.locator( 'li:not(.wp-submenu-head)' ) ).toHaveText(
			LINES.map( ( name ) => new RegExp( `^${ name }` ) )
		);
		await expect( menu.locator( 'a[aria-current]' ), address ).toHaveText( new RegExp( `^${ line }` ) );
		const tabs = page.getByRole( 'navigation', { name: line, exact: true } );
		if ( tab === '' ) {
			await expect( tabs ).toHaveCount( 0 );
			continue;
		}
		const current = tabs.locator( '[aria-current="page"]' );
		await expect( current, address ).toHaveText( tab );
		await expect( current ).toHaveAttribute( 'href', new RegExp( `${ address.replace( '?', '\\?' ) }$` ) );
	}
	expect( await violations( page, '.vestibule-tabs', { tags: WCAG } ) ).toEqual( [] );
} );

test( 'an editor sees only menu items and tabs of screens that editors may open', async ( { browser } ) => {
	const login = `editor${ Date.now() }`;
	const data = { username: login, password: login, email: `${ login }@example.org`, roles: [ 'editor' ] };
	const { id } = await rest< { id: number } >( '/wp/v2/users', data );
	const context = await browser.newContext( { baseURL: SITE, storageState: { cookies: [], origins: [] } } );
	const page = await context.newPage();
	await page.request.get( '/wp-login.php' );
	await page.request.post( '/wp-login.php', { form: { log: login, pwd: login, testcookie: '1' } } );
	for ( const [ address, line, tab ] of SCREENS ) {
		const answer = await page.goto( `/wp-admin/${ address }`, { waitUntil: 'commit' } );
		if ( ! OF_EDITORS.test( address ) ) {
			expect( answer?.status(), address ).toBe( 403 );
			continue;
		}
		await expect( page.locator( '#toplevel_page_vestibule-entries a[aria-current]' ), address ).toHaveText(
			new RegExp( `^${ line }` )
		);
		if ( tab !== '' ) {
			await expect( page.locator( '.vestibule-tabs [aria-current="page"]' ), address ).toHaveText( tab );
		}
	}
	await page.goto( '/wp-admin/edit.php?post_type=vestibule_account' );
	await expect( page.locator( '.vestibule-tabs a' ) ).toHaveText( [ 'Chat accounts', 'Chats started' ] );
	await expect( page.locator( '#toplevel_page_vestibule-entries .wp-submenu a' ) ).toHaveText(
		LINES.slice( 0, 4 ).map( ( name ) => new RegExp( `^${ name }` ) )
	);
	await context.close();
	await rest( `/wp/v2/users/${ id }?force=true&reassign=1`, undefined, { method: 'DELETE' } );
} );

test( 'the command palette lists screens and new forms, and opens an entry or today’s bookings', async ( { page } ) => {
	await page.goto( '/wp-admin/index.php' );
	const body = ( await page.locator( 'body' ).getAttribute( 'class' ) ) ?? '';
	test.skip( /\bversion-6-8\b/.test( body ), 'WordPress 6.8 has the command palette only in its editors' );
	const search = page.getByRole( 'combobox', { name: 'Search commands and settings' } );
	const option = ( name: string ) => page.getByRole( 'option', { name } );
	/** The shortcut does nothing before the scripts of a new page have loaded. */
	const ask = async ( words: string ) => {
		await expect( async () => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await expect( search ).toBeVisible( { timeout: 2000 } );
		} ).toPass();
		await search.fill( words );
	};
	await ask( 'new form' );
	await expect( option( 'New form' ) ).toBeVisible();
	await search.fill( 'cookie notice' );
	await expect( option( 'Vestibule > Cookie notice' ) ).toBeVisible();
	await search.fill( 'entry 9876543' );
	await option( 'Go to entry 9876543' ).click();
	await expect( page ).toHaveURL( /page=vestibule-entries#\/entry\/9876543$/ );
	await expect( page.getByText( 'Entry not found' ).first() ).toBeVisible();
	await ask( 'today' );
	await option( 'Today’s bookings' ).click();
	await expect( page ).toHaveURL( /page=vestibule-bookings#\/day/ );
} );

test( 'the settings have one save bar, which shows whether changes are saved', async ( { page } ) => {
	await page.goto( '/wp-admin/admin.php?page=vestibule-images' );
	const box = page.getByRole( 'checkbox', { name: 'Include style sheets in the page' } );
	const bar = page.locator( '.vestibule-admin__save' );
	/** Leaves out the settings that tests add to all pages (tools/wordpress/mu-plugins/test-options.php). */
	const headers = { 'X-Test-Beacon': 'on', 'X-Test-Prefetch': 'on' };
	const stored = async () =>
		( await rest< { vestibule_speed: object } >( '/wp/v2/settings', undefined, { headers } ) ).vestibule_speed;
	const before = await stored();
	const was = await box.isChecked();
	await box.setChecked( ! was );
	await expect( bar.getByRole( 'status' ) ).toHaveText( 'There are unsaved changes.' );
	await bar.getByRole( 'button', { name: 'Save' } ).click();
	await expect( bar.getByRole( 'status' ) ).toHaveText( 'Saved.' );
	await expect( box ).toBeChecked( { checked: ! was } );
	await box.setChecked( was );
	await expect( bar.getByRole( 'status' ) ).toHaveText( 'There are unsaved changes.' );
	await bar.getByRole( 'button', { name: 'Save' } ).click();
	await expect( bar.getByRole( 'status' ) ).toHaveText( 'Saved.' );
	await expect( box ).toBeChecked( { checked: was } );
	await expect.poll( stored ).toEqual( before );
} );
