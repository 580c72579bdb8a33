/** Updates tools/budgets/budgets.json: adds rows for new blocks and field types, and deletes those of removed ones. */
import { buildIfStale } from '../lib/build.mjs';
import { inRoot } from '../lib/paths.mjs';
import { FILE, compare, updated } from '../budgets/compare.mjs';
import { sent } from '../budgets/sent.mjs';
import { read, settle } from './files.mjs';

export async function make() {
	await buildIfStale();
	const budgets = JSON.parse( read( FILE ) );
	const measured = sent( inRoot( 'plugin/build' ) );
	for ( const kind of Object.keys( measured ) ) {
		budgets[ kind ] = updated( measured[ kind ], budgets[ kind ] );
	}
	settle( { [ FILE ]: `${ JSON.stringify( budgets, null, '\t' ) }\n` }, false );
	return Object.keys( measured ).flatMap( ( kind ) => compare( kind, measured[ kind ], budgets[ kind ] ) );
}
