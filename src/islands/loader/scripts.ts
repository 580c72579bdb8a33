import { afterPaint } from '../../shared/painted';
import type { startLate } from './late';

/** Starts an island. An island whose own script is loaded first loads the libraries itself. */
type Start = ( island: HTMLElement, libraries: () => Promise< void > ) => Promise< void >;

declare global {
	interface Window {
		/** Start functions by name, set by the script of each island. */
		vestibuleIslands?: Record< string, Start >;
		ReactDOM?: unknown;
		ReactJSXRuntime?: unknown;
	}
}

interface Scripts {
	libs?: string[];
	islands?: Record< string, string >;
	/** Additional chunks of an island, by its name. They are prefetched. */
	soon?: Record< string, string[] >;
	late?: Parameters< typeof startLate >[ 0 ];
}

export const scripts: Scripts = JSON.parse(
	document.getElementById( 'wp-script-module-data-vestibule/loader' )?.textContent || '{}'
);
/** Promises of the scripts that are loading or have loaded, by URL. */
const loads: Record< string, Promise< unknown > > = {};

const tag = ( src: string ) => document.querySelector( `script[src="${ CSS.escape( src ) }"]` );

const load = ( src: string ) =>
	new Promise( ( onload ) => {
		if ( tag( src ) ) {
			onload( 0 );
		} else {
			document.head.append(
				Object.assign( document.createElement( 'script' ), { src, async: false, onload, onerror: onload } )
			);
		}
	} );

/**
 * Loads scripts in order. Checks the globals that the scripts set, because an error page would fire a load event too.
 */
async function bring( list: string[], isThere: () => unknown ) {
	await Promise.all( list.map( ( src ) => ( loads[ src ] ??= load( src ) ) ) );
	if ( ! isThere() ) {
		for ( const src of list ) {
			tag( src )?.remove();
			delete loads[ src ];
		}
		throw new Error( list[ 0 ] );
	}
}

const libraries = () => bring( scripts.libs ?? [], () => window.ReactDOM && window.ReactJSXRuntime );

export const pause = ( milliseconds = 0 ) => new Promise( ( done ) => setTimeout( done, milliseconds ) );

/**
 * Prefetches all scripts of an island once, in the order in which they run. The prefetch starts in a new task, after
 * the event that triggered it and the request for the first script.
 */
export async function fetchAhead( name: string ) {
	const { libs = [], islands = {}, soon = {} } = scripts;
	const chunks = soon[ name ];
	if ( chunks ) {
		delete soon[ name ];
		await pause();
		[ islands[ name ] ?? '', ...libs, ...chunks ].forEach( ( href ) =>
			document.head.append( Object.assign( document.createElement( 'link' ), { rel: 'prefetch', href } ) )
		);
	}
}

/**
 * Loads the scripts of an island and starts it. Usually the libraries are loaded together with the island's script,
 * otherwise the island's script is loaded alone.
 */
export async function begin( island: HTMLElement, name: string ) {
	const bringOwn = () => bring( [ scripts.islands?.[ name ] ?? '' ], () => window.vestibuleIslands?.[ name ] );
	if ( 'islandFirst' in island.dataset ) {
		void fetchAhead( name );
		await bringOwn();
	} else {
		// Requesting many scripts takes long, so let the browser first process the touch and its click.
		await new Promise< void >( afterPaint );
		await Promise.all( [ libraries(), bringOwn() ] );
		// During a "load" event, React handles updates like a click and would not split the work into small tasks.
		await pause();
	}
	await window.vestibuleIslands?.[ name ]?.( island, libraries );
}
