/**
 * `npm run budgets`: compares the size of each block and field type with tools/budgets/budgets.json. If a
 * real server is available, also compares pages with the same pages on a bare site. `-- --list` prints all sizes. The
 * browser tests check the bytes of whole pages.
 */
import { readFileSync } from 'node:fs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { compare } from './budgets/compare.mjs';
import { beyondRatios, ratios } from './budgets/ratios.mjs';
import { sent } from './budgets/sent.mjs';
import { forEverything, missingPackages } from './native/programs.mjs';

main( async () => {
	checkNode();
	await nodeModules();
	await buildIfStale();
	const budgets = JSON.parse( readFileSync( inRoot( 'tools/budgets/budgets.json' ), 'utf8' ) );
	const measured = sent( inRoot( 'plugin/build' ) );
	const pages = await ofPages( Object.keys( budgets.ratios ) );
	if ( process.argv.includes( '--list' ) ) {
		list( measured );
		listRatios( pages );
	}
	const faults = [
		...Object.keys( measured ).flatMap( ( kind ) => compare( kind, measured[ kind ], budgets[ kind ] ) ),
		...beyondRatios( pages, budgets.ratios ),
	];
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );

async function ofPages( paths ) {
	if ( missingPackages().length ) {
		say( `skipped: the ratios of pages. ${ forEverything() }` );
		return {};
	}
	return ratios( paths );
}

function listRatios( pages ) {
	for ( const [ path, row ] of Object.entries( pages ) ) {
		const numbers = Object.entries( row ).map( ( [ what, ratio ] ) => `${ what } ${ ratio.toFixed( 2 ) }` );
		say( `ratios ${ path.padEnd( 36 ) } ${ numbers.join( '  ' ) }` );
	}
}

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
	say( `A form sends its own styles (${ styles }) and scripts (${ scripts }), and those of its field types.` );
}
