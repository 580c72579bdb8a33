import type { Page } from '@playwright/test';
import { expect as sooner, test } from './support/admin';
import { sendEntry } from './support/entry';

// Each step waits for one or two requests. PHP in WebAssembly needs seconds for them on a busy machine.
const expect = sooner.configure( { timeout: 40_000 } );
test.describe.configure( { timeout: 240_000 } );

const LIST = '/wp-admin/admin.php?page=vestibule-entries';

/** Texts that run as scripts if they are not escaped (docs/security.md, row 5). */
const HOSTILE = [
	'<script>window.broken=1</script>',
	'"><img src=x onerror="window.broken=1">',
	"'><svg onload=window.broken=1>",
	'</script><script>window.broken=1</script>',
	'</textarea></title><iframe srcdoc="<script>parent.broken=1</script>">',
	'javascript:window.broken=1',
	'{{constructor.constructor("window.broken=1")()}}',
	'line\u2028and\u2029paragraph',
];

const name = ( mark: string ) => `${ mark }${ Date.now().toString( 36 ) }`;
const lineOf = ( page: Page, mark: string ) => page.getByRole( 'row' ).filter( { hasText: mark } );

test( 'an administrator opens an entry, which is marked as read, moves it to the Trash and restores it', async ( {
	page,
	request,
} ) => {
	const last = name( 'Lovelace' );
	await sendEntry( request, { 'names[last_name]': last } );
	await page.goto( LIST );
	const line = lineOf( page, last );
	await expect( line ).toContainText( 'Unread:' );
	await expect( line ).toContainText( 'A course for our staff' );

	await line.getByRole( 'link' ).click();
	await expect( page.getByRole( 'heading', { name: `Ada ${ last }` } ) ).toBeFocused();
	await expect( page.getByText( 'Berlin time' ) ).toBeVisible();
	await expect( page.getByText( 'New York time' ) ).toBeVisible();
	await expect( page.getByText( 'United Kingdom' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Mark as unread' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Reply in my email program' } ) ).toHaveAttribute(
		'href',
		/^mailto:ada@example\.org\?subject=Re/
	);

	await page.goBack();
	await expect( line.getByRole( 'link' ) ).toBeFocused();
	await expect( line ).not.toContainText( 'Unread:' );

	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Move to Trash' } ).click();
	await expect( line ).toHaveCount( 0 );
	await expect( page.getByText( 'The appointment stays booked' ).first() ).toBeVisible();
	await page.getByRole( 'link', { name: /^Trash/ } ).click();
	await expect( line ).toContainText( 'Kept' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( line ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: /^All \(/ } ).click();
	await expect( line ).toBeVisible();
	await expect( line ).not.toContainText( 'Canceled' );
	await expect( line ).not.toContainText( 'Unread:' );
} );

test( 'an administrator finds entries by search, selects them and permanently deletes them after confirmation', async ( {
	page,
	request,
} ) => {
	const last = name( 'Hopper' );
	await sendEntry( request, { 'names[last_name]': last } );
	await page.goto( LIST );
	await page.getByRole( 'searchbox', { name: 'Search entries' } ).fill( `ada ${ last.toUpperCase() }` );
	const line = lineOf( page, last );
	await expect( page.getByText( '1 entry', { exact: true } ) ).toBeVisible();
	await line.getByRole( 'checkbox' ).check();
	await page.getByRole( 'button', { name: 'Move to Trash' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No entries match' } ) ).toBeVisible();

	await page.getByRole( 'link', { name: /^Trash/ } ).click();
	await expect( line ).toContainText( 'Kept' );
	await line.getByRole( 'checkbox' ).check();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	const question = page.getByRole( 'dialog', { name: 'Delete 1 entry permanently?' } );
	await expect( question ).toContainText( 'the time can be booked again' );
	await question.getByRole( 'button', { name: 'Keep' } ).click();
	await expect( line ).toBeVisible();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await question.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( line ).toHaveCount( 0 );
} );

test( 'a visitor’s hostile text stays text in the list of entries and on the entry screen', async ( {
	page,
	request,
} ) => {
	const mark = name( 'hostile' );
	const id = await sendEntry( request, {
		'names[first_name]': HOSTILE[ 0 ] ?? '',
		'names[last_name]': HOSTILE[ 1 ] ?? '',
		input_text_1: HOSTILE[ 2 ] ?? '',
		input_text: mark,
		description: HOSTILE.join( '\n' ),
	} );
	await page.goto( `${ LIST }#/?search=${ mark }` );
	await expect( lineOf( page, mark ) ).toContainText( 'onerror=' );
	await page.goto( `${ LIST }#/entry/${ id }` );
	await expect( page.getByRole( 'heading', { name: 'onerror=' } ) ).toBeVisible();
	for ( const text of HOSTILE.slice( 0, 7 ) ) {
		await expect( page.locator( 'dd' ).filter( { hasText: text } ).first() ).toBeVisible();
	}
	await expect( page.locator( '#vestibule-entries :is(script, img, svg, iframe)' ) ).toHaveCount( 0 );
	await expect( page.locator( '#vestibule-entries a[href^="javascript:"]' ) ).toHaveCount( 0 );
	expect( await page.evaluate( () => 'broken' in window ) ).toBe( false );
} );

test.describe( 'the list of entries without a response from the server', () => {
	test.use( { expectedConsole: [ /net::ERR_FAILED/ ] } );

	test( 'a list that fails to load offers a button to try again', { tag: '@detail' }, async ( { page } ) => {
		let down = true;
		await page.route( /vestibule(\/|%2F)v1(\/|%2F)entries(\?|&)/, async ( route ) =>
			down ? route.abort() : route.continue()
		);
		await page.goto( LIST );
		const again = page.getByRole( 'button', { name: 'Try again' } );
		await expect( again ).toBeVisible();
		down = false;
		await again.click();
		await expect( again ).toHaveCount( 0 );
		await expect( page.getByRole( 'status' ).first() ).toContainText( /entr(y|ies)/ );
	} );
} );

test( 'the nonce of a public page does not allow changes to entries', async ( { page } ) => {
	const html = await ( await page.request.get( '/contact/' ) ).text();
	const key = /data-nonce="([^"]+)"/.exec( html )?.[ 1 ] ?? '';
	expect( key ).not.toBe( '' );
	for ( const [ method, path ] of [
		[ 'POST', '/status' ],
		[ 'DELETE', '' ],
		[ 'PUT', '/1' ],
		[ 'DELETE', '/1' ],
	] as const ) {
		const answer = await page.request.fetch( `/wp-json/vestibule/v1/entries${ path }`, {
			method,
			headers: { 'X-WP-Nonce': key },
			data: { ids: [ 1 ], status: 'read' },
		} );
		expect( [ 401, 403 ] ).toContain( answer.status() );
	}
} );
