import { readdirSync } from 'node:fs';
import { wordpressCore } from '../core/index.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { forget, phpComplaints } from '../lib/site.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';
import { requirePrograms } from '../native/programs.mjs';
import { startNativeSite } from '../native/site.mjs';

const SITE = inCache( `tests/spoken-${ process.pid }` );
const MU_PLUGINS = 'tools/wordpress/mu-plugins';

/**
 * Tests the speech output of the screen reader Orca on the main paths of visitors in Firefox. `npm run spoken` runs all
 * paths, `npm run spoken -- chat` those whose name contains a word. Separate from `npm test`, because it takes minutes
 * and needs a desktop.
 *
 * @param {string[]} args
 */
export async function spoken( args ) {
	const { missingForSpeech, spokenPaths } = await import( '../../tests/spoken/index.mjs' );
	const missing = missingForSpeech();
	if ( missing.length ) {
		throw new CannotGoOn(
			`Debian's packages ${ missing.join( ', ' ) } are missing. Install them: ` +
				`apt-get install --no-install-recommends ${ missing.join( ' ' ) }`
		);
	}
	await requirePrograms();
	await pluginLibraries();
	step( 'Starting a demo site for the screen reader' );
	const site = await startNativeSite( {
		core: await wordpressCore(),
		...{ folder: SITE, port: 9560, debug: true },
		muPlugins: [
			...readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` ),
			'tests/support/page-errors.php',
		],
	} );
	const { check, counts } = checklist();
	try {
		await spokenPaths( site.url, check, args[ 0 ] );
		return { code: 0, skipped: 0, ...counts(), problems: phpComplaints( site.folder ) };
	} finally {
		await site.stop();
		forget( SITE );
	}
}
