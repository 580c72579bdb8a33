/**
 * Updates tools/budgets/budgets.json: adds rows for new files, blocks and field types, and deletes those of removed
 * ones.
 */
import { buildIfStale } from '../lib/build.mjs';
import { inRoot } from '../lib/paths.mjs';
import { FILE, compare, updated } from '../budgets/compare.mjs';
import { sent } from '../budgets/sent.mjs';
import { read, settle } from './files.mjs';

const ONE_LINE = 'files';

const line = ( name, row ) =>
	`\t\t${ JSON.stringify( name ) }: { ${ Object.entries( row )
		.map( ( [ key, value ] ) => `${ JSON.stringify( key ) }: ${ JSON.stringify( value ) }` )
		.join( ', ' ) } }`;

/** Writes one line per file, and everything else in the format of JSON.stringify(). */
function written( { [ ONE_LINE ]: files, ...others } ) {
	const rows = Object.entries( files ).map( ( [ name, row ] ) => line( name, row ) );
	return `{\n\t"${ ONE_LINE }": {\n${ rows.join( ',\n' ) }\n\t},${ JSON.stringify( others, null, '\t' ).slice( 1 ) }\n`;
}

export async function make() {
	await buildIfStale();
	const budgets = JSON.parse( read( FILE ) );
	const measured = sent( inRoot( 'plugin/build' ) );
	for ( const kind of Object.keys( measured ) ) {
		budgets[ kind ] = updated( measured[ kind ], budgets[ kind ] );
	}
	settle( { [ FILE ]: written( budgets ) }, false );
	return Object.keys( measured ).flatMap( ( kind ) => compare( kind, measured[ kind ], budgets[ kind ] ) );
}
