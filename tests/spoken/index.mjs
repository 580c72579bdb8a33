/** Tests of a screen reader's speech on the main paths of a visitor (docs/contributing.md). */
import { openListener } from './listener.mjs';
import { sentences } from './sentences.mjs';

export { missingForSpeech } from './desktop.mjs';

/**
 * @param {string}                                                  site   URL of the site.
 * @param {(name: string, work: () => Promise<void>) => Promise<void>} check  Runs and reports one path.
 * @param {string}                                                  filter Only paths whose name contains it.
 */
export async function spokenPaths( site, check, filter = '' ) {
	const paths = sentences.filter( ( [ name ] ) => name.toLowerCase().includes( filter.toLowerCase() ) );
	if ( ! paths.length ) {
		return;
	}
	const listener = await openListener( site );
	try {
		for ( const [ name, path ] of paths ) {
			await check( name, () => path( listener ) );
			await listener.forget();
		}
	} finally {
		await listener.close();
	}
}
