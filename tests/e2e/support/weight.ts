import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/**
 * Bytes that a page sends, gzipped: `html` without its styles, which count as such wherever they stand; `scripts` are
 * ours before a visitor does anything, `idle` comes when nothing else does. `links` is a number: the sheets that are
 * fetched before any text is painted.
 */
export type Weights = Record< 'html' | 'styles' | 'scripts' | 'idle' | 'links', number >;

interface LoaderData {
	libs: string[];
	islands: Record< string, string >;
	soon?: Record< string, string[] >;
}

const LINKS = /<link\b[^>]*rel=["']stylesheet["'][^>]*>/g;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const zipped = ( text: string ) => gzipSync( text, { level: 9 } ).length;

const addressIn = ( tag: string, name: string ) =>
	new RegExp( `\\s${ name }=["']([^"']+)["']` ).exec( tag )?.[ 1 ]?.replace( /&#0?38;|&amp;/g, '&' );

/** @return Weighs pages; a file that several of them send is asked for once. */
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
		return {
			html: zipped( page.replace( STYLES, '' ) ),
			styles: zipped( [ ...written, ...( await all( linked ) ) ].join( '\n' ) ),
			scripts: zipped( scripts.inline.join( '\n' ) ) + ( await sum( scripts.ours ) ),
			idle: await sum( idleIn( page ) ),
			links: [ ...page.slice( 0, page.indexOf( '</head>' ) ).matchAll( LINKS ) ].length,
		};
	};
}

/**
 * Each of our files, and what stands in the page itself: code, and data that is read before an interaction. WordPress's
 * own, and what a form's own script reads, are not ours or come later.
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

/** What the page asks a browser to fetch that has nothing to do, React among it (docs/form.md). */
function idleIn( page: string ): string[] {
	const json = /<script\b[^>]*\bid="wp-script-module-data-[^"]*loader"[^>]*>([\s\S]*?)<\/script>/.exec( page )?.[ 1 ];
	const { libs, islands, soon = {} } = JSON.parse( json ?? '{"libs":[],"islands":{}}' ) as LoaderData;
	const files = Object.entries( soon ).flatMap( ( [ island, chunks ] ) => [ islands[ island ] ?? '', ...chunks ] );
	return files.length ? [ ...new Set( [ ...libs, ...files ] ) ].filter( Boolean ) : [];
}
