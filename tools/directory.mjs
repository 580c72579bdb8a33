/**
 * `npm run directory`: checks the release zips against the requirements of the WordPress plugin and theme directories
 * (docs/release.md).
 */
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { main, say } from './lib/say.mjs';

main( async () => {
	checkNode();
	await nodeModules();
	await buildIfStale();
	// Imported late, because the packages may have been installed just now.
	const { zipFaults } = await import( './directory/zips.mjs' );
	const faults = await zipFaults();
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );
