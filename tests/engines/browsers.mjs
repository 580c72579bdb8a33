/**
 * Firefox by WebDriver BiDi and WebKitGTK by WebDriver, behind one small interface, so that a path is written once.
 *
 * @typedef {Object} Visitor
 * @property {(path: string) => Promise<void>}                  open     Loads a page of the site.
 * @property {(work: Function, ...args: any[]) => Promise<any>} run      Runs a function in the page, with JSON values.
 * @property {(keys: string) => Promise<void>}                  type     Types text key by key into the focused element.
 * @property {(key: string) => Promise<void>}                   press    Presses a key, such as `Tab`, `Shift+Tab` or `ArrowDown`.
 * @property {(selector: string) => Promise<void>}              click    Scrolls an element into view and clicks it.
 * @property {(width: number, height: number) => Promise<void>} resize   Sets the window's size in px.
 * @property {() => Promise<void>}                              reload   Loads the page again.
 * @property {(path: string) => Promise<void>}                  follow   Opens a page of the site as a link does.
 * @property {() => Promise<void>}                              back     Goes back one page. Does not wait for its content.
 * @property {() => Promise<void>}                              close    Closes the window and deletes its data.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';
import { freePort } from '../../tools/lib/ports.mjs';

/**
 * @typedef {Object} Engine
 * @property {() => Promise<Visitor>} visit Opens a window for a visitor without cookies or storage.
 * @property {() => Promise<void>}    close Ends the browser.
 */

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = [ '4.1', '4.0', '6.0' ]
	.map( ( version ) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${ version }/MiniBrowser` )
	.find( existsSync );

/** Timeout of a page, a script or a wait on a busy machine, in ms. */
export const PATIENCE = 60_000;

/** Browser engines, with the Debian packages that are missing on this machine. */
export const ENGINES = [
	{ name: 'Firefox', open: openFirefox, packages: existsSync( FIREFOX ) ? [] : [ 'firefox-esr' ] },
	{
		name: 'WebKit',
		open: openWebKit,
		packages: [
			...( existsSync( WEBKIT_DRIVER ) && MINI_BROWSER ? [] : [ 'webkit2gtk-driver' ] ),
			...( existsSync( '/usr/bin/Xvfb' ) ? [] : [ 'xvfb' ] ),
		],
	},
];

/**
 * @param {string} site The site's address.
 * @return {Promise<Engine>}
 */
async function openFirefox( site ) {
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: FIREFOX,
		protocolTimeout: 3 * PATIENCE,
		extraPrefsFirefox: {
			'intl.accept_languages': 'en-GB,en',
			// Block requests to other machines.
			'network.proxy.type': 1,
			'network.proxy.http': '127.0.0.1',
			'network.proxy.http_port': 9,
			'network.proxy.ssl': '127.0.0.1',
			'network.proxy.ssl_port': 9,
			'network.proxy.no_proxies_on': '127.0.0.1',
			'network.proxy.allow_hijacking_localhost': false,
		},
	} );
	return { visit: () => visitFirefox( browser, site ), close: () => browser.close() };
}

async function visitFirefox( browser, site ) {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	page.setDefaultTimeout( PATIENCE );
	await page.setViewport( { width: 1280, height: 900 } );
	const keyboard = {
		type: ( keys ) => page.keyboard.type( keys ),
		async press( combination ) {
			const keys = combination.split( '+' ).map( ( key ) => ( key === 'Space' ? ' ' : key ) );
			for ( const key of keys.slice( 0, -1 ) ) {
				await page.keyboard.down( key );
			}
			await page.keyboard.press( keys.at( -1 ) );
			for ( const key of keys.slice( 0, -1 ).reverse() ) {
				await page.keyboard.up( key );
			}
		},
	};
	return {
		...keyboard,
		open: async ( path ) => void ( await page.goto( site + path ) ),
		run: ( work, ...args ) => page.evaluate( work, ...args ),
		async click( selector ) {
			const { x, y } = await page.evaluate( middleOf, selector );
			await page.mouse.click( x, y );
		},
		resize: ( width, height ) => page.setViewport( { width, height } ),
		reload: async () => void ( await page.reload() ),
		...leaving(
			( work, ...args ) => page.evaluate( work, ...args ),
			// Puppeteer's `url()` is not updated when a page is restored from the cache.
			() => Promise.race( [ page.evaluate( () => location.href ), wait( 1000, 'none, while it is left' ) ] )
		),
		close: () => context.close(),
	};
}

/** Starts a driver for each visitor, because WebKit's driver supports only one session. */
async function openWebKit( site ) {
	return { visit: () => visitWebKit( site ), close: async () => undefined };
}

async function visitWebKit( site ) {
	const port = await freePort( 9900 );
	const child = spawn( 'xvfb-run', [ '-a', '-s', '-screen 0 1400x1000x24', WEBKIT_DRIVER, `--port=${ port }` ], {
		stdio: 'ignore',
		detached: true,
	} );
	const address = `http://127.0.0.1:${ port }`;
	await untilItAnswers( `${ address }/status` );
	const driver = await new Builder()
		.usingServer( address )
		.withCapabilities( {
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: [ '--automation' ] },
		} )
		.build();
	// Scripts never return if their page closes while they run.
	await driver.manage().setTimeouts( { pageLoad: PATIENCE, script: PATIENCE / 4 } );
	await driver.manage().window().setRect( { width: 1280, height: 900 } );
	const run = ( work, ...args ) =>
		driver
			.executeAsyncScript(
				`const done = arguments[ arguments.length - 1 ];
				Promise.resolve( ( ${ work } )( ...Array.from( arguments ).slice( 0, -1 ) ) )
					.then( ( value ) => done( { value } ), ( error ) => done( { error: String( error ) } ) );`,
				...args
			)
			.then( ( { value, error } ) => ( error === undefined ? value : Promise.reject( new Error( error ) ) ) );
	return {
		run,
		open: ( path ) => driver.get( site + path ),
		async type( keys ) {
			for ( const key of keys ) {
				await driver.actions().sendKeys( key ).perform();
			}
		},
		async press( combination ) {
			const keys = combination.split( '+' ).map( webKitKey );
			const actions = driver.actions();
			keys.forEach( ( key ) => actions.keyDown( key ) );
			keys.reverse().forEach( ( key ) => actions.keyUp( key ) );
			await actions.perform();
		},
		async click( selector ) {
			const { x, y } = await run( middleOf, selector );
			await driver
				.actions()
				.move( { x: Math.round( x ), y: Math.round( y ) } )
				.click()
				.perform();
		},
		resize: ( width, height ) => driver.manage().window().setRect( { width, height } ),
		reload: () => driver.navigate().refresh(),
		...leaving( run, () => driver.getCurrentUrl() ),
		async close() {
			await Promise.race( [ driver.quit().catch( () => undefined ), wait( 5000 ) ] );
			process.kill( -child.pid, 'SIGTERM' );
		},
	};
}

/** WebDriver keys by their names in DOM events. */
const WEBKIT_KEYS = {
	...{ ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT },
	...{ Space: ' ', Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE },
	...{ Home: Key.HOME, End: Key.END, PageDown: Key.PAGE_DOWN, PageUp: Key.PAGE_UP },
	...{ Shift: Key.SHIFT, Control: Key.CONTROL, Alt: Key.ALT },
};
const webKitKey = ( key ) => WEBKIT_KEYS[ key ] ?? key;

/** Returns the center of an element, once it no longer moves and is not covered. Runs in the page. */
async function middleOf( selector ) {
	const element = document.querySelector( selector );
	if ( ! element ) {
		throw new Error( `nothing matches ${ selector }` );
	}
	const frame = () => new Promise( ( done ) => requestAnimationFrame( done ) );
	let over = null;
	for ( let tries = 0; tries < 20; tries++ ) {
		element.scrollIntoView( { block: 'center', behavior: 'instant' } );
		for ( let still = 0, before = NaN; still < 3; ) {
			await frame();
			const { top } = element.getBoundingClientRect();
			still = top === before ? still + 1 : 0;
			before = top;
		}
		const { left, top, width, height } = element.getBoundingClientRect();
		const [ x, y ] = [ left + width / 2, top + height / 2 ];
		over = document.elementFromPoint( x, y );
		if ( element.contains( over ) || over?.contains( element ) ) {
			return { x, y };
		}
	}
	throw new Error( `${ over?.outerHTML.slice( 0, 80 ) } lies over ${ selector }` );
}

/**
 * Leaves a page by a script and then only checks the URL. The drivers' own commands wait for a load event, which pages
 * from the back/forward cache do not have, and a script that runs while its page enters this cache never returns.
 */
function leaving( run, address ) {
	const away = async ( work, ...args ) => {
		const before = await address();
		await run( work, ...args );
		for ( const end = Date.now() + PATIENCE; ( await address() ) === before; await wait( 50 ) ) {
			if ( Date.now() > end ) {
				throw new Error( `${ before } was not left` );
			}
		}
	};
	return {
		follow: ( path ) => away( ( to ) => void setTimeout( () => ( location.href = to ) ), path ),
		back: () => away( () => void setTimeout( () => history.back() ) ),
	};
}

async function untilItAnswers( url ) {
	for ( let tries = 0; tries < 150; tries++ ) {
		if (
			await fetch( url ).then(
				( { ok } ) => ok,
				() => false
			)
		) {
			return;
		}
		await wait( 200 );
	}
	throw new Error( `${ url } does not answer` );
}
