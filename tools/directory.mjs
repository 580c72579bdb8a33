/**
 * `npm run directory`: what the directories of plugins and themes ask of a release, checked on the zips as they would be
 * uploaded (docs/release.md).
 */
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { main, say } from './lib/say.mjs';

main( async () => {
	checkNode();
	await nodeModules();
	await buildIfStale();
	// Imports packages, which may have been installed only now.
	const { zipFaults } = await import( './directory/zips.mjs' );
	const faults = await zipFaults();
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );
