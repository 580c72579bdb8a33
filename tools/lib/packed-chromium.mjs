/**
 * Headless Chromium from the npm package @sparticuz/chromium, for machines without Chromium that can't download
 * Playwright's. Stored in the cache and not in node_modules, because it has 65 MB and few machines need it
 * (docs/decisions.md). Includes system libraries that a minimal Debian lacks.
 */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { alone } from './lock.mjs';
import { inCache } from './paths.mjs';
import { quietly } from './run.mjs';
import { CannotGoOn, step } from './say.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const SHA512 = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const FOLDER = inCache( `chromium/${ VERSION }` );
const START = join( FOLDER, 'start' );

/** Script that sets the paths of libraries and fonts in Chromium's environment. */
const SCRIPT = `#!/bin/sh
export LD_LIBRARY_PATH="${ FOLDER }/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${ FOLDER }/fonts.conf"
exec "${ FOLDER }/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${ FOLDER }/fonts</dir>
	<dir>/usr/share/fonts</dir>
	<cachedir>${ FOLDER }/fonts-cache</cachedir>
</fontconfig>
`;

const unpack = promisify( brotliDecompress );

/** @return {string|undefined} Path of the program, or undefined if it is not installed. */
export const packedChromium = () => ( existsSync( START ) ? START : undefined );

/**
 * Downloads and unpacks the package.
 *
 * @return {Promise<string>} Path of the program.
 */
export async function installPackedChromium() {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		throw new CannotGoOn( 'Chromium is missing, and Playwright could not download it. Install Chromium.' );
	}
	await alone( 'chromium', async () => {
		if ( ! packedChromium() ) {
			step( `Installing Chromium from npm (${ PACKAGE } ${ VERSION }, 65 MB)` );
			await install( `${ FOLDER }.part` );
		}
	} );
	return START;
}

async function install( part ) {
	rmSync( part, { recursive: true, force: true } );
	mkdirSync( join( part, 'unpacked' ), { recursive: true } );
	await quietly( 'npm pack', 'npm', [ 'pack', `${ PACKAGE }@${ VERSION }`, '--pack-destination', part ] );
	const archive = join( part, `${ PACKAGE.slice( 1 ).replace( '/', '-' ) }-${ VERSION }.tgz` );
	if ( createHash( 'sha512' ).update( readFileSync( archive ) ).digest( 'base64' ) !== SHA512 ) {
		throw new CannotGoOn( `the download of ${ PACKAGE } ${ VERSION } does not match its checksum.` );
	}
	await quietly( 'unpack Chromium', 'tar', [ '-xzf', archive, '-C', join( part, 'unpacked' ) ] );
	const bin = join( part, 'unpacked/package/bin' );
	for ( const name of [ 'al2023', 'fonts', 'swiftshader' ] ) {
		const tar = join( bin, `${ name }.tar` );
		writeFileSync( tar, await unpack( readFileSync( `${ tar }.br` ) ) );
		await quietly( 'unpack Chromium', 'tar', [ '-xf', tar, '-C', part ] );
	}
	writeFileSync( join( part, 'chromium' ), await unpack( readFileSync( join( bin, 'chromium.br' ) ) ) );
	writeFileSync( join( part, 'fonts.conf' ), FONTS );
	writeFileSync( join( part, 'start' ), SCRIPT );
	[ 'chromium', 'start' ].forEach( ( name ) => chmodSync( join( part, name ), 0o755 ) );
	[ archive, join( part, 'unpacked' ) ].forEach( ( path ) => rmSync( path, { recursive: true } ) );
	rmSync( FOLDER, { recursive: true, force: true } );
	renameSync( part, FOLDER );
}
