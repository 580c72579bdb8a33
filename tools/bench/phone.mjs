/**
 * Simulates a first visit on a phone: 412 px wide, a processor four times slower, 562 ms latency, 1.47 Mbit/s, empty
 * cache.
 */
import { chromiumShell, systemChromium } from '../lib/chromium.mjs';

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 562, downloadThroughput: 1.47e6 / 8, uploadThroughput: 675e3 / 8 };
/**
 * A page is idle after this long without network requests, in milliseconds. MAX_VISIT_MS is the timeout for pages
 * that never become idle.
 */
const REST = 700;
const MAX_VISIT_MS = 25_000;

/** The same in a trial, which doesn't measure: on a fast connection and without slowing the processor. */
const TRIAL_REST = 100;

/**
 * Starts a browser and calls `work` with a function that visits a page.
 *
 * @param {( visit: Visit ) => Promise<void>} work
 * @param {{ isTrial: boolean }}              bench
 * @typedef {( url: string, act?: ( on: object ) => Promise<void>, headers?: Record<string, string> ) => Promise<object>} Visit
 */
export async function onPhone( work, { isTrial } ) {
	const { chromium } = await import( 'playwright' );
	const browser = await chromium.launch( {
		executablePath: chromiumShell() ?? systemChromium(),
		args: [ '--no-sandbox', '--disable-gpu', '--disable-background-networking' ],
	} );
	try {
		return await work( ( url, act, headers ) => visit( { browser, isTrial }, url, act, headers ) );
	} finally {
		await browser.close();
	}
}

/**
 * Opens a URL, waits until the page is idle, and calls `act`. Returns the measurements from before `act`. `next` opens
 * another page in the same visit and returns its measurements.
 */
async function visit( { browser, isTrial }, url, act = async () => {}, headers = {} ) {
	const context = await browser.newContext( { ...SCREEN, extraHTTPHeaders: headers } );
	try {
		const page = await context.newPage();
		const client = await context.newCDPSession( page );
		const traffic = await watchTraffic( client, isTrial ? TRIAL_REST : REST );
		if ( ! isTrial ) {
			await client.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWER } );
			await client.send( 'Network.emulateNetworkConditions', NETWORK );
		}
		await client.send( 'Performance.enable' );
		await page.addInitScript( observe );
		const next = async ( address ) => {
			traffic.forget();
			await page.goto( address, { waitUntil: 'load', timeout: 60_000 } );
			await traffic.atRest();
			const { metrics } = await client.send( 'Performance.getMetrics' );
			const seen = await page.evaluate( () => window.bench );
			return {
				...{ ...seen, ...traffic.weights(), inline: await page.evaluate( inlineScripts ) },
				css: await page.evaluate( cssBytes ),
				script: metrics.find( ( { name } ) => name === 'ScriptDuration' ).value * 1000,
			};
		};
		const found = await next( url );
		await act( { page, atRest: traffic.atRest, next } );
		return found;
	} finally {
		await context.close();
	}
}

/**
 * Scripts of the plugin that run before an interaction. Excludes the beacon, which loads later and only for a few
 * visitors (docs/speed.md).
 */
const OURS = /\/plugins\/vestibule\/(?!.*\/beacon\.js)/;

const KINDS = {
	Document: 'html',
	Stylesheet: 'styles',
	Script: 'scripts',
	Font: 'fonts',
	Image: 'images',
	Prefetch: 'idle',
};

async function watchTraffic( client, rest ) {
	const requests = new Map();
	let changed = Date.now();
	const pending = new Set();
	const end = ( { requestId, encodedDataLength = 0 } ) => {
		pending.delete( requestId );
		changed = Date.now();
		Object.assign( requests.get( requestId ) ?? {}, { bytes: encodedDataLength } );
	};
	client.on( 'Network.requestWillBeSent', ( { requestId, request, type } ) => {
		if ( request.url.startsWith( 'http' ) ) {
			requests.set( requestId, { url: request.url, kind: KINDS[ type ] ?? 'rest', bytes: 0 } );
			pending.add( requestId );
			changed = Date.now();
		}
	} );
	client.on( 'Network.responseReceived', ( { requestId, type, response } ) => {
		Object.assign( requests.get( requestId ) ?? {}, {
			kind: KINDS[ type ] ?? 'rest',
			head: response.encodedDataLength,
		} );
	} );
	client.on( 'Network.loadingFinished', end );
	client.on( 'Network.loadingFailed', end );
	await client.send( 'Network.enable' );
	const sum = ( wanted ) =>
		[ ...requests.values() ].filter( wanted ).reduce( ( total, { bytes } ) => total + bytes, 0 );
	return {
		/** Starts counting again, for the next page. */
		forget() {
			requests.clear();
			pending.clear();
		},
		weights: () => ( {
			requests: requests.size,
			bytes: Object.fromEntries(
				Object.values( KINDS ).map( ( kind ) => [ kind, sum( ( one ) => one.kind === kind ) ] )
			),
			ourRequests: [ ...requests.values() ].filter( ( { url } ) => OURS.test( url ) ).length,
			ours: [ ...requests.values() ]
				.filter( ( { kind, url } ) => kind === 'scripts' && OURS.test( url ) )
				.reduce( ( total, { bytes, head = 0 } ) => total + bytes - head, 0 ),
		} ),
		async atRest() {
			const began = Date.now();
			changed = Date.now();
			while ( ( pending.size || Date.now() - changed < rest ) && Date.now() - began < MAX_VISIT_MS ) {
				await new Promise( ( done ) => setTimeout( done, 100 ) );
			}
		},
	};
}

/** Runs in the page before any other script. Counts long tasks from the first paint on, as Lighthouse does. */
function observe() {
	const bench = { first: 0, paint: 0, shift: 0, blocked: 0, slowest: 0 };
	window.bench = bench;
	const watch = ( type, see, more ) =>
		new PerformanceObserver( ( list ) => list.getEntries().forEach( see ) ).observe( {
			type,
			buffered: true,
			...more,
		} );
	watch( 'paint', ( { name, startTime } ) => {
		bench.first = name === 'first-contentful-paint' ? startTime : bench.first;
	} );
	watch( 'largest-contentful-paint', ( { startTime } ) => ( bench.paint = startTime ) );
	watch( 'layout-shift', ( { value, hadRecentInput } ) => ( bench.shift += hadRecentInput ? 0 : value ) );
	watch( 'longtask', ( { startTime, duration } ) => {
		const [ first ] = performance.getEntriesByName( 'first-contentful-paint' );
		bench.blocked += first && startTime + duration > first.startTime ? Math.max( 0, duration - 50 ) : 0;
	} );
	watch(
		'event',
		( { interactionId, duration } ) =>
			( bench.slowest = interactionId ? Math.max( bench.slowest, duration ) : bench.slowest ),
		{ durationThreshold: 16 }
	);
}

/** Returns the bytes of the style sheets that are printed into the page, before compression. */
function cssBytes() {
	return [ ...document.querySelectorAll( 'style' ) ].reduce(
		( sum, { textContent } ) => sum + new TextEncoder().encode( textContent ).length,
		0
	);
}

/** Returns the inline scripts and inline data that run or are read before an interaction. */
function inlineScripts() {
	return [ ...document.querySelectorAll( 'script:not([src])' ) ]
		.filter( ( { type, dataset } ) => ! /ld\+json|speculationrules/.test( type ) && ! ( 'part' in dataset ) )
		.map( ( { textContent } ) => textContent )
		.join( '\n' );
}
