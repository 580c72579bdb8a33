/** Writes the results into the documentation: each part between its own markers, its chart as a file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn, say } from '../lib/say.mjs';
import { chart } from './chart.mjs';
import { markdown } from './table.mjs';

const PAGE = 'docs/performance.md';
const CHARTS = 'performance';

/**
 * Writes the results of the given parts.
 *
 * @param {{ name: string, title: string, findings: import('./finding.mjs').Finding[], notes?: string[] }[]} results
 * @param {string}                                                                                           version Of WordPress.
 */
export async function write( results, version ) {
	const path = inRoot( PAGE );
	let text = readFileSync( path, 'utf8' );
	mkdirSync( inRoot( `docs/${ CHARTS }` ), { recursive: true } );
	for ( const result of results.filter( ( { isRead } ) => ! isRead ) ) {
		const parts = [
			taken( version ),
			picture( result ),
			result.findings.length ? markdown( result.findings ) : '',
			...( result.notes ?? [] ),
		];
		text = between( text, result.name, parts.filter( Boolean ).join( '\n\n' ) );
	}
	writeFileSync( path, await format( text, { ...( await resolveConfig( path ) ), parser: 'markdown' } ) );
	say( `${ PAGE }: ${ results.map( ( { name } ) => name ).join( ', ' ) }` );
}

const taken = ( version ) => `Taken with WordPress ${ version } on ${ cpus().length } processors, ${ today() }.`;

const today = () => new Date().toLocaleDateString( 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' } );

function picture( { name, title, findings } ) {
	const rows = findings.filter( ( { ratio } ) => ratio );
	if ( ! rows.length ) {
		return '';
	}
	writeFileSync(
		inRoot( `docs/${ CHARTS }/${ name }.svg` ),
		chart( `${ title[ 0 ].toUpperCase() }${ title.slice( 1 ) }, as ratios`, rows )
	);
	return `![Chart of the ratios in the table](${ CHARTS }/${ name }.svg)`;
}

/** @return {string} The text with new content between the markers of a part. */
export function between( text, name, content ) {
	const [ begin, end ] = [ `<!-- bench: ${ name } -->`, `<!-- end of bench: ${ name } -->` ];
	const [ from, to ] = [ text.indexOf( begin ), text.indexOf( end ) ];
	if ( from < 0 || to < from ) {
		throw new CannotGoOn( `${ PAGE } has no place for "${ name }": ${ begin } and ${ end }.` );
	}
	return `${ text.slice( 0, from + begin.length ) }\n\n${ content }\n\n${ text.slice( to ) }`;
}
