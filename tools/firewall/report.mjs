/** Summary of the firewall's log: which rules match which requests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rules that only count the score of other rules. */
const TOTALS = /^(949|959|980)\d{3}$/;
const MAX_EXAMPLE = 60;

/**
 * Reads the logs of all sites.
 *
 * @param {string} folder
 * @return {{ rule: string, level: number, request: string, variable: string, message: string, example: string, count: number }[]}
 * One row per rule, kind of request and variable, sorted by paranoia level and rule.
 */
export function matches( folder ) {
	const rows = new Map();
	for ( const name of readdirSync( folder ).filter( ( file ) => file.startsWith( 'audit-' ) ) ) {
		for ( const { transaction } of transactions( join( folder, name ) ) ) {
			for ( const { message, details } of transaction.messages ) {
				if ( TOTALS.test( details.ruleId ) ) {
					continue;
				}
				const row = {
					rule: details.ruleId,
					level: Number( /paranoia-level\/(\d)/.exec( details.tags?.join() )?.[ 1 ] ?? 1 ),
					request: requestOf( transaction.request ),
					variable: /against variable `([^']+)'/.exec( details.match )?.[ 1 ].replace( /\d+/g, 'N' ) ?? '',
					message,
					example: details.data.slice( 0, MAX_EXAMPLE ),
				};
				const key = [ row.rule, row.request, row.variable ].join( '|' );
				rows.set( key, { ...row, ...rows.get( key ), count: ( rows.get( key )?.count ?? 0 ) + 1 } );
			}
		}
	}
	return [ ...rows.values() ].sort( ( a, b ) => a.level - b.level || a.rule - b.rule || b.count - a.count );
}

const transactions = ( path ) =>
	existsSync( path )
		? readFileSync( path, 'utf8' )
				.split( '\n' )
				.filter( Boolean )
				.map( ( line ) => JSON.parse( line ) )
		: [];

/** Returns the method and path of a request, with the AJAX action and without numbers. */
function requestOf( { method, uri } ) {
	const { pathname, searchParams } = new URL( uri, 'http://site' );
	const action = searchParams.get( 'action' );
	return `${ method } ${ pathname.replace( /\d+/g, 'N' ) }${ action ? ` (${ action })` : '' }`;
}
