/**
 * User of a screen reader: Firefox on a private desktop, read by Orca.
 *
 * @typedef {Object} Listener
 * @property {(path: string) => Promise<string>}                open   Loads a page. Returns the speech about it.
 * @property {(work: Function, ...args: any[]) => Promise<any>} run    Runs a function in the page.
 * @property {(selector: string) => Promise<string>}            goTo   Focuses an element.
 * @property {(key: string) => Promise<string>}                 press  Presses a key, by its X11 name, such as `Return`.
 * @property {(text: string) => Promise<string>}                type   Types a text.
 * @property {(wanted: RegExp) => Promise<string>}              until  Waits for words, and for silence after them.
 * @property {(width: number) => Promise<void>}                 resize Sets the page's width in px.
 * @property {() => Promise<void>}                              forget Clears cookies and storage of the site.
 * @property {() => Promise<void>}                              close  Ends Firefox and the desktop.
 */
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { openDesktop } from './desktop.mjs';

/** Timeout for speech on a busy machine, in ms. */
const PATIENCE = 30_000;
/** Orca has finished if its log and its speech have not changed for this time, in ms. */
const SILENCE = 900;
/** A file of the site without scripts. */
const PLAIN = '/wp-includes/images/blank.gif';

/**
 * @param {string} site The site's address.
 * @return {Promise<Listener>}
 */
export async function openListener( site ) {
	const desktop = await openDesktop();
	let browser;
	const close = async () => {
		await browser?.close().catch( () => undefined );
		await desktop.close();
	};
	try {
		browser = await puppeteer.launch( {
			...{ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: false, env: desktop.env },
			...{ protocolTimeout: 3 * PATIENCE, defaultViewport: null, extraPrefsFirefox: PREFERENCES },
		} );
		const [ page ] = await browser.pages();
		page.setDefaultTimeout( 2 * PATIENCE );
		await desktop.startOrca();
		await page.goto( site + PLAIN );
		await toThePage( page, desktop );
		return { ...listener( site, page, desktop ), forget: () => forget( site, browser, page ), close };
	} catch ( error ) {
		await close();
		throw error;
	}
}

/** Moves the focus from Firefox's toolbars into the page. */
async function toThePage( page, desktop ) {
	for ( let tries = 0; tries < 10; tries++ ) {
		if ( await page.evaluate( () => document.hasFocus() ) ) {
			return;
		}
		await desktop.command( 'xdotool', [ 'key', 'F6' ] );
		await wait( 500 );
	}
	throw new Error( 'the page of Firefox never gets the focus' );
}

/** Block requests to other machines, and enable accessibility from the start. */
const PREFERENCES = {
	'accessibility.force_disabled': -1,
	'intl.accept_languages': 'en-GB,en',
	'network.proxy.type': 1,
	'network.proxy.http': '127.0.0.1',
	'network.proxy.http_port': 9,
	'network.proxy.ssl': '127.0.0.1',
	'network.proxy.ssl_port': 9,
	'network.proxy.no_proxies_on': '127.0.0.1',
	'network.proxy.allow_hijacking_localhost': false,
};

function listener( site, page, desktop ) {
	let heardTo = 0;
	const heard = () =>
		desktop.said
			.slice( heardTo )
			.map( ( { text } ) => text )
			.join( ' | ' );
	const run = ( work, ...args ) => page.evaluate( work, ...args );

	/** Waits until Firefox has painted and Orca is idle. */
	async function silence() {
		await run( painted );
		for ( let size = -1, count = -1, since = Date.now(); Date.now() - since < SILENCE; await wait( 50 ) ) {
			if ( desktop.log() !== size || desktop.said.length !== count ) {
				[ size, count, since ] = [ desktop.log(), desktop.said.length, Date.now() ];
			}
		}
		return heard();
	}

	async function until( wanted ) {
		const end = Date.now() + PATIENCE;
		while ( ! wanted.test( heard() ) ) {
			if ( Date.now() > end ) {
				throw new Error( `${ wanted } is not said; instead: "${ heard() }"` );
			}
			await wait( 50 );
		}
		return silence();
	}

	/** Runs an action and ignores earlier speech. */
	async function does( work ) {
		heardTo = desktop.said.length;
		await work();
		return silence();
	}

	return {
		...{ run, until, resize: ( width ) => page.setViewport( { width, height: 850 } ) },
		async open( path ) {
			heardTo = desktop.said.length;
			await page.goto( site + path );
			return until( /\b(landmarks?|headings?)\b/ );
		},
		goTo: ( selector ) => does( () => run( focus, selector ) ),
		press: ( key ) => does( () => desktop.command( 'xdotool', [ 'key', key ] ) ),
		type: ( text ) => does( () => desktop.command( 'xdotool', [ 'type', '--delay', '60', text ] ) ),
	};
}

async function forget( site, browser, page ) {
	await page.goto( site + PLAIN );
	await browser.deleteCookie( ...( await browser.cookies() ) );
	await page.evaluate( () => {
		localStorage.clear();
		sessionStorage.clear();
	} );
}

/** Runs in the page. */
function painted() {
	return new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => done() ) ) );
}

/** Runs in the page. */
function focus( selector ) {
	const element = document.querySelector( selector );
	if ( ! element ) {
		throw new Error( `nothing matches ${ selector }` );
	}
	if ( document.activeElement === element ) {
		element.blur();
	}
	element.focus();
}
