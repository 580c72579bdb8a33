import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/**
 * Gzipped bytes of a page: `html` without inline styles, which count as styles, `scripts` of the plugin before any
 * interaction, and `idle` files, which are prefetched at the first sign of a visitor. `css` is the size of inline and
 * linked styles before compression, which a browser parses. `links` is the number of style sheets that load before text
 * is painted.
 */
export type Weights = Record< 'html' | 'styles' | 'css' | 'scripts' | 'idle' | 'links', number >;

interface LoaderData {
	libs?: string[];
	islands?: Record< string, string >;
	soon?: Record< string, string[] >;
}

const LINKS = /<link\b[^>]*rel=["']stylesheet["'][^>]*>/g;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const zipped = ( text: string ) => gzipSync( text, { level: 9 } ).length;

const addressIn = ( tag: string, name: string ) =>
	new RegExp( `\\s${ name }=["']([^"']+)["']` ).exec( tag )?.[ 1 ]?.replace( /&#0?38;|&amp;/g, '&' );

/** @return Function that weighs pages. Files of several pages are requested once. */
export function scales( request: APIRequestContext, headers: Record< string, string > ) {
	const known = new Map< string, Promise< string > >();
	const text = ( url: string ) => {
		const body = known.get( url ) ?? request.get( url ).then( ( answer ) => answer.text() );
		known.set( url, body );
		return body;
	};
	const all = ( urls: string[] ) => Promise.all( urls.map( text ) );
	const sum = async ( urls: string[] ) =>
		( await all( urls ) ).reduce( ( bytes, body ) => bytes + zipped( body ), 0 );
	return async ( path: string ): Promise< Weights > => {
		const page = await ( await request.get( path, { headers } ) ).text();
		const scripts = scriptsIn( page );
		const linked = [ ...page.matchAll( LINKS ) ].flatMap( ( [ tag ] ) => addressIn( tag, 'href' ) ?? [] );
		const written = [ ...page.matchAll( STYLES ) ].map( ( [ , css = '' ] ) => css );
		const styles = [ ...written, ...( await all( linked ) ) ].join( '\n' );
		return {
			html: zipped( page.replace( STYLES, '' ) ),
			styles: zipped( styles ),
			css: Buffer.byteLength( styles ),
			scripts: zipped( scripts.inline.join( '\n' ) ) + ( await sum( scripts.ours ) ),
			idle: await sum( idleIn( page ) ),
			links: [ ...page.slice( 0, page.indexOf( '</head>' ) ).matchAll( LINKS ) ].length,
		};
	};
}

/**
 * Script files of the plugin, and inline code and data that are read before an interaction. Excludes scripts of
 * WordPress and data for the script of a form.
 */
function scriptsIn( page: string ) {
	const scripts = [ ...page.matchAll( /<script\b([^>]*)>([\s\S]*?)<\/script>/g ) ].map(
		( [ , tag = '', code = '' ] ) => ( { tag, code, src: addressIn( tag, 'src' ) } )
	);
	return {
		ours: scripts.flatMap( ( { src } ) => ( src?.includes( '/plugins/vestibule/' ) ? [ src ] : [] ) ),
		inline: scripts
			.filter( ( { src, tag } ) => ! src && ! /ld\+json|speculationrules|data-part=/.test( tag ) )
			.map( ( { code } ) => code ),
	};
}

/** Files that the page prefetches for a visitor, including React (docs/architecture.md). */
function idleIn( page: string ): string[] {
	const json = /<script\b[^>]*\bid="wp-script-module-data-[^"]*loader"[^>]*>([\s\S]*?)<\/script>/.exec( page )?.[ 1 ];
	const { libs = [], islands = {}, soon = {} } = JSON.parse( json ?? '{}' ) as LoaderData;
	const files = Object.entries( soon ).flatMap( ( [ island, chunks ] ) => [ islands[ island ] ?? '', ...chunks ] );
	return files.length ? [ ...new Set( [ ...libs, ...files ] ) ].filter( Boolean ) : [];
}
