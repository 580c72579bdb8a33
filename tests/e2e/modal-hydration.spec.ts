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
