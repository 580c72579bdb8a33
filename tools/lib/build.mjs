import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fieldFolder, inRoot } from './paths.mjs';
import { writeLicences } from '../licences/write.mjs';
import { writeBuiltBlocks } from './built-blocks.mjs';
import { writeBuiltContracts } from './built-contracts.mjs';
import { writeBuiltDemo } from './built-demo.mjs';
import { pluginLibraries } from './dependencies.mjs';
import { alone } from './lock.mjs';
import { writePhpTypes } from './php-types.mjs';
import { quietly, show } from './run.mjs';
import { say, step } from './say.mjs';
import { fingerprint, isFresh, remember } from './stamp.mjs';
import { writeTypes } from './types.mjs';
import { writeWiring } from './wiring.mjs';

/** Sources of the bundles. */
const INPUTS = [
	'blocks',
	'src',
	'plugin/contracts',
	'theme/assets/styles',
	'webpack.config.mjs',
	'tools/chunk-files.mjs',
	'tools/contract-loader.mjs',
	'tools/lib/built-blocks.mjs',
	'tools/lib/built-contracts.mjs',
	'tools/lib/contracts.mjs',
	'tools/lib/php-guard.mjs',
	'tools/licences/bundled.mjs',
	'tools/phone-metadata.mjs',
	'tools/rooted-css.mjs',
	'package-lock.json',
	'tsconfig.json',
];

/** Lists the sources of the translation files. They include the sources of the bundles, which contain texts. */
async function translations() {
	const { LANGUAGE_FILES } = await import( '../languages/products.mjs' );
	return [ ...LANGUAGE_FILES, 'tools/languages', ...INPUTS ];
}

/** Script that writes the numbering plans for the phone field (docs/phone.md). */
const PLANS = [ inRoot( 'tools/phone-metadata.mjs' ) ];

const WEBPACK = [
	inRoot( 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
	'build',
	'--config',
	'webpack.config.mjs',
];

/**
 * Builds everything, even if nothing has changed, with webpack's output. Also installs the PHP libraries, so that the
 * plugin folder is complete.
 */
export async function build() {
	await writeTypes();
	const code = await bundles();
	writeBuiltContracts();
	writeBuiltDemo();
	writePhpTypes();
	if ( code === 0 ) {
		await languages();
	}
	await pluginLibraries();
	await writeWiring();
	if ( code === 0 ) {
		writeLicences();
	}
	return code;
}

function bundles() {
	return alone( 'build', async () => {
		const print = fingerprint( INPUTS );
		forgetRemovedBlocks();
		const code = ( await show( process.execPath, WEBPACK ) ) || ( await show( process.execPath, PLANS ) );
		if ( code === 0 ) {
			writeBuiltBlocks();
			remember( 'build', print );
		}
		return code;
	} );
}

/** Builds if a source has changed since the last build. Installs the PHP libraries if they are missing. */
export async function buildIfStale() {
	await writeTypes();
	await bundlesIfStale();
	writeBuiltContracts();
	writeBuiltDemo();
	writePhpTypes();
	if ( ! isFresh( 'languages', await translations() ) ) {
		await languages();
	}
	await pluginLibraries();
	await writeWiring();
	writeLicences();
}

/**
 * Writes the translation files. The bundles show which script uses which texts. Imported late, because npm packages are
 * installed after the commands have started.
 */
function languages() {
	return alone( 'languages', async () => {
		const { compileLanguages } = await import( '../languages/compile.mjs' );
		const print = fingerprint( await translations() );
		compileLanguages();
		remember( 'languages', print );
	} );
}

async function bundlesIfStale() {
	if (
		existsSync( inRoot( 'plugin/build/blocks' ) ) &&
		existsSync( inRoot( 'theme/build' ) ) &&
		isFresh( 'build', INPUTS )
	) {
		return;
	}
	await alone( 'build', async () => {
		step( 'Building blocks, islands and admin screens' );
		const print = fingerprint( INPUTS );
		forgetRemovedBlocks();
		await quietly( 'build', process.execPath, WEBPACK );
		writeBuiltBlocks();
		await quietly( 'numbering plans', process.execPath, PLANS );
		remember( 'build', print );
	} );
}

/** Deletes builds of removed blocks. Webpack can't empty the folder, because several compilers write to it. */
function forgetRemovedBlocks() {
	const built = inRoot( 'plugin/build/blocks' );
	for ( const entry of existsSync( built ) ? readdirSync( built, { withFileTypes: true } ) : [] ) {
		const { name } = entry;
		const folder = name.startsWith( 'field-' ) ? fieldFolder( name.slice( 6 ) ) : `blocks/${ name }`;
		if ( entry.isDirectory() && ! existsSync( inRoot( folder ) ) ) {
			rmSync( `${ built }/${ name }`, { recursive: true } );
			say( `  removed the files of the deleted block "${ name }"` );
		}
	}
}
