/**
 * `npm run release`: the zips that owners install, in `release/`, with their checksums. Built from nothing each time, so
 * that the same source makes the same bytes (docs/release.md). `npm run release -- 0.4.0` releases that version: it sets
 * the number everywhere, builds, commits, tags, and begins the next version.
 */
import { readdirSync, rmSync } from 'node:fs';
import { build as buildAll } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { release } from './release/numbers.mjs';

const FOLDER = 'release';

/** What the build makes of the translations, beside their sources. */
const madeLanguages = () =>
	[ 'plugin/languages', 'theme/languages' ].flatMap( ( folder ) =>
		readdirSync( inRoot( folder ) )
			.filter( ( name ) => /\.(?:mo|json|l10n\.php)$/.test( name ) )
			.map( ( name ) => `${ folder }/${ name }` )
	);

/** Builds from nothing and writes the zips. Returns an exit code. */
async function build() {
	for ( const made of [ FOLDER, 'plugin/build', 'theme/build', 'plugin/vendor', ...madeLanguages() ] ) {
		rmSync( inRoot( made ), { recursive: true, force: true } );
	}
	const code = await buildAll();
	if ( code !== 0 ) {
		return code;
	}
	const { pack } = await import( './release/pack.mjs' );
	for ( const { file, files, bytes, sum } of await pack( inRoot( FOLDER ) ) ) {
		say( `${ FOLDER }/${ file }: ${ files.length } files, ${ ( bytes / 1e6 ).toFixed( 2 ) } MB, ${ sum }` );
	}
	const { zipFaults } = await import( './directory/zips.mjs' );
	const faults = await zipFaults();
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
}

main( async () => {
	const [ wanted ] = process.argv.slice( 2 );
	checkNode();
	await nodeModules();
	return wanted ? release( wanted, build ) : build();
} );
