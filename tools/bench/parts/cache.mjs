/** Pages from a page cache: in nginx, and in PHP before WordPress's plugins, as `advanced-cache.php` is loaded. */
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';

const ROUNDS = 12;
const PER_ROUND = 200;
const PATH = '/contact/';

/** The header that asks for a kept page; its value names a copy of its own. */
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
				rate( Array.from( { length: PER_ROUND }, () => () => call( url + PATH, { headers } ) ) );
			await bench.rounds( ROUNDS, 1, async ( round ) => {
				// Each as often the first.
				for ( const site of round % 2 ? [ demo, bare ] : [ bare, demo ] ) {
					( site === demo ? ours : beside ).push( await many( site ) );
				}
			} );
			findings.push( compared( `${ PATH } from ${ name }`, ours, beside, { unit: 'a second' } ) );
		}
		return { findings, notes };
	},
};

/** Whether the second visitor gets what the first one was given. */
async function keeps( { url }, headers ) {
	await call( url + PATH, { headers } );
	const second = await call( url + PATH, { headers } );
	return second.headers[ 'x-cache-status' ] === 'HIT';
}
