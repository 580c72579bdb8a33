/** What the server works for a page, and how many it answers. */
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';
import { phpProcessor } from '../processor.mjs';
import { CannotGoOn } from '../../lib/say.mjs';

/** Both hold WordPress's own blocks only; the article has comments. */
export const ARTICLE = '/deadlines-and-how-to-count-them/';
const PLAIN = '/imprint/';

/** What is asked for, beside which page of the bare site, and the most that it may cost of PHP. */
const PAGES = [
	[ 'the bare page again, as a control', PLAIN, PLAIN, 'usual-theme without-plugin' ],
	[ 'a page, Twenty Twenty-Five, plugin idle', PLAIN, PLAIN, 'usual-theme idle', 1.01 ],
	[ 'a page, Twenty Twenty-Five, chat and notice', PLAIN, PLAIN, 'usual-theme', 1.03 ],
	[ 'article, Portico without the plugin', ARTICLE, ARTICLE, 'without-plugin', 1.05 ],
	[ 'article, Portico and all of the plugin', ARTICLE, ARTICLE, '', 1.1 ],
	[ 'the home page, beside the bare article', '/', ARTICLE, '', 1.4 ],
];

/** The same page of the same site with the plugin and without: how many a second, and the least share of them. */
const PAIRS = [
	[ '/contact/ in Portico', '/contact/', '', 0.85 ],
	[ 'a page in Twenty Twenty-Five, plugin idle', PLAIN, 'usual-theme idle', 0.99 ],
];

const WARM_UP = 8;
const PROCESSOR_ROUNDS = 60;
const RATE_ROUNDS = 12;
const PER_ROUND = 24;

const asked = ( words ) => ( { headers: { 'X-Bench': words } } );

async function read( url, options ) {
	const answer = await call( url, options );
	if ( answer.status !== 200 ) {
		throw new CannotGoOn( `${ url } answers with ${ answer.status }.` );
	}
	return answer;
}

export const server = {
	name: 'server',
	title: 'processor time of PHP, and pages a second',
	async measure( bench ) {
		const [ demo, bare, others ] = [ await bench.demo(), await bench.bare(), await bench.others() ];
		return { findings: [ ...( await processor( bench, demo, bare, others ) ), ...( await pages( bench, demo ) ) ] };
	},
};

async function processor( bench, demo, bare, others ) {
	const rows = [
		...PAGES.map( ( [ what, path, bareOne, words, most ] ) => ( {
			what,
			site: demo,
			path,
			bareOne,
			words,
			most,
		} ) ),
		...others.map( ( site ) => ( { what: `article, ${ site.name }`, site, path: ARTICLE, bareOne: ARTICLE } ) ),
	].map( ( row ) => ( { ...row, times: [], beside: [], time: phpProcessor( row.site ) } ) );
	const timeBare = phpProcessor( bare );
	const pair = async ( { site, path, bareOne, words = '', time } ) => [
		await time( () => read( site.url + path, asked( words ) ) ),
		await timeBare( () => read( bare.url + bareOne ) ),
	];
	for ( let turn = 0; turn < WARM_UP; turn++ ) {
		await Promise.all( rows.map( pair ) );
	}
	await bench.rounds( PROCESSOR_ROUNDS, 2, async () => {
		for ( const row of rows ) {
			const [ ours, beside ] = await pair( row );
			row.times.push( ours );
			row.beside.push( beside );
		}
	} );
	return rows.map( ( { what, times, beside, most } ) =>
		compared( `PHP: ${ what }`, times, beside, { unit: 'ms', digits: 1, most } )
	);
}

async function pages( bench, { url } ) {
	const findings = [];
	for ( const [ what, path, words, least ] of PAIRS ) {
		const [ ours, without ] = [ [], [] ];
		const many = ( more ) =>
			rate(
				Array.from( { length: PER_ROUND }, () => () => read( url + path, asked( `${ words } ${ more }` ) ) )
			);
		await bench.rounds( RATE_ROUNDS, 2, async ( round ) => {
			// Each as often the first.
			const order = round % 2 ? [ 'with', 'without' ] : [ 'without', 'with' ];
			for ( const one of order ) {
				( one === 'with' ? ours : without ).push( await many( one === 'with' ? '' : 'without-plugin' ) );
			}
		} );
		findings.push( compared( `pages a second: ${ what }`, ours, without, { unit: '', digits: 1, least } ) );
	}
	return findings;
}
