import { expect, test } from './support/fixtures';
import { dialog, heading, listen, modal, paragraph } from './support/modal';
import { atRest } from './support/moments';
import { publish } from './support/pages';

let path = '';

test.beforeAll( async () => {
	path = await publish(
		'Modal taken over',
		[
			paragraph( '<a href="#visit">Visit us</a>' ),
			modal(
				{ anchor: 'visit', buttonText: 'See us' },
				heading( 'The institute’s “open” door &amp; more' ) + paragraph( "It's open -- come in..." )
			),
		].join( '\n\n' )
	);
} );

test( 'Escape in the moment in which the script takes it over closes it for good', async ( { page } ) => {
	await page.goto( path );
	await page.evaluate( () => {
		const box = document.getElementById( 'visit' );
		// The loader does the click once more; the key follows before anything else can happen.
		document.addEventListener( 'click', ( { isTrusted } ) => {
			if ( ! isTrusted ) {
				queueMicrotask( () => box?.dispatchEvent( new Event( 'cancel', { cancelable: true } ) ) );
				box?.addEventListener( 'vestibule:modal-close', () => ( document.title = 'closed' ), { once: true } );
				box?.addEventListener( 'vestibule:modal-open', () => ( document.title += ' opened' ) );
			}
		} );
	} );
	await page.getByRole( 'link', { name: 'Visit us' } ).click();
	await expect( page ).toHaveTitle( /closed/ );
	await atRest( page );
	await expect( page ).toHaveTitle( 'closed' );
	await expect( dialog( page, 'The institute’s “open” door & more' ) ).toBeHidden();
} );

for ( const opener of [ 'link', 'button' ] as const ) {
	test( `what was opened by its ${ opener } and closed before its script came is said, once each`, async ( {
		page,
	} ) => {
		// The loader shows what a link opens. A button is the browser's own command, which needs no loader.
		const hold = async ( part: RegExp ) => {
			let release = () => {};
			const gate = new Promise< void >( ( done ) => ( release = done ) );
			await page.route( part, async ( route ) => {
				await gate;
				await route.fallback();
			} );
			return release;
		};
		const bring = await hold( /islands\/modal\.js/ );
		const bringLoader = opener === 'button' ? await hold( /modules\/loader\.js/ ) : () => {};
		const asked = page.waitForRequest( /islands\/modal\.js/ );
		const said = await listen( page );
		await page.goto( path, { waitUntil: 'commit' } );
		const box = dialog( page, 'The institute’s “open” door & more' );
		await page.getByRole( opener, { name: opener === 'link' ? 'Visit us' : 'See us' } ).click();
		await expect( box ).toBeVisible();
		bringLoader();
		await page.waitForFunction( () => document.readyState === 'complete' );
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
		await asked;
		expect( await said() ).toEqual( [] );
		bring();
		await expect.poll( said ).toEqual( [ 'open visit', 'close visit' ] );
		await page.getByRole( 'link', { name: 'Visit us' } ).click();
		await expect( box ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
		await expect.poll( said ).toEqual( [ 'open visit', 'close visit', 'open visit', 'close visit' ] );
	} );
}
