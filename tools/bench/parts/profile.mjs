/** PHP time of the page with the form: by hook callback, by block, by query and by file. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../lib/paths.mjs';
import { CannotGoOn } from '../../lib/say.mjs';
import { alone } from '../finding.mjs';
import { call } from '../load.mjs';
import { median, quantile } from '../statistics.mjs';

const PLUGIN = 'tools/bench/profile.php';
const ROUNDS = 40;
const WARM_UP = 6;

/** Limits of a table. Shorter times are added up in one row. */
const MAX_ROWS = 30;
const MIN_MS = 0.05;

/** Profiled pages: name, site, path, and value of the header that bench.php reads. */
const PAGES = [
	[ '/contact/, Portico', 'demo', '/contact/', '' ],
	[ '/imprint/, Twenty Twenty-Five, chat and notice', 'usual', '/imprint/', '' ],
	[ '/imprint/, Twenty Twenty-Five, plugin idle', 'usual', '/imprint/', 'idle' ],
];

export const profile = {
	name: 'profile',
	title: 'where the time of a page goes, by hook, query and file',
	/** Printed on the console only. */
	isRead: true,
	async measure( bench ) {
		const sites = { demo: await bench.demo(), usual: await bench.usual() };
		for ( const { folder } of Object.values( sites ) ) {
			cpSync( inRoot( PLUGIN ), join( folder, 'wp-content/mu-plugins/profile.php' ) );
		}
		const findings = [];
		const notes = [];
		for ( const [ title, name, path, words ] of PAGES ) {
			const { url } = sites[ name ];
			for ( let round = 0; round < bench.count( WARM_UP ); round++ ) {
				await read( url + path, words );
			}
			const reports = [];
			await bench.rounds( ROUNDS, 1, async () => {
				reports.push( await read( url + path, words ) );
			} );
			const times = sums( reports, 'times' );
			const queries = sums( reports, 'queries' );
			findings.push(
				alone( `${ title }: callbacks and blocks of ours`, total( times, 'vestibule' ), 'ms', { digits: 1 } ),
				alone( `${ title }: queries of ours`, count( queries, 'vestibule' ), '' ),
				alone( `${ title }: files of ours`, median( reports.map( ( one ) => one.files.vestibule ) ), '' )
			);
			notes.push( ...listing( `${ title }: by hook and block`, times ) );
			notes.push( ...listing( `${ title }: by query`, queries ) );
			notes.push( `\n${ title }: files read`, ...files( reports[ 0 ] ) );
		}
		return { findings, notes };
	},
};

async function read( url, words ) {
	const { body } = await call( url, { headers: { 'X-Bench': `profile ${ words }` } } );
	const report = /<!--profile ([^-]+)-->/.exec( body )?.[ 1 ];
	if ( ! report ) {
		throw new CannotGoOn( `${ url } did not report its time.` );
	}
	return JSON.parse( Buffer.from( report, 'base64' ).toString() );
}

/** Returns the lower quartile over all measured pages, by name. Ignores moments when the machine was busy. */
function sums( reports, key ) {
	const names = new Set( reports.flatMap( ( one ) => Object.keys( one[ key ] ) ) );
	return [ ...names ]
		.map( ( name ) => ( {
			name,
			ms: quantile(
				reports.map( ( one ) => one[ key ][ name ]?.[ 0 ] ?? 0 ),
				0.25
			),
			calls: median( reports.map( ( one ) => one[ key ][ name ]?.[ 1 ] ?? 0 ) ),
		} ) )
		.filter( ( { calls } ) => calls > 0 )
		.sort( ( a, b ) => b.ms - a.ms );
}

const isOf = ( whose ) => ( row ) => row.name.includes( whose );
const total = ( rows, whose ) => rows.filter( isOf( whose ) ).reduce( ( sum, row ) => sum + row.ms, 0 );
const count = ( rows, whose ) => rows.filter( isOf( whose ) ).reduce( ( sum, row ) => sum + row.calls, 0 );

function listing( title, rows ) {
	const lines = [ '\n' + title, '      ms  calls' ];
	for ( const whose of [ 'vestibule', 'WordPress' ] ) {
		const all = rows.filter( ( row ) => isOf( 'vestibule' )( row ) === ( whose === 'vestibule' ) );
		const shown = all.filter( ( row ) => row.ms >= MIN_MS ).slice( 0, MAX_ROWS );
		const rest = all.slice( shown.length );
		const line = ( ms, calls, name ) =>
			`${ ms.toFixed( 2 ).padStart( 8 ) } ${ String( calls ).padStart( 6 ) }  ${ name }`;
		lines.push( ...shown.map( ( row ) => line( row.ms, row.calls, row.name ) ) );
		lines.push( line( total( rest, '' ), count( rest, '' ), `${ rest.length } others of ${ whose }` ) );
	}
	return lines;
}

function files( { files: numbers, ours } ) {
	const folders = {};
	for ( const file of ours ) {
		const folder = file.includes( '/' ) ? file.split( '/' )[ 0 ] : 'the plugin';
		folders[ folder ] = ( folders[ folder ] ?? 0 ) + 1;
	}
	const list = ( counted ) =>
		Object.entries( counted )
			.sort( ( [ , a ], [ , b ] ) => b - a )
			.map( ( [ name, number ] ) => `${ name } ${ number }` )
			.join( ', ' );
	return [ `    ${ list( numbers ) }`, `    ours: ${ list( folders ) }` ];
}
