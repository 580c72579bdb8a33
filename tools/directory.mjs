/**
 * `npm run directory`: what the directories of plugins and themes ask of a release, checked on the zips as they would be
 * uploaded (docs/release.md). Needs a build.
 */
import { unzipSync } from 'fflate';
import { assetFaults } from './directory/assets.mjs';
import { fileFaults } from './directory/files.mjs';
import { readmes } from './directory/readme.mjs';
import { main, say } from './lib/say.mjs';
import { RELEASES } from './release/contents.mjs';
import { zipOf } from './release/pack.mjs';

/** A zip that grew too large is said here, before a release. */
const sizeFaults = ( release, bytes ) =>
	bytes > release.limit ? [ `${ release.name }: the zip has ${ bytes } bytes of ${ release.limit }` ] : [];

/** @return {Record<string, Buffer>} The files of the zip, by their paths in the folder that WordPress makes of it. */
const unpacked = ( release, zip ) =>
	Object.fromEntries(
		Object.entries( unzipSync( zip ) ).map( ( [ name, data ] ) => [
			name.slice( release.name.length + 1 ),
			Buffer.from( data ),
		] )
	);

async function faultsOf( release ) {
	const zip = await zipOf( release );
	const files = unpacked( release, zip );
	return [
		...sizeFaults( release, zip.length ),
		...readmes( release.source, files ),
		...( release.source === 'plugin' ? assetFaults( files[ 'readme.txt' ].toString() ) : [] ),
		...fileFaults( release.source, files ),
	];
}

main( async () => {
	const faults = ( await Promise.all( RELEASES.map( faultsOf ) ) ).flat();
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );
