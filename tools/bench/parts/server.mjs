/** PHP time of a page on the server, and pages per second. */
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';
import { phpProcessor } from '../processor.mjs';
import { CannotGoOn } from '../../lib/say.mjs';

/** Pages that contain only WordPress's own blocks. The article has comments. */
export const ARTICLE = '/deadlines-and-how-to-count-them/';
const PLAIN = '/imprint/';

/**
 * Measured pages: name, site, path, path on the bare site to compare with, header for bench.php, and maximum ratio of
 * PHP time.
 */
const PAGES = [
	[ 'a page, Twenty Twenty-Five, plugin idle', 'usual', PLAIN, PLAIN, 'idle', 1.01 ],
	[ 'a page, Twenty Twenty-Five, chat and notice', 'usual', PLAIN, PLAIN, '', 1.03 ],
	[ 'article, Portico without the plugin', 'portico', ARTICLE, ARTICLE, '', 1.05 ],
	[ 'article, Portico and all of the plugin', 'demo', ARTICLE, ARTICLE, '', 1.1 ],
	[ 'the home page, beside the bare article', 'demo', '/', ARTICLE, '', 1.4 ],
];

/** Pages per second with the plugin and without it, in the same theme. The last value is the minimum ratio. */
const PAIRS = [
	[ '/contact/ in Portico', [ 'demo', 'portico' ], '/contact/', '', 0.85 ],
	[ 'a page in Twenty Twenty-Five, plugin idle', [ 'usual', 'bare' ], PLAIN, 'idle', 0.99 ],
];

const WARM_UP = 8;
const PROCESSOR_ROUNDS = 60;
const RATE_ROUNDS = 12;
const PER_ROUND = 24;

const asked = ( words ) => ( { headers: { 'X-Bench': words } } );

async function read( url, options ) {
	const answer = await call( url, options );
	if ( answer.status !== 200 ) {
		throw new CannotGoOn( `${ url } responded with status ${ answer.status }.` );
	}
	return answer;
}

export const server = {
	name: 'server',
	title: 'processor time of PHP, and pages a second',
	async measure( bench ) {
		const sites = {
			...{ demo: await bench.demo(), bare: await bench.bare() },
			...{ usual: await bench.usual(), portico: await bench.portico() },
		};
		const others = await bench.others();
		return { findings: [ ...( await processor( bench, sites, others ) ), ...( await pages( bench, sites ) ) ] };
	},
};

async function processor( bench, sites, others ) {
	const rows = [
		...PAGES.map( ( [ what, name, path, bareOne, words, most ] ) => ( {
			...{ what, site: sites[ name ], path, bareOne, words, most },
		} ) ),
		...others.map( ( site ) => ( { what: `article, ${ site.name }`, site, path: ARTICLE, bareOne: ARTICLE } ) ),
	].map( ( row ) => ( { ...row, times: [], beside: [], time: phpProcessor( row.site ) } ) );
	const { bare } = sites;
	const timeBare = phpProcessor( bare );
	// Alternate the order, so that both sites are first equally often.
	const pair = async ( { site, path, bareOne, words = '', time }, round ) => {
		const ours = () => time( () => read( site.url + path, asked( words ) ) );
		const beside = () => timeBare( () => read( bare.url + bareOne ) );
		return round % 2 ? [ await ours(), await beside() ] : [ await beside(), await ours() ].reverse();
	};
	for ( let turn = 0; turn < bench.count( WARM_UP ); turn++ ) {
		await Promise.all( rows.map( ( row ) => pair( row, turn ) ) );
	}
	await bench.rounds( PROCESSOR_ROUNDS, 2, async ( round ) => {
		for ( const row of rows ) {
			const [ ours, beside ] = await pair( row, round );
			row.times.push( ours );
			row.beside.push( beside );
		}
	} );
	return rows.map( ( { what, times, beside, most } ) =>
		compared( `PHP: ${ what }`, times, beside, { unit: 'ms', digits: 1, most } )
	);
}

async function pages( bench, sites ) {
	const findings = [];
	for ( const [ what, names, path, words, least ] of PAIRS ) {
		const measured = [ [], [] ];
		const many = ( { url } ) =>
			rate( Array.from( { length: bench.count( PER_ROUND ) }, () => () => read( url + path, asked( words ) ) ) );
		await bench.rounds( RATE_ROUNDS, 1, async ( round ) => {
			for ( const at of round % 2 ? [ 0, 1 ] : [ 1, 0 ] ) {
				measured[ at ].push( await many( sites[ names[ at ] ] ) );
			}
		} );
		findings.push( compared( `pages a second: ${ what }`, ...measured, { unit: '', digits: 1, least } ) );
	}
	return findings;
}
