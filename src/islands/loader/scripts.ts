import { afterPaint } from '../../shared/painted';
import type { startLate } from './late';

/** Starts a part; one whose own script comes first asks for the libraries itself. */
type Start = ( island: HTMLElement, libraries: () => Promise< void > ) => Promise< void >;

declare global {
	interface Window {
		/** Each island's script puts its start here. */
		vestibuleIslands?: Record< string, Start >;
		ReactDOM?: unknown;
		ReactJSXRuntime?: unknown;
	}
}

interface Scripts {
	libs?: string[];
	islands?: Record< string, string >;
	/** What else a part will ask for, by its name; fetched before a visitor comes. */
	soon?: Record< string, string[] >;
	late?: Parameters< typeof startLate >[ 0 ];
}

export const scripts: Scripts = JSON.parse(
	document.getElementById( 'wp-script-module-data-vestibule/loader' )?.textContent || '{}'
);
/** By address. */
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

/** Brings scripts, done in order. Whether they came is seen by what they leave behind: an error page comes, too. */
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

/** Has all that a part is made of fetched, once, and run by nobody. */
export function fetchAhead( name: string ) {
	const { libs = [], islands = {}, soon = {} } = scripts;
	const chunks = soon[ name ];
	if ( chunks ) {
		delete soon[ name ];
		[ ...libs, islands[ name ] ?? '', ...chunks ].forEach( ( href ) =>
			document.head.append( Object.assign( document.createElement( 'link' ), { rel: 'prefetch', href } ) )
		);
	}
}

const task = () => new Promise( ( done ) => setTimeout( done ) );

/** Brings what a part is made of and lets it begin: the libraries and its own script, or its own script first. */
export async function begin( island: HTMLElement, name: string ) {
	const bringOwn = () => bring( [ scripts.islands?.[ name ] ?? '' ], () => window.vestibuleIslands?.[ name ] );
	if ( 'islandFirst' in island.dataset ) {
		// One script is asked for at once: while a browser follows a finger it keeps tasks waiting.
		void task().then( () => fetchAhead( name ) );
		await bringOwn();
	} else {
		// Asking for many is long: the browser answers the touch first, and the click that ends it.
		await new Promise< void >( afterPaint );
		await Promise.all( [ libraries(), bringOwn() ] );
		// What begins while a script's "load" is dispatched is as urgent for React as a click, and comes in one piece.
		await task();
	}
	await window.vestibuleIslands?.[ name ]?.( island, libraries );
}
