/**
 * `npm run release`: the zips that owners install, in `release/`, with their checksums. Built from nothing each time, so
 * that the same source makes the same bytes (docs/release.md).
 */
import { rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { pack } from './release/pack.mjs';

const FOLDER = 'release';

main( async () => {
	checkNode();
	await nodeModules();
	for ( const made of [ FOLDER, 'plugin/build', 'theme/build', 'plugin/vendor' ] ) {
		rmSync( inRoot( made ), { recursive: true, force: true } );
	}
	const code = await build();
	if ( code !== 0 ) {
		return code;
	}
	for ( const { file, files, bytes, sum } of pack( inRoot( FOLDER ) ) ) {
		say( `${ FOLDER }/${ file }: ${ files.length } files, ${ ( bytes / 1e6 ).toFixed( 2 ) } MB, ${ sum }` );
	}
	return 0;
} );
