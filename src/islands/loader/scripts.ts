import type { startLate } from './late';

type Start = ( island: HTMLElement ) => Promise< void >;

declare global {
	interface Window {
		/** Each island's script puts its start here. */
		vestibuleIslands?: Record< string, Start >;
	}
}

interface Scripts {
	libraries?: string[];
	islands?: Record< string, string >;
	late?: Parameters< typeof startLate >[ 0 ];
}

export const scripts: Scripts = JSON.parse(
	document.getElementById( 'wp-script-module-data-vestibule/loader' )
		?.textContent || '{}'
);
const loads = new Map< string, Promise< void > >();

function load( src: string ): Promise< void > {
	const known = loads.get( src );
	if ( known ) {
		return known;
	}
	const promise = new Promise< void >( ( done, fail ) => {
		if ( document.querySelector( `script[src="${ CSS.escape( src ) }"]` ) ) {
			done();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = src;
		script.onload = () => done();
		script.onerror = () => {
			loads.delete( src );
			script.remove();
			fail( new Error( src ) );
		};
		document.head.append( script );
	} );
	loads.set( src, promise );
	return promise;
}

/** Brings what a part is made of, and lets it begin. */
export async function begin( island: HTMLElement, name: string ) {
	const list = [ ...( scripts.libraries ?? [] ), scripts.islands?.[ name ] ?? '' ].filter( Boolean );
	for ( const href of list.filter( ( src ) => ! loads.has( src ) ) ) {
		const hint = document.createElement( 'link' );
		Object.assign( hint, { rel: 'preload', as: 'script', href } );
		document.head.append( hint );
	}
	for ( const src of list ) {
		await load( src );
	}
	// A task of its own: what begins while a script's "load" is told is as urgent for React as a click, and comes in one piece.
	await new Promise( ( done ) => setTimeout( done ) );
	await window.vestibuleIslands?.[ name ]?.( island );
}
