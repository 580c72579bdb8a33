/**
 * Editors on a fast connection with an empty cache: what the editor of a page without our blocks loads, and how long it
 * takes until a form can be edited, beside a page on a bare site.
 */
import { chromiumShell, systemChromium } from '../../lib/chromium.mjs';
import { compared } from '../finding.mjs';
import { signIn } from '../owner.mjs';
import { median } from '../statistics.mjs';

const ROUNDS = 7;
const MINUTES = 5;
/** Page without blocks of the plugin, and the page that contains the edited form. */
const PAGE = 'imprint';
const FORM_PAGE = 'contact';

/** Goals (docs/performance.md). */
const REQUESTS = 8;
const KILOBYTES = 130;
const FORM_RATIO = 1.05;

/** Timeout for an editor, and the time without requests after which it is complete, in milliseconds. */
const PATIENCE = 60_000;
const REST = 500;

export const editor = {
	name: 'editor',
	title: 'editors of a page and of a form',
	async measure( bench ) {
		const [ demo, bare, usual ] = [ await bench.demo(), await bench.bare(), await bench.usual() ];
		const { id: page } = await pageOf( bare, PAGE );
		const form = Number( ( await pageOf( demo, FORM_PAGE ) ).content.raw.match( /"ref":(\d+)/ )[ 1 ] );
		const rows = {
			page: { site: usual, post: page, block: 'core/', visits: [] },
			bare: { site: bare, post: page, block: 'core/', visits: [] },
			form: { site: demo, post: form, block: 'vestibule/field-', visits: [] },
		};
		const { chromium } = await import( 'playwright' );
		const browser = await chromium.launch( {
			executablePath: chromiumShell() ?? systemChromium(),
			args: [ '--no-sandbox', '--disable-gpu' ],
		} );
		try {
			await bench.rounds( ROUNDS, MINUTES, async ( round ) => {
				const order = Object.values( rows );
				for ( const row of round % 2 ? order.reverse() : order ) {
					row.visits.push( await open( browser, row ) );
				}
			} );
		} finally {
			await browser.close();
		}
		return { findings: findings( rows ) };
	},
};

async function pageOf( site, slug ) {
	const headers = await signIn( site );
	const answer = await fetch( `${ site.url }/wp-json/wp/v2/pages?context=edit&slug=${ slug }`, { headers } );
	const [ page ] = await answer.json();
	return page;
}

/** Opens the editor of a post. Returns the time until its first block is visible, and what it has loaded then. */
async function open( browser, { site, post, block } ) {
	const context = await browser.newContext( { viewport: { width: 1280, height: 900 } } );
	try {
		const { Cookie } = await signIn( site );
		await context.addCookies(
			Cookie.split( '; ' ).map( ( cookie ) => {
				const [ name, ...value ] = cookie.split( '=' );
				return { name, value: value.join( '=' ), url: site.url };
			} )
		);
		const page = await context.newPage();
		const seen = await watch( await context.newCDPSession( page ) );
		const began = Date.now();
		await page.goto( `${ site.url }/wp-admin/post.php?post=${ post }&action=edit`, { timeout: PATIENCE } );
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( `[data-type^="${ block }"]:visible` )
			.first()
			.waitFor( { timeout: PATIENCE } );
		const ms = Date.now() - began;
		await seen.atRest();
		return { ms, ...seen.loaded() };
	} finally {
		await context.close();
	}
}

/** Counts requests, and the bytes of scripts and styles before compression. */
async function watch( client ) {
	const files = new Map();
	let requests = 0;
	let changed = Date.now();
	client.on( 'Network.requestWillBeSent', ( { request } ) => {
		requests += request.url.startsWith( 'http' ) ? 1 : 0;
		changed = Date.now();
	} );
	client.on( 'Network.responseReceived', ( { requestId, type } ) => {
		if ( [ 'Script', 'Stylesheet' ].includes( type ) ) {
			files.set( requestId, 0 );
		}
	} );
	client.on( 'Network.dataReceived', ( { requestId, dataLength } ) => {
		changed = Date.now();
		if ( files.has( requestId ) ) {
			files.set( requestId, files.get( requestId ) + dataLength );
		}
	} );
	await client.send( 'Network.enable' );
	return {
		loaded: () => ( { requests, bytes: [ ...files.values() ].reduce( ( sum, bytes ) => sum + bytes, 0 ) } ),
		async atRest() {
			const began = Date.now();
			while ( Date.now() - changed < REST && Date.now() - began < PATIENCE ) {
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
		},
	};
}

function findings( { page, bare, form } ) {
	const of = ( { visits }, read ) => visits.map( read );
	const more = ( what, read, most, options ) => {
		const [ ours, beside ] = [ of( page, read ), of( bare, read ) ];
		const finding = compared( what, ours, beside, options );
		const added = median( ours.map( ( one, at ) => one - beside[ at ] ) );
		return { ...finding, goal: `≤ ${ most } ${ options.unit } more`.replace( /  +/, ' ' ), isMet: added <= most };
	};
	const time = ( row ) => of( row, ( { ms } ) => ms );
	return [
		more( 'requests, editor of a page', ( one ) => one.requests, REQUESTS, { unit: '' } ),
		more( 'scripts and styles, editor of a page', ( one ) => one.bytes / 1000, KILOBYTES, { unit: 'kB' } ),
		compared( 'first block, editor of a page', time( page ), time( bare ), { unit: 'ms' } ),
		compared( 'first field, editor of a form', time( form ), time( bare ), { unit: 'ms', most: FORM_RATIO } ),
	];
}
