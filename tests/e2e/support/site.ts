/**
 * Where the tests write unless they are told: nowhere. Port 9400 is where somebody's own site of `npm start` answers.
 */
const NOWHERE = 'http://nowhere.invalid';

/**
 * The sites that the tests may use: one for each worker, so that what one saves is not what another sees. `WP_BASE_URL`
 * names a single one.
 */
export const SITES = ( process.env.WP_SITES ?? process.env.WP_BASE_URL ?? NOWHERE ).split( ',' );

/** @throws {Error} where no site is named. */
export function insistOnSites(): void {
	if ( SITES.includes( NOWHERE ) ) {
		throw new Error(
			'The browser tests need a site to write into: run `npm run test:e2e -- <file>`, or set WP_BASE_URL to a site of yours that may change.'
		);
	}
}

/** The site of this worker; several share one where there are fewer. */
export const SITE = SITES[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) % SITES.length ] ?? '';

// WordPress's own test utilities look there.
process.env.WP_BASE_URL = SITE;

/**
 * Where the administrator's session on a site is kept: one for all its tests, since WordPress loses one of two that
 * begin at once.
 */
export const sessionOn = ( site: string ) => `tests/.results/signed-in-${ new URL( site ).port }.json`;

export const SIGNED_IN = sessionOn( SITE );
