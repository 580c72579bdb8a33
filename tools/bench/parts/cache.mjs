/** Cached pages: from nginx, and from PHP before plugins are loaded, as `advanced-cache.php` does it. */
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';

const ROUNDS = 12;
const PER_ROUND = 200;
const PATH = '/contact/';

/** Headers that request a cached page. Each value has its own copy in the cache. */
const CACHES = [
	[ 'nginx', 'X-Test-Nginx-Cache' ],
	[ 'advanced-cache', 'X-Test-Page-Cache' ],
];

export const cache = {
	name: 'cache',
	title: 'pages a second behind a page cache',
	async measure( bench ) {
		const [ demo, bare ] = [ await bench.demo(), await bench.bare() ];
		const findings = [];
		const notes = [];
		for ( const [ name, header ] of CACHES ) {
			const headers = { [ header ]: 'bench' };
			if ( ! ( await keeps( demo, headers ) ) || ! ( await keeps( bare, headers ) ) ) {
				notes.push( `This server has no page cache of the kind ${ name }.` );
				continue;
			}
			const [ ours, beside ] = [ [], [] ];
			const many = ( { url } ) =>
				rate( Array.from( { length: bench.count( PER_ROUND ) }, () => () => call( url + PATH, { headers } ) ) );
			await bench.rounds( ROUNDS, 1, async ( round ) => {
				// Alternate the order, so that both sites are first equally often.
				for ( const site of round % 2 ? [ demo, bare ] : [ bare, demo ] ) {
					( site === demo ? ours : beside ).push( await many( site ) );
				}
			} );
			findings.push( compared( `${ PATH } from ${ name }`, ours, beside, { unit: 'a second' } ) );
		}
		return { findings, notes };
	},
};

/** Checks whether the second visitor receives the page that was created for the first. */
async function keeps( { url }, headers ) {
	await call( url + PATH, { headers } );
	const second = await call( url + PATH, { headers } );
	return second.headers[ 'x-cache-status' ] === 'HIT';
}
