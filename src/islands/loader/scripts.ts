import { afterPaint } from '../../shared/painted';
import type { startLate } from './late';

type Start = ( island: HTMLElement ) => Promise< void >;

declare global {
	interface Window {
		/** Each island's script puts its start here. */
		vestibuleIslands?: Record< string, Start >;
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

/** Whether it came is seen by what it registers: an error page comes, too. */
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

const task = () => new Promise( ( done ) => setTimeout( done ) );

/** Brings what a part is made of, all at once and done in order, and lets it begin. */
export async function begin( island: HTMLElement, name: string ) {
	// Asking for scripts is long: the browser answers the touch first, and the click that ends it.
	await new Promise< void >( afterPaint );
	const list = [ ...( scripts.libs ?? [] ), scripts.islands?.[ name ] ?? '' ].filter( Boolean );
	await Promise.all( list.map( ( src ) => ( loads[ src ] ??= load( src ) ) ) );
	const start = window.vestibuleIslands?.[ name ];
	if ( ! start ) {
		// The libraries are right where another part has registered with them.
		for ( const src of list.slice( window.vestibuleIslands ? -1 : 0 ) ) {
			tag( src )?.remove();
			delete loads[ src ];
		}
		throw new Error( name );
	}
	// A task of its own: what begins while a script's "load" is dispatched is as urgent for React as a click, and comes in
	// one piece.
	await task();
	await start( island );
}
