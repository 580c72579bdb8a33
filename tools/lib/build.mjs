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

/** What the bundles are made from. */
const INPUTS = [
	'blocks',
	'src',
	'theme/assets/styles',
	'webpack.config.mjs',
	'tools/chunk-files.mjs',
	'tools/lib/built-blocks.mjs',
	'tools/lib/built-contracts.mjs',
	'tools/lib/php-guard.mjs',
	'tools/licences/bundled.mjs',
	'tools/phone-metadata.mjs',
	'tools/rooted-css.mjs',
	'package-lock.json',
	'tsconfig.json',
];

/** What the files of the languages are made from: the bundles as well, whose words they hold. */
async function translations() {
	const { LANGUAGE_FILES } = await import( '../languages/products.mjs' );
	return [ ...LANGUAGE_FILES, 'tools/languages', ...INPUTS ];
}

/** The numbering plans, one file a calling code, that the phone field fetches (docs/phone.md). */
const PLANS = [ inRoot( 'tools/phone-metadata.mjs' ) ];

const WEBPACK = [
	inRoot( 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
	'build',
	'--config',
	'webpack.config.mjs',
];

/**
 * Builds now, whatever the stamp says, with webpack's report on the screen, and brings the PHP libraries: what is
 * copied to a site after it is complete.
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

/** Builds when a source has changed since the last build, and brings the PHP libraries where they are missing. */
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
 * What WordPress loads of each language; the bundles say which script gets which words. It stands on packages, which
 * the commands install only after they have begun.
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

/** Webpack shares the blocks folder among several compilers, so that none of them may empty it. */
function forgetRemovedBlocks() {
	const built = inRoot( 'plugin/build/blocks' );
	for ( const name of existsSync( built ) ? readdirSync( built ) : [] ) {
		const folder = name.startsWith( 'field-' ) ? fieldFolder( name.slice( 6 ) ) : `blocks/${ name }`;
		if ( ! existsSync( inRoot( folder ) ) && ! name.endsWith( '.php' ) ) {
			rmSync( `${ built }/${ name }`, { recursive: true } );
			say( `  removed the build of the former block "${ name }"` );
		}
	}
}
