/** Tests of a visitor's main paths in each installed browser engine (docs/contributing.md). */
import { setTimeout as wait } from 'node:timers/promises';
import { ENGINES, PATIENCE } from './browsers.mjs';
import { form } from './paths/form.mjs';
import { pages } from './paths/pages.mjs';
import { phone } from './paths/phone.mjs';
import { registration } from './paths/registration.mjs';
import { typing } from './paths/typing.mjs';
import { visits } from './paths/visits.mjs';
import { widgets } from './paths/widgets.mjs';
import { complaints, expect } from './steps.mjs';

const PATHS = [ ...pages, ...phone, ...form, ...registration, ...typing, ...widgets, ...visits ];

/**
 * @param {string}                                                  site   URL of a site with `tests/support/page-errors.php`.
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
		const browser = await open( site );
		try {
			for ( const [ name, path, { hasScripts = true } = {} ] of paths ) {
				await check( `${ engine }: ${ name }`, async () => {
					const visitor = await browser.visit();
					try {
						await inTime( path( visitor, browser ) );
						const said = hasScripts ? await inTime( complaints( visitor ) ) : [];
						expect( ! said.length, said.join( '\n' ) );
					} finally {
						await Promise.race( [ visitor.close(), wait( 5000 ) ] );
					}
				} );
			}
		} finally {
			await browser.close();
		}
	}
}

/** Limits the time of a path, because drivers can wait forever for a closed page. */
async function inTime( work ) {
	const end = new AbortController();
	try {
		return await Promise.race( [
			work,
			wait( 2 * PATIENCE, undefined, { signal: end.signal } ).then( () => {
				throw new Error( `the browser answered nothing for ${ ( 2 * PATIENCE ) / 1000 } s` );
			} ),
		] );
	} finally {
		end.abort();
	}
}

/** Returns the missing Debian packages of the engines. */
export const missingEngines = () => ENGINES.flatMap( ( { packages } ) => packages );
