/**
 * `npm run release`: builds the installable zips and their checksums in `release/`. Starts without any built files, so
 * that the same source always results in the same bytes (docs/release.md). `npm run release -- 0.4.0` releases a
 * version: sets the version number, builds, checks the preview, commits, tags, and begins the next version.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { build as buildAll } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { show } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';
import { releasePreview } from './release/blueprint.mjs';
import { release } from './release/numbers.mjs';
import { version } from './release/versions.mjs';

const FOLDER = 'release';

/** Lists the files that the build creates from translations, next to their sources. */
const madeLanguages = () =>
	[ 'plugin/languages', 'theme/languages' ].flatMap( ( folder ) =>
		readdirSync( inRoot( folder ) )
			.filter( ( name ) => /\.(?:mo|json|l10n\.php)$/.test( name ) )
			.map( ( name ) => `${ folder }/${ name }` )
	);

/** Deletes all built files, builds, and writes the zips. Returns an exit code. */
async function build() {
	for ( const made of [ FOLDER, 'plugin/build', 'theme/build', 'plugin/vendor', ...madeLanguages() ] ) {
		rmSync( inRoot( made ), { recursive: true, force: true } );
	}
	const code = await buildAll();
	if ( code !== 0 ) {
		return code;
	}
	const { pack } = await import( './release/pack.mjs' );
	const zips = await pack( inRoot( FOLDER ) );
	for ( const { file, files, bytes, sum } of zips ) {
		say( `${ FOLDER }/${ file }: ${ files.length } files, ${ ( bytes / 1e6 ).toFixed( 2 ) } MB, ${ sum }` );
	}
	const isReleased = ! version().endsWith( '-dev' );
	if ( isReleased ) {
		const { blueprint, link } = releasePreview( zips, version() );
		writeFileSync( inRoot( `${ FOLDER }/blueprint.json` ), `${ JSON.stringify( blueprint, null, '\t' ) }\n` );
		say( `${ FOLDER }/blueprint.json: try the release without installing it: ${ link }` );
	}
	const { zipFaults } = await import( './directory/zips.mjs' );
	const faults = await zipFaults();
	faults.forEach( ( fault ) => say( fault ) );
	if ( faults.length ) {
		return 1;
	}
	return isReleased ? show( process.execPath, [ 'tools/preview.mjs', '--check' ] ) : 0;
}

main( async () => {
	const [ wanted ] = process.argv.slice( 2 );
	checkNode();
	await nodeModules();
	return wanted ? release( wanted, build ) : build();
} );
