/** Visitor of a site in Playground, with cookies. */

const MAX_REDIRECTS = 10;

/**
 * Keeps cookies from one page to the next, because Playground logs in on the first request and redirects until the
 * cookies come back.
 *
 * @param {string} site URL of the site.
 * @return {(path: string) => Promise<{ ok: boolean, status: number, html: string }>} Opens a page.
 */
export function visitor( site ) {
	const cookies = new Map();
	return async ( path ) => {
		let url = new URL( path, site );
		for ( let redirects = 0; redirects <= MAX_REDIRECTS; redirects++ ) {
			const cookie = [ ...cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' );
			const answer = await fetch( url, { redirect: 'manual', headers: { cookie } } );
			for ( const line of answer.headers.getSetCookie() ) {
				const [ name, ...value ] = line.split( ';' )[ 0 ].split( '=' );
				cookies.set( name, value.join( '=' ) );
			}
			const location = answer.headers.get( 'location' );
			if ( ! location ) {
				return { ok: answer.ok, status: answer.status, html: await answer.text() };
			}
			url = new URL( location, url );
		}
		throw new Error( `${ path } redirects more than ${ MAX_REDIRECTS } times` );
	};
}
