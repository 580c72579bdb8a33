import { WITHOUT_VESTIBULE } from './support/alone';
import { asking } from './support/chat';
import { expect, test } from './support/fixtures';
import { idle } from './support/moments';
import { options } from './support/options';

/* A page without blocks of the plugin, chat and cookie notice, in WordPress's own theme (docs/speed.md). */

const PAGE = '/imprint/';
const THEME = { 'X-Test-Theme': 'twentytwentyfive' };
const IDLE = {
	...options( { vestibule_push_used: '', vestibule_consent: { showOn: 'needed' } } ),
	...asking( { accounts: [] } ),
	...THEME,
	'X-Test-Prefetch': 'on',
};
const MAX_HTML_BYTES = 2000;

const isOurs = ( url: string ) => /plugins\/vestibule|vendor\/react/.test( url );

test.use( { extraHTTPHeaders: IDLE } );

test( 'a page without the plugin’s blocks requests no files of the plugin', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => isOurs( request.url() ) && asked.push( request.url() ) );
	await page.goto( PAGE, { waitUntil: 'networkidle' } );
	await page.mouse.move( 5, 5 );
	await page.mouse.wheel( 0, 50 );
	await idle( page );
	expect( asked ).toEqual( [] );

	await page.getByRole( 'link', { name: 'Skip to content' } ).press( 'Enter' );
	await expect( page.locator( 'main' ) ).toBeFocused();
	expect( asked ).toEqual( [ expect.stringContaining( '/modules/scrolling.js' ) ] );
} );

test( 'the plugin adds at most 2,000 bytes of HTML to a page without the plugin’s blocks', async ( { request } ) => {
	const read = async ( headers: Record< string, string > ) => ( await request.get( PAGE, { headers } ) ).text();
	const ours = await read( { ...IDLE, 'X-Test-Beacon': 'on' } );
	const bare = await read( { ...WITHOUT_VESTIBULE, ...THEME } );
	expect( ours ).toContain( 'vestibule-beacon-data' );
	expect( bare ).not.toContain( 'vestibule' );
	expect( ours.length - bare.length ).toBeLessThanOrEqual( MAX_HTML_BYTES );
} );
