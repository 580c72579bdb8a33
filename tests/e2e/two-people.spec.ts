/** Two users who change the same settings: both changes are saved, or both versions are shown. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { field, LABEL } from './support/form-editor';
import { newFormPost } from './support/institute';
import { rest } from './support/rest';
import { pressSave, save, saveStatus, section, toDefaults } from './support/settings';

const SPAM = '/wp-admin/admin.php?page=vestibule-spam';
const PASSWORD = 'a-long-password-of-an-editor';

// A rejected save, and a remote image of the welcome guide.
test.use( { expectedConsole: [ /409 \(Conflict\)|s\.w\.org/ ] } );

const seconds = ( page: Page ) =>
	section( page, 'Checks' ).getByRole( 'spinbutton', { name: 'Minimum time to fill in a form' } );

const setSpam = ( settings: object ) => rest( '/wp/v2/settings', { vestibule_spam: settings } );

const versions = ( page: Page ) => page.getByRole( 'table' ).filter( { hasText: 'Saved version' } );

test( 'changes by two administrators are merged, and a setting that both have changed is shown in both versions', async ( {
	page,
} ) => {
	await page.goto( SPAM );
	await toDefaults( page, 'spam' );
	await page.reload();
	await setSpam( { links: 3 } );
	await seconds( page ).fill( '5' );
	await save( page );
	await expect(
		section( page, 'Checks' ).getByRole( 'spinbutton' ).and( page.locator( '[value="3"]' ) )
	).toBeVisible();

	await setSpam( { seconds: 9 } );
	await seconds( page ).fill( '7' );
	await pressSave( page );
	await expect( versions( page ).getByRole( 'row' ).nth( 1 ) ).toHaveText(
		'Minimum time to fill in a form (seconds)97'
	);
	await expect( seconds( page ) ).toHaveValue( '7' );
	expect( await violations( page, '#vestibule-spam' ) ).toEqual( [] );
	await page.screenshot( { path: 'tests/.results/two-people-settings.png' } );
	await page.getByRole( 'button', { name: 'Keep the saved version' } ).click();
	await expect( saveStatus( page ) ).toHaveText( 'Saved.' );
	await expect( seconds( page ) ).toHaveValue( '9' );
	await expect( versions( page ) ).toBeHidden();
	await toDefaults( page, 'spam' );
} );

test( 'saving a host from an outdated screen keeps the email address that another person has entered in the meantime', async ( {
	page,
} ) => {
	const host = await rest< { id: number } >( '/wp/v2/vestibule-hosts', { title: 'Ada', status: 'publish' } );
	const path = `/wp/v2/vestibule-hosts/${ host.id }`;
	const email = page.getByRole( 'textbox', { name: 'Email address' } );
	await page.goto( `/wp-admin/post.php?post=${ host.id }&action=edit` );
	await rest( path, { meta: { vestibule_host: { email: 'ada@example.org' } } } );
	await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Ada Lovelace' );
	await pressSave( page );
	await expect( saveStatus( page ) ).toContainText( 'Saved.' );
	await expect( email ).toHaveValue( 'ada@example.org' );

	await rest( path, { meta: { vestibule_host: { email: 'office@example.org' } } } );
	await email.fill( 'me@example.org' );
	await pressSave( page );
	await expect( versions( page ).getByRole( 'row' ).nth( 1 ) ).toHaveText(
		'Email addressoffice@example.orgme@example.org'
	);
	await page.getByRole( 'button', { name: 'Save your version' } ).click();
	await expect( saveStatus( page ) ).toContainText( 'Saved.' );
	const stored = await rest< { meta: { vestibule_host: { email: string } } } >( path );
	expect( stored.meta.vestibule_host.email ).toBe( 'me@example.org' );
} );

const markup = ( label: string ) =>
	`<!-- wp:vestibule/field-text {"name":"word","label":"${ label }"} /--><!-- wp:vestibule/submit /-->`;

test( 'the editor shows both versions of a form that two people have changed', async ( {
	editor,
	page,
	pageUtils,
} ) => {
	const form = await newFormPost( markup( 'First' ) );
	const path = `/wp/v2/vestibule-forms/${ form }`;
	await page.goto( `/wp-admin/post.php?post=${ form }&action=edit` );
	const label = field( editor, 'First' ).getByRole( 'textbox', LABEL );
	await label.click();
	await pageUtils.pressKeys( 'primary+a' );
	await page.keyboard.type( 'Mine' );
	await rest( path, { content: markup( 'Theirs' ) } );
	await pageUtils.pressKeys( 'primary+s' );
	const dialog = page.getByRole( 'dialog', { name: 'This form has been changed in the meantime' } );
	await expect( dialog.getByRole( 'heading', { name: 'Your version' } ) ).toBeVisible();
	await page.screenshot( { path: 'tests/.results/two-people-form.png' } );
	await dialog.getByRole( 'button', { name: 'Save your version' } ).click();
	await expect( dialog ).toBeHidden();
	const content = async () => ( await rest< { content: { raw: string } } >( `${ path }?context=edit` ) ).content.raw;
	await expect.poll( content ).toContain( 'Mine' );

	await rest( path, { content: markup( 'Theirs' ) } );
	await editor.canvas.getByText( 'Mine' ).click();
	await page.keyboard.type( ' too' );
	await pageUtils.pressKeys( 'primary+s' );
	await dialog.getByRole( 'button', { name: 'Keep the saved version' } ).click();
	await expect( editor.canvas.getByText( 'Theirs' ) ).toBeVisible();
	expect( await content() ).toContain( 'Theirs' );
} );

test( 'a page’s form or booking block shows who is editing the form', async ( { browser, page } ) => {
	const login = `bea${ Date.now() }`;
	await rest( '/wp/v2/users', {
		username: login,
		name: 'Bea Ng',
		email: `${ login }@example.org`,
		password: PASSWORD,
		roles: [ 'editor' ],
	} );
	const form = await newFormPost( markup( 'First' ) );
	const pageWith = async ( block: string ) => {
		const content = `<!-- wp:vestibule/${ block } {"ref":${ form }} /-->`;
		return ( await rest< { id: number } >( '/wp/v2/pages', { title: `With a ${ block }`, content } ) ).id;
	};
	const other = await browser.newContext( { storageState: undefined } );
	const desk = await other.newPage();
	await desk.goto( new URL( '/wp-login.php', test.info().project.use.baseURL ).href );
	await desk.getByLabel( 'Username or Email Address' ).fill( login );
	await desk.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await desk.getByRole( 'button', { name: 'Log In' } ).click();
	await desk.waitForURL( /wp-admin/ );
	await desk.goto( new URL( `/wp-admin/post.php?post=${ form }&action=edit`, test.info().project.use.baseURL ).href );

	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const notice = canvas.getByText( 'Bea Ng is currently editing this form.' ).first();
	for ( const block of [ 'form', 'booking' ] ) {
		await page.goto( `/wp-admin/post.php?post=${ await pageWith( block ) }&action=edit` );
		await expect( notice ).toBeVisible( { timeout: 30_000 } );
		await page.screenshot( { path: `tests/.results/two-people-lock-${ block }.png` } );
	}
	await other.close();
} );
