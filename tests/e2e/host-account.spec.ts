/** A host's account: logging in, today's bookings, and no access to bookings of other hosts. */
import { expect, test } from './support/fixtures';
import { violations, WCAG } from './support/axe';
import { newFormPost } from './support/institute';
import { rest } from './support/rest';
import { SIGNED_IN } from './support/site';

const DAY = 86_400_000;
const PASSWORD = 'a-long-password-of-a-host';

/** Date of a day relative to today, in the time zone of the demo site. */
const dayAfter = ( days: number ) =>
	new Date( Date.now() + days * DAY ).toLocaleDateString( 'sv', { timeZone: 'Europe/Berlin' } );

const newHost = ( name: string, account?: object ) =>
	rest< { id: number } >( '/wp/v2/vestibule-hosts', {
		title: name,
		status: 'publish',
		...( account && { account } ),
	} );

const login = `mara${ Date.now() }`;
let others = { id: 0, entry: 0 };

test.beforeAll( async () => {
	const user = await rest< { id: number } >( '/wp/v2/users', {
		username: login,
		email: `${ login }@example.org`,
		password: PASSWORD,
		roles: [ 'vestibule_host' ],
	} );
	const mara = await newHost( 'Mara of a browser test', { user: user.id, changes: false } );
	const tom = await newHost( 'Tom of a browser test' );
	const { id: event } = await rest< { id: number } >( '/wp/v2/vestibule-events', {
		title: 'First talk',
		status: 'publish',
		meta: { vestibule_event: { duration: 30, hosts: [ mara.id, tom.id ] } },
	} );
	const field = JSON.stringify( { name: 'when', label: 'When', event } );
	await newFormPost( `<!-- wp:vestibule/field-appointment ${ field } /--><!-- wp:vestibule/submit /-->` );
	const book = ( host: number, name: string, day: string ) =>
		rest< { id: number; entry: number } >(
			'/vestibule/v1/bookings',
			{
				event,
				host,
				start: `${ day }T11:00:00Z`,
				name,
				phone: '+49 30 901820',
				note: 'Brings papers',
				notify: false,
			},
			{ headers: { 'X-Test-Now': `${ dayAfter( -2 ) }T00:00:00Z` } }
		);
	await book( mara.id, 'Ana Li', dayAfter( 0 ) );
	await book( mara.id, 'Bea Ng', dayAfter( 1 ) );
	others = await book( tom.id, 'Zoe Secret', dayAfter( 0 ) );
} );

// Browsers log the 404 response for another host's booking.
test.use( { expectedConsole: [ /404 \(Not Found\) .*bookings/ ] } );

test( 'a host logs in, sees today’s bookings, opens one of them, and cannot see another host’s bookings', async ( {
	page,
} ) => {
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( login );
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page ).toHaveURL( /page=vestibule-bookings/ );

	const agenda = page.locator( '.vestibule-agenda' );
	await expect( agenda.getByRole( 'button', { name: /Ana Li/ } ) ).toBeVisible();
	await expect( agenda.getByRole( 'link', { name: /Call .*Ana Li/ } ) ).toHaveAttribute( 'href', 'tel:+4930901820' );
	await expect( agenda ).toContainText( 'Brings papers' );
	await expect( agenda ).not.toContainText( 'Zoe' );
	await expect( page.locator( '#adminmenu' ) ).not.toContainText( /Dashboard|Entries|Forms/ );
	expect( await violations( page, '#vestibule-bookings', { tags: WCAG } ) ).toEqual( [] );

	await agenda.getByRole( 'button', { name: /Ana Li/ } ).click();
	const dialog = page.getByRole( 'dialog', { name: /Ana Li/ } );
	await expect( dialog.getByRole( 'heading', { name: 'Answers' } ) ).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Move' } ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Next day' } ).click();
	await expect( agenda.getByRole( 'button', { name: /Bea Ng/ } ) ).toBeVisible();

	await page.goto( `/wp-admin/admin.php?page=vestibule-bookings#/agenda?booking=${ others.id }` );
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Booking not found.' );
	const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const status = async ( path: string ) =>
		( await page.request.get( `/wp-json/vestibule/v1/${ path }`, { headers: { 'X-WP-Nonce': nonce } } ) ).status();
	expect( await status( `bookings/${ others.id }` ) ).toBe( 404 );
	expect( await status( `entries/${ others.entry }` ) ).toBe( 403 );
	expect( await status( 'entries' ) ).toBe( 403 );
	await page.goto( '/wp-admin/' );
	await expect( page ).toHaveURL( /page=vestibule-bookings/ );
} );

test.describe( 'an administrator who manages hosts', () => {
	// Browsers log the 409 response for an email address that already has an account.
	test.use( { storageState: SIGNED_IN, expectedConsole: [ /409 \(Conflict\) .*account/ ] } );

	test( 'an administrator creates an account for a host on the host’s screen and invites the host', async ( {
		page,
	} ) => {
		const { id } = await newHost( 'Nora of a browser test' );
		const email = `nora${ Date.now() }@example.org`;
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const section = page.getByRole( 'region', { name: 'Login' } );
		await section.getByRole( 'button', { name: 'Add an account' } ).click();
		await expect( section.getByLabel( 'Display name' ) ).toHaveValue( 'Nora of a browser test' );
		await expect( section.getByLabel( 'Display name' ) ).toBeFocused();
		await section.getByLabel( 'Email address of the account' ).fill( `${ login }@example.org` );
		await page.keyboard.press( 'Enter' );
		await expect( section ).toContainText( 'There is already an account with this email address' );
		await expect( section.getByRole( 'button', { name: 'Connect this account' } ) ).toBeVisible();
		expect( await violations( page, '#vestibule-host', { tags: WCAG } ) ).toEqual( [] );

		await section.getByLabel( 'Email address of the account' ).fill( email );
		await section.getByRole( 'button', { name: 'Create and invite' } ).click();
		await expect( section.getByRole( 'status' ).filter( { hasText: 'invited by email' } ) ).toBeVisible();
		await expect( section.getByRole( 'button', { name: 'Add an account' } ) ).toBeFocused();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Saved. Appointment types can use this host.' ) ).toBeVisible();
		const host = await rest< { account: { user: number } } >( `/wp/v2/vestibule-hosts/${ id }?context=edit` );
		const user = await rest< { email: string; roles: string[] } >(
			`/wp/v2/users/${ host.account.user }?context=edit`
		);
		expect( user ).toMatchObject( { email, roles: [ 'vestibule_host' ] } );
	} );
} );
