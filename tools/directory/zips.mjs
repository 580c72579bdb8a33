/** Checks of the release zips before an upload to a directory. */
import { unzipSync } from 'fflate';
import { RELEASES } from '../release/contents.mjs';
import { zipOf } from '../release/pack.mjs';
import { assetFaults } from './assets.mjs';
import { fileFaults } from './files.mjs';
import { readmes } from './readme.mjs';

/** Checks the size of a zip against its budget, which is below the upload limit. */
export const sizeFaults = ( { name, budget }, bytes ) =>
	bytes > budget
		? [
				`${ name }: the zip has ${ bytes } bytes, ${ bytes - budget } more than its budget (tools/release/contents.mjs)`,
			]
		: [];

/** @return {Record<string, Buffer>} Files of the zip, by path in the plugin's or theme's folder. */
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

/** @return {Promise<string[]>} Error messages. Empty if both zips can be uploaded. */
export const zipFaults = async () => ( await Promise.all( RELEASES.map( faultsOf ) ) ).flat();
