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

test( 'a modal closed with Escape at the moment of hydration stays closed', async ( { page } ) => {
	await page.goto( path );
	await page.evaluate( () => {
		const box = document.getElementById( 'visit' );
		// The loader repeats the click, and the key follows before anything else happens.
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
	test( `a modal opened by its ${ opener } and closed before its script has loaded dispatches each event once`, async ( {
		page,
	} ) => {
		// The loader opens modals of links. A button uses a command of the browser, which needs no loader.
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
		const bringLoader = opener === 'button' ? await hold( /modules\/loader[^/]*\.js/ ) : () => {};
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
