/** What a visitor's browser sees of /contact/ before and at the first touch. */
import { median } from './load.mjs';
import { inBrowser } from './visit.mjs';

const VISITS = 5;
/** A form that is not ready by then counts as this long, in ms. */
const LONGEST = 30_000;
const WIDTHS = [ 412, 1280 ];
const OURS = '/plugins/vestibule/';

export const measureBrowser = ( { page }, share ) =>
	inBrowser( async ( browser ) => {
		const visits = [];
		for ( let number = 0; number < VISITS * share; number++ ) {
			for ( const width of WIDTHS ) {
				visits.push( await visit( browser, page, width ) );
			}
		}
		return rows( visits );
	} );

function rows( visits ) {
	const bytes = Math.max( ...visits.map( ( { ours } ) => ours ) );
	const shift = Math.max( ...visits.map( ( { shift: one } ) => one ) );
	const ready = median( visits.map( ( { ready: one } ) => one ) );
	const react = visits.some( ( { react: one } ) => one );
	const all = Math.max( ...visits.map( ( { all: one } ) => one ) );
	return [
		{
			name: 'our scripts before interaction, gzipped',
			value: `${ bytes } B`,
			limit: '≤ 3000 B',
			within: bytes <= 3000,
		},
		{ name: 'all scripts before interaction, gzipped', value: `${ all } B` },
		{ name: 'React before interaction', value: react ? 'yes' : 'no', limit: 'no', within: ! react },
		{
			name: `layout shift at ${ WIDTHS.join( ' and ' ) } px`,
			value: shift.toFixed( 4 ),
			limit: '0',
			within: shift === 0,
		},
		{
			name: 'form ready after first focus',
			value: `${ Math.round( ready ) } ms`,
			limit: '≤ 1000 ms',
			within: ready <= 1000,
		},
	];
}

/** One visitor with an empty cache: waits until the page is quiet, then touches the first field. */
async function visit( browser, address, width ) {
	const context = await browser.newContext( { viewport: { width, height: 900 } } );
	const page = await context.newPage();
	await page.addInitScript( observe );
	const scripts = [];
	page.on( 'requestfinished', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push(
				request.sizes().then( ( { responseBodySize } ) => ( { url: request.url(), size: responseBodySize } ) )
			);
		}
	} );
	await page.goto( address, { waitUntil: 'networkidle' } );
	await page.waitForTimeout( 500 );
	const before = await Promise.all( scripts );
	const { shift, react } = await page.evaluate( () => ( { shift: window.benchShift, react: 'React' in window } ) );
	await page.locator( 'form[data-form_id] input:not([type=hidden])' ).first().focus();
	const ready = await page.evaluate(
		( longest ) =>
			Promise.race( [ window.benchReady, new Promise( ( late ) => setTimeout( late, longest, longest ) ) ] ),
		LONGEST
	);
	await context.close();
	const sum = ( list ) => list.reduce( ( total, { size } ) => total + size, 0 );
	return {
		all: sum( before ),
		ours: sum( before.filter( ( { url } ) => url.includes( OURS ) ) ),
		shift,
		react,
		ready,
	};
}

/** Runs in the page, before anything else does. */
function observe() {
	window.benchShift = 0;
	new PerformanceObserver( ( list ) => {
		list.getEntries().forEach( ( entry ) => ( window.benchShift += entry.value ) );
	} ).observe( { type: 'layout-shift', buffered: true } );
	window.benchReady = new Promise( ( done ) => {
		let began = 0;
		document.addEventListener( 'focusin', () => ( began ||= performance.now() ), { capture: true } );
		document.addEventListener( 'vestibule:ready', () => done( began ? performance.now() - began : 0 ) );
	} );
}
