/** Default site of the tests, which must not exist: port 9400 may be a developer's own site of `npm start`. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Sites that tests may change, one per worker, so that tests do not see each other's changes. `WP_BASE_URL` names a
 * single site.
 */
export const SITES = ( process.env.WP_SITES ?? process.env.WP_BASE_URL ?? NOWHERE ).split( ',' );

/** @throws {Error} If no site is named. */
export function insistOnSites(): void {
	if ( SITES.includes( NOWHERE ) ) {
		throw new Error(
			'The browser tests need a site to write into: run `npm run test:e2e -- <file>`, or set WP_BASE_URL to a site of yours that may change.'
		);
	}
}

/** Site of this worker. Several workers share one if there are fewer sites. */
export const SITE = SITES[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) % SITES.length ] ?? '';

// WordPress's test utilities read this variable.
process.env.WP_BASE_URL = SITE;

/**
 * Path of the administrator's session on a site. All tests share one session, because WordPress loses one of two that
 * start at once.
 */
export const sessionOn = ( site: string ) => `tests/.results/signed-in-${ new URL( site ).port }.json`;

export const SIGNED_IN = sessionOn( SITE );
