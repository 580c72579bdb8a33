import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { FOLDER, stubPush } from './support/push';
import { pushService } from './support/push-service';
import { call, pressSave, save, saveStatus, section, toDefaults } from './support/settings';

const SCREEN = '/wp-admin/admin.php?page=vestibule-push';
const provider = ( page: Page, name: string | RegExp ) => section( page, 'Sending' ).getByRole( 'radio', { name } );
test.describe.configure( { mode: 'serial' } );

// Browsers log the 410 response for an expired subscription.
test.use( { expectedConsole: [ /Failed to load resource: .* 410 / ] } );

test.beforeEach( async ( { page } ) => {
	await page.goto( SCREEN );
	await toDefaults( page, 'push' );
} );
test.afterEach( async ( { page } ) => {
	await toDefaults( page, 'push' );
} );

test( 'an administrator chooses a push provider, and invalid settings show errors and are not saved', async ( {
	page,
} ) => {
	await page.reload();
	await expect( provider( page, /^None/ ) ).toBeChecked();
	await expect( section( page, 'Subscribers' ) ).toContainText( /No subscribers yet|browser/ );
	await provider( page, 'OneSignal' ).check();
	const who = section( page, 'Sending' );
	await expect( who ).toContainText( 'Without an app ID, notifications stay off.' );
	const app = who.getByRole( 'textbox', { name: 'App ID' } );
	await app.fill( '7f0c6e0e-4f36-4a3d-9a39-0c2c1f4a51d2' );
	await app.fill( 'no <id>' );
	await expect( who ).toContainText(
		'Enter an app ID with letters, digits and hyphens only. Until then, “7f0c6e0e-4f36-4a3d-9a39-0c2c1f4a51d2” is used.'
	);
	await expect( app ).toHaveAttribute( 'aria-invalid', 'true' );
	const worker = section( page, 'Script and service worker' );
	await worker.getByRole( 'textbox', { name: 'Service worker scope' } ).fill( '/' );
	await expect( worker ).toContainText( `Enter a path below ${ FOLDER }onesignal/ that ends with a slash.` );
	await worker.getByRole( 'textbox', { name: 'Script URL' } ).fill( 'http://example.org/x.js' );
	await expect( worker ).toContainText( 'Enter a URL that begins with https:// and has no spaces.' );
	await worker.getByRole( 'textbox', { name: 'Service worker file' } ).fill( 'Own.js' );
	expect( await violations( page, '#vestibule-push' ) ).toEqual( [] );
	await pressSave( page );
	await expect( app ).toBeFocused();
	await expect( page.locator( '.vestibule-admin__save' ) ).toContainText( 'Nothing was saved' );
	await app.fill( '7f0c6e0e-4f36-4a3d-9a39-0c2c1f4a51d2' );
	await worker.getByRole( 'textbox', { name: 'Service worker scope' } ).fill( '' );
	await worker.getByRole( 'textbox', { name: 'Script URL' } ).fill( '' );
	await save( page );
	await page.reload();
	await expect( app ).toHaveValue( '7f0c6e0e-4f36-4a3d-9a39-0c2c1f4a51d2' );
	await expect( worker.getByRole( 'textbox', { name: 'Service worker file' } ) ).toHaveValue( 'Own.js' );
	await expect( worker.getByRole( 'textbox', { name: 'Service worker scope' } ) ).toHaveValue( '' );

	await page.getByRole( 'button', { name: 'Reset Script and service worker to the defaults' } ).click();
	await expect( worker.getByRole( 'textbox', { name: 'Service worker file' } ) ).toHaveValue( '' );
	await expect( app ).not.toHaveValue( '' );
	const asked = page.waitForEvent( 'dialog' );
	const left = page.getByRole( 'link', { name: 'Cookie notice' } ).click( { noWaitAfter: true } );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await left.catch( () => {} );
	await expect( saveStatus( page ) ).toHaveText( 'There are unsaved changes.' );
} );

test( 'topics are categories with a label for visitors, and an administrator adds, saves and removes them', async ( {
	page,
} ) => {
	await page.reload();
	await provider( page, 'This site' ).check();
	const topics = section( page, 'Topics' );
	await expect( topics ).toContainText( 'No topics: subscribers are notified of every post.' );
	await topics.getByRole( 'button', { name: 'Add a topic' } ).click();
	const name = topics.getByRole( 'textbox', { name: 'Label for visitors' } ).first();
	await name.fill( '' );
	await expect( topics ).toContainText( 'Enter a name for the topic, or remove it.' );
	await expect( page.getByRole( 'button', { name: 'Save', exact: true } ) ).toBeDisabled();
	await name.fill( 'News <b>& dates</b>' );
	await section( page, 'Sending' ).getByRole( 'textbox', { name: 'Contact' } ).fill( 'mailto:office@example.org' );
	await section( page, 'New posts' ).getByRole( 'checkbox' ).uncheck();
	expect( await violations( page, '#vestibule-push' ) ).toEqual( [] );
	await save( page );
	await page.reload();
	await expect( topics.getByRole( 'textbox', { name: 'Label for visitors' } ) ).toHaveValue( 'News <b>& dates</b>' );
	await expect( section( page, 'New posts' ).getByRole( 'checkbox' ) ).not.toBeChecked();
	await topics.getByRole( 'button', { name: /^Remove/ } ).click();
	await expect( topics.getByRole( 'button', { name: 'Add a topic' } ) ).toBeFocused();
} );

test( 'an administrator sends a test to a browser that counts as a subscriber, and sees the deliveries of a post', async ( {
	page,
} ) => {
	const service = await pushService();
	await stubPush( page, service.subscription );
	await page.reload();
	await provider( page, 'This site' ).check();
	await save( page );
	await page.reload();
	const subscribers = section( page, 'Subscribers' );
	await subscribers.getByRole( 'button', { name: 'Send a test to this browser' } ).click();
	await expect( subscribers.getByRole( 'status' ) ).toHaveText( /^Sent\./ );
	expect( JSON.parse( service.got[ 0 ]?.text ?? '' ) ).toMatchObject( {
		tag: 'test',
		body: 'This is a test. Notifications from this site work.',
	} );
	await expect( subscribers ).toContainText( /[1-9]\d* browser/ );
	await expect( subscribers ).toContainText( 'Everything' );

	const title = `Sent & counted ${ Date.now() }`;
	const { id } = await call< { id: number } >( page, {
		path: '/wp/v2/posts',
		method: 'POST',
		data: { title, content: 'Come in.', status: 'publish' },
	} );
	await page.request.get( '/wp-cron.php?doing_wp_cron' );
	await expect.poll( () => service.got.length ).toBe( 2 );
	await page.reload();
	const row = section( page, 'Last posts sent' ).getByRole( 'row', { name: title } );
	await expect( row.getByRole( 'cell' ).first() ).toHaveText( /^[1-9]\d*$/ );
	expect( await violations( page, '#vestibule-push' ) ).toEqual( [] );

	service.answer( 410 );
	await subscribers.getByRole( 'button', { name: 'Send a test to this browser' } ).click();
	await expect( subscribers.getByRole( 'status' ) ).toContainText( 'no longer knows this subscription' );
	await subscribers.getByRole( 'button', { name: 'Unsubscribe this browser' } ).click();
	await expect( subscribers.getByRole( 'status' ) ).toHaveText( 'This browser is unsubscribed.' );
	await call( page, { path: `/wp/v2/posts/${ id }?force=true`, method: 'DELETE' } );
	await service.close();
} );
