/** Checks pages of the built documentation site in Chromium. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { prepareBrowser } from '../lib/browser.mjs';
import { systemChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/ports.mjs';

const PAGES = [
	...[ 'index', 'for-site-owners', 'form-editor', 'hooks', 'architecture', 'tour' ],
	...[ 'de/index', 'de/for-site-owners', 'de/health' ],
];
const WIDTHS = [ 412, 1280 ];
const SCHEMES = [ 'light', 'dark' ];

const TYPES = {
	...{ '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' },
	...{ '.png': 'image/png', '.woff2': 'font/woff2' },
};

/** Serves a folder on this machine. */
async function serve( folder ) {
	const server = createServer( async ( { url }, response ) => {
		const path = join( folder, new URL( url, 'http://site' ).pathname );
		const content = await readFile( path ).catch( () => undefined );
		response.writeHead( content ? 200 : 404, { 'Content-Type': TYPES[ extname( path ) ] ?? 'text/plain' } );
		response.end( content );
	} );
	const port = await freePort( 9470 );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	return { url: `http://127.0.0.1:${ port }`, stop: () => server.close() };
}

/** Returns how far the page is wider than the window, in px. */
const overflowOf = ( page ) =>
	page.evaluate( 'document.documentElement.scrollWidth - document.documentElement.clientWidth' );

async function faultsOf( page ) {
	const overflow = await overflowOf( page );
	const axe = new AxeBuilder( { page } ).setLegacyMode().options( { resultTypes: [ 'violations' ] } );
	const { violations } = await axe.analyze();
	return [
		...violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( { target } ) => target ).join( ', ' ) }` ),
		...( overflow > 0 ? [ `scrolls sideways by ${ overflow } px` ] : [] ),
	];
}

/** Returns an error for each page of the sidebar, and for the link to the other language, that is hidden without scripts. */
async function faultsWithoutScripts( page ) {
	const hidden = await page
		.locator( '.VPSidebar a, .vp-doc h1, .language' )
		.evaluateAll( ( elements ) =>
			elements
				.filter(
					( element ) => ! element.checkVisibility( { opacityProperty: true, visibilityProperty: true } )
				)
				.map( ( element ) => element.textContent )
		);
	return hidden.map( ( text ) => `"${ text }" is hidden without scripts` );
}

/** Checks every page in a new browser context. */
async function faultsIn( browser, url, options, check ) {
	const context = await browser.newContext( { reducedMotion: 'reduce', ...options } );
	const page = await context.newPage();
	const outside = new Set();
	page.on( 'request', ( request ) => request.url().startsWith( url ) || outside.add( request.url() ) );
	const faults = [];
	for ( const name of PAGES ) {
		await page.goto( `${ url }/${ name }.html` );
		faults.push( ...( await check( page ) ).map( ( fault ) => `${ name }: ${ fault }` ) );
	}
	await context.close();
	return [ ...faults, ...[ ...outside ].map( ( address ) => `loads ${ address } from another server` ) ];
}

/**
 * Returns an error for each violation of axe's rules, for each page that is wider than the window, for content that is
 * hidden without scripts, and for requests to other servers.
 *
 * @param {string} folder Built site with the base `/`.
 */
export async function pageFaults( folder ) {
	await prepareBrowser();
	const site = await serve( folder );
	const browser = await chromium.launch( {
		executablePath: systemChromium(),
		args: [ '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update' ],
	} );
	const faults = [];
	for ( const width of WIDTHS ) {
		const viewport = { width, height: 900 };
		for ( const colorScheme of SCHEMES ) {
			const found = await faultsIn( browser, site.url, { viewport, colorScheme }, faultsOf );
			faults.push( ...found.map( ( fault ) => `${ width } px, ${ colorScheme }, ${ fault }` ) );
		}
		const plain = { viewport, javaScriptEnabled: false };
		const found = await faultsIn( browser, site.url, plain, faultsWithoutScripts );
		faults.push( ...found.map( ( fault ) => `${ width } px, ${ fault }` ) );
	}
	await browser.close();
	site.stop();
	return faults;
}
