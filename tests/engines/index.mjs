/** The main paths of a visitor, in each engine that is here (docs/contributing.md). */
import { ENGINES } from './browsers.mjs';
import { form } from './paths/form.mjs';
import { pages } from './paths/pages.mjs';
import { phone } from './paths/phone.mjs';
import { registration } from './paths/registration.mjs';
import { visits } from './paths/visits.mjs';
import { widgets } from './paths/widgets.mjs';
import { complaints, expect } from './steps.mjs';

const PATHS = [ ...pages, ...phone, ...form, ...registration, ...widgets, ...visits ];

/**
 * @param {string}                                                  site   Its address, with `tests/support/page-errors.php` in it.
 * @param {(name: string, work: () => Promise<void>) => Promise<void>} check  Runs and reports one path.
 * @param {string}                                                  filter Only paths whose engine and name contain it.
 */
export async function enginePaths( site, check, filter = '' ) {
	const wanted = ( engine, name ) => `${ engine } ${ name }`.toLowerCase().includes( filter.toLowerCase() );
	for ( const { name: engine, open, packages } of ENGINES ) {
		const paths = packages.length ? [] : PATHS.filter( ( [ name ] ) => wanted( engine, name ) );
		if ( ! paths.length ) {
			continue;
		}
		const visitor = await open( site );
		try {
			for ( const [ name, path, { hasScripts = true } = {} ] of paths ) {
				await check( `${ engine }: ${ name }`, async () => {
					await path( visitor );
					const said = hasScripts ? await complaints( visitor ) : [];
					expect( ! said.length, said.join( '\n' ) );
				} );
				await visitor.forget().catch( () => undefined );
			}
		} finally {
			await visitor.close();
		}
	}
}

/** The Debian packages of the engines that are not here. */
export const missingEngines = () => ENGINES.flatMap( ( { packages } ) => packages );
