import { readdirSync } from 'node:fs';
import { wordpressCore } from '../core/index.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { forget, phpComplaints } from '../lib/site.mjs';
import { say, step } from '../lib/say.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { startNativeSite } from '../native/site.mjs';

const SITE = inCache( `tests/engines-${ process.pid }` );
const MU_PLUGINS = 'tools/wordpress/mu-plugins';

/**
 * Tests the main paths of visitors in Firefox and WebKit on a separate demo site. `npm run engines` runs all paths,
 * `npm run engines -- phone` those whose name contains a word. With `CI` set, a failed path is tried once more.
 *
 * @param {string[]} args
 */
export async function engines( args ) {
	const { enginePaths, missingEngines } = await import( '../../tests/engines/index.mjs' );
	const missing = missingEngines();
	const notes = missing.length ? [ `skipped: engines that need Debian's ${ missing.join( ', ' ) }.` ] : [];
	if ( askedForPlayground() || missingPackages().length ) {
		return { ...NOTHING, notes: [ `skipped: Firefox and WebKit. ${ forEverything() }` ] };
	}
	await pluginLibraries();
	step( 'Starting a demo site for Firefox and WebKit' );
	const site = await startNativeSite( {
		core: await wordpressCore(),
		...{ folder: SITE, port: 9540, debug: true },
		muPlugins: [
			...readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` ),
			'tests/support/page-errors.php',
		],
	} );
	const { check, counts } = checklist();
	try {
		await enginePaths( site.url, ( name, path ) => check( name, () => twice( name, path ) ), args[ 0 ] );
		const isLeftOut = counts().passed + counts().failed === 0 && missing.length > 0;
		return { ...NOTHING, ...counts(), notes, problems: phpComplaints( site.folder ), isLeftOut };
	} finally {
		await site.stop();
		forget( SITE );
	}
}

const NOTHING = { code: 0, passed: 0, failed: 0, skipped: 0, problems: [], isLeftOut: true };

async function twice( name, path ) {
	try {
		await path();
	} catch ( error ) {
		if ( ! process.env.CI ) {
			throw error;
		}
		say( `     trying again: ${ error.message }` );
		await path();
	}
}
