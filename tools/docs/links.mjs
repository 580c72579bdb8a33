/** Checks the links of the built documentation site. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ID = /\sid="([^"]+)"/g;
const LINK = /<a\s[^>]*?href="([^"]+)"/g;

const valuesOf = ( html, pattern ) => [ ...html.matchAll( pattern ) ].map( ( [ , value ] ) => value );

/**
 * Returns an error for each link to a page, file or heading that doesn't exist.
 *
 * @param {string} folder Built site.
 * @param {string} base   Path of the site on its server.
 */
export function linkFaults( folder, base ) {
	const pages = readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.map( ( name ) => name.replaceAll( '\\', '/' ) )
		.filter( ( name ) => name.endsWith( '.html' ) && name !== '404.html' );
	const html = Object.fromEntries( pages.map( ( page ) => [ page, readFileSync( join( folder, page ), 'utf8' ) ] ) );
	const ids = Object.fromEntries( pages.map( ( page ) => [ page, new Set( valuesOf( html[ page ], ID ) ) ] ) );
	const origin = 'http://site';
	return pages.flatMap( ( page ) =>
		[ ...new Set( valuesOf( html[ page ], LINK ) ) ].flatMap( ( link ) => {
			const url = new URL( link.replaceAll( '&amp;', '&' ), `${ origin }${ base }${ page }` );
			if ( url.origin !== origin ) {
				return [];
			}
			const target = decodeURI( url.pathname )
				.slice( base.length )
				.replace( /(^|\/)$/, '$1index.html' );
			const id = decodeURIComponent( url.hash.slice( 1 ) );
			const isFound = id ? ids[ target ]?.has( id ) : existsSync( join( folder, target ) );
			return isFound ? [] : [ `${ page }: ${ link } leads nowhere` ];
		} )
	);
}
