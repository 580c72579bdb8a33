import { expect, test } from './support/fixtures';
import { dialog, heading, modal, paragraph, publish } from './support/modal';
import { BUILDS, prepare, untouched, watchNodes } from './support/untouched';

let path = '';

test.beforeAll( async () => {
	path = await publish(
		[ paragraph( '<a href="#visit">Visit us</a>' ), modal( { anchor: 'visit' }, heading( 'The institute’s “open” door &amp; more' ) + paragraph( 'It\'s open -- come in...' ) ) ].join( '\n\n' ),
		'Modal taken over'
	);
} );

for ( const build of BUILDS ) {
	test( `React ${ build } takes a modal over without a changed node`, async ( { page } ) => {
		await prepare( page, build );
		await page.goto( path );
		await watchNodes( page, '#visit' );
		await page.getByRole( 'link', { name: 'Visit us' } ).click();
		await untouched( page, build, 'visit' );
		await expect( dialog( page, 'The institute’s “open” door & more' ) ).toBeVisible();
	} );
}

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
	await page.waitForTimeout( 300 );
	await expect( page ).toHaveTitle( 'closed' );
	await expect( dialog( page, 'The institute’s “open” door & more' ) ).toBeHidden();
} );
