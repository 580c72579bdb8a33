/**
 * `npm run budgets`: what each file, block and type of field sends, out of the build alone, beside the budgets of
 * tools/budgets/budgets.json. `-- --list` prints them all. The budgets of whole pages are checked by the browser tests,
 * which have pages.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { compare } from './budgets/compare.mjs';
import { sent } from './budgets/sent.mjs';

main( async () => {
	const budgets = JSON.parse( readFileSync( inRoot( 'tools/budgets/budgets.json' ), 'utf8' ) );
	const measured = sent( inRoot( 'plugin/build' ) );
	if ( process.argv.includes( '--list' ) ) {
		list( measured );
	}
	const faults = Object.keys( measured ).flatMap( ( kind ) => compare( kind, measured[ kind ], budgets[ kind ] ) );
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );

function list( measured ) {
	for ( const [ kind, rows ] of Object.entries( measured ) ) {
		for ( const [ name, weights ] of Object.entries( rows ) ) {
			say(
				`${ kind } ${ name.padEnd( 16 ) } ${ Object.entries( weights )
					.map( ( [ what, bytes ] ) => `${ what } ${ String( bytes ).padStart( 6 ) }` )
					.join( '  ' ) }`
			);
		}
	}
	const { styles, scripts } = measured.blocks.form;
	say( `A form sends its own styles (${ styles }) and scripts (${ scripts }) besides those of its types.` );
}
