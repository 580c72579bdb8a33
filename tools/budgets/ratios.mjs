/**
 * Compares gzipped bytes of a page with the same page on WordPress with Twenty Twenty-Five and without the plugin: HTML
 * without styles, styles, and scripts that load before an interaction. Bytes are the same on every machine, times are
 * not.
 */
import { gzipSync } from 'node:zlib';
import { wordpressCore } from '../core/index.mjs';
import { bareSite, demoSite, forgetSites } from '../bench/sites.mjs';

const FILE = 'tools/budgets/budgets.json';
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SHEETS = /<link\b[^>]*\brel=["']stylesheet["'][^>]*>/g;
const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Modules that the page imports. */
const PRELOADED = /<link\b[^>]*\brel=["']modulepreload["'][^>]*>/g;

/**
 * @param {string[]} paths
 * @return {Promise<Record<string, Record<string, number>>>} Ratios to the bare page, by path.
 */
export async function ratios( paths ) {
	const core = await wordpressCore();
	const running = [];
	try {
		const demo = await demoSite( core );
		running.push( demo );
		const bare = await bareSite( core, demo );
		running.push( bare );
		const rows = {};
		for ( const path of paths ) {
			const [ ours, beside ] = [ await weigh( demo.url, path ), await weigh( bare.url, path ) ];
			rows[ path ] = Object.fromEntries(
				Object.keys( ours ).map( ( what ) => [ what, ours[ what ] / beside[ what ] ] )
			);
		}
		return rows;
	} finally {
		for ( const site of running.reverse() ) {
			await site.stop();
		}
		forgetSites();
	}
}

/**
 * Compares ratios as they are printed, because a few bytes differ between two sites, for example in a nonce.
 *
 * @param {Record<string, Record<string, number>>}          found   Measured ratios.
 * @param {Record<string, Record<string, number | string>>} budgets Maximum ratios, with the reason in `why`.
 * @return {string[]} Error messages for ratios that are too large.
 */
export const beyondRatios = ( found, budgets ) =>
	Object.entries( found ).flatMap( ( [ path, row ] ) =>
		Object.entries( row )
			.filter( ( [ what, ratio ] ) => ! ( Number( ratio.toFixed( 2 ) ) <= budgets[ path ][ what ] ) )
			.map(
				( [ what, ratio ] ) =>
					`ratio of "${ path }": ${ what } are ${ ratio.toFixed( 2 ) } times those of the bare page, beyond ${ budgets[ path ][ what ] }. ` +
					`Make them smaller, or raise "${ what }" in ${ FILE } and explain in its "why" what users get for it.`
			)
	);

async function weigh( site, path ) {
	const text = async ( url ) => ( await fetch( new URL( url, site ) ) ).text();
	const page = await text( path );
	const all = async ( urls ) => Promise.all( [ ...new Set( urls ) ].map( text ) );
	const scripts = [ ...page.matchAll( SCRIPTS ) ].filter(
		( [ , tag ] ) => ! /ld\+json|speculationrules/.test( tag )
	);
	const written = [ ...page.matchAll( STYLES ) ].map( ( [ , css ] ) => css );
	const inline = scripts.filter( ( [ , tag ] ) => ! /\ssrc=|data-part=/.test( tag ) ).map( ( [ , , code ] ) => code );
	const files = [
		...scripts.flatMap( ( [ , tag ] ) => address( tag, 'src' ) ),
		...[ ...page.matchAll( PRELOADED ) ].flatMap( ( [ tag ] ) => address( tag, 'href' ) ),
	];
	return {
		html: zipped( page.replace( STYLES, '' ) ),
		styles: zipped( [ ...written, ...( await all( linked( page ) ) ) ].join( '\n' ) ),
		scripts: [ inline.join( '\n' ), ...( await all( files ) ) ].reduce( ( sum, code ) => sum + zipped( code ), 0 ),
	};
}

const linked = ( page ) => [ ...page.matchAll( SHEETS ) ].flatMap( ( [ tag ] ) => address( tag, 'href' ) );

function address( tag, name ) {
	const found = new RegExp( `\\s${ name }=["']([^"']+)["']` ).exec( tag )?.[ 1 ];
	return found ? [ found.replace( /&#0?38;|&amp;/g, '&' ) ] : [];
}

const zipped = ( text ) => gzipSync( text, { level: 9 } ).length;
