/** First visit on a phone: bytes and loading times of each demo page and of the same page on a bare site. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { alone, compared, number } from '../finding.mjs';
import { onPhone } from '../phone.mjs';
import { median } from '../statistics.mjs';
import { inRoot } from '../../lib/paths.mjs';

const ROUNDS = 3;
const MINUTES = 5;
const PAINT = 1.1;
/** Gzipped bytes of our scripts before the first interaction. */
const SCRIPTS = 3584;
const FEW = [ '/', '/contact/' ];
/** Page without blocks of the plugin, and the header that switches off what is on every page (bench.php). */
const IDLE = [ '/imprint/', { 'X-Bench': 'idle' } ];

const allPages = () =>
	Object.keys( JSON.parse( readFileSync( inRoot( 'tools/budgets/budgets.json' ), 'utf8' ) ).pages );

export const page = {
	name: 'page',
	title: 'a first visit on a phone',
	async measure( bench ) {
		const [ demo, bare, others ] = [ await bench.demo(), await bench.bare(), await bench.others() ];
		const sites = [ demo, bare, ...others ];
		const rows = ( bench.share < 1 ? FEW : allPages() ).map( ( path ) => ( {
			path,
			visits: sites.map( () => [] ),
		} ) );
		const idle = [];
		await onPhone(
			( visit ) =>
				bench.rounds( ROUNDS, MINUTES, async ( round ) => {
					for ( const { path, visits } of rows ) {
						// Rotate the order, so that each site is first equally often.
						for ( let turn = 0; turn < sites.length; turn++ ) {
							const at = ( turn + round ) % sites.length;
							visits[ at ].push( await visit( sites[ at ].url + path ) );
						}
					}
					idle.push( await visit( demo.url + IDLE[ 0 ], undefined, IDLE[ 1 ] ) );
				} ),
			bench
		);
		return { findings: findings( rows, others, idle ), notes: [ details( rows, sites ) ] };
	},
};

const total = ( { bytes } ) => ( sum( Object.values( bytes ) ) - bytes.idle ) / 1000;
const sum = ( list ) => list.reduce( ( all, one ) => all + one, 0 );
const before = ( { ours, inline } ) => ours + gzipSync( inline ).length;

function findings( rows, others, idle ) {
	const of = ( what, path, read, options, at = 0 ) => {
		const { visits } = rows.find( ( row ) => row.path === path );
		return compared( `${ what } ${ path }`.trim(), visits[ at ].map( read ), visits[ 1 ].map( read ), options );
	};
	// Use the median of each page: a ratio then belongs to one page, and the quartiles show the range between pages.
	const over = ( what, read, options ) => {
		const [ ours, beside ] = [ 0, 1 ].map( ( at ) =>
			rows.map( ( { visits } ) => median( visits[ at ].map( read ) ) )
		);
		return compared( what, ours, beside, options );
	};
	const worst = ( what, read, unit, options ) => {
		const each = rows.map( ( { path, visits } ) => ( { path, value: median( visits[ 0 ].map( read ) ) } ) );
		const { path, value } = each.sort( ( a, b ) => b.value - a.value )[ 0 ];
		return alone( `${ what }, the worst: ${ path }`, value, unit, options );
	};
	return [
		...rows.map( ( { path } ) => of( 'largest paint', path, ( one ) => one.paint, { unit: 'ms', most: PAINT } ) ),
		...others.map( ( { name }, index ) =>
			of( `${ name }, largest paint`, '/', ( one ) => one.paint, { unit: 'ms' }, index + 2 )
		),
		over( 'bytes before a touch, all pages', total, { unit: 'kB' } ),
		...[ 'html', 'styles', 'scripts', 'fonts', 'images' ].map( ( kind ) =>
			over( `${ kind }, all pages`, ( { bytes } ) => bytes[ kind ] / 1000, { unit: 'kB', digits: 1 } )
		),
		over( 'CSS printed into the page, all pages', ( one ) => one.css / 1000, { unit: 'kB' } ),
		over( 'requests, all pages', ( one ) => one.requests, { unit: '' } ),
		alone(
			'requests for our files, a page without our blocks, chat and notice',
			median( idle.map( ( one ) => one.ourRequests ) ),
			''
		),
		over( 'script time, all pages', ( one ) => one.script, { unit: 'ms' } ),
		worst( 'our scripts before interaction', before, 'B', { most: SCRIPTS } ),
		worst( 'layout shift', ( one ) => one.shift, '', { digits: 3, most: 0 } ),
		worst( 'total blocking time', ( one ) => one.blocked, 'ms', { most: 0 } ),
	];
}

/** Lists the medians of each page on each site. */
function details( rows, sites ) {
	const kB = ( bytes ) => number( bytes / 1000, 1 );
	const columns = [
		[ 'HTML kB', ( { bytes } ) => kB( bytes.html ) ],
		[ 'styles', ( { bytes } ) => kB( bytes.styles ) ],
		[ 'CSS', ( { css } ) => kB( css ) ],
		[ 'scripts', ( { bytes } ) => kB( bytes.scripts ) ],
		[ 'fonts', ( { bytes } ) => kB( bytes.fonts ) ],
		[ 'images', ( { bytes } ) => kB( bytes.images ) ],
		[ 'idle', ( { bytes } ) => kB( bytes.idle ) ],
		[ 'requests', ( one ) => number( one.requests ) ],
		[ 'script ms', ( one ) => number( one.script ) ],
		[ 'LCP ms', ( one ) => number( one.paint ) ],
		[ 'CLS', ( one ) => number( one.shift, 3 ) ],
		[ 'TBT ms', ( one ) => number( one.blocked ) ],
	];
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	return [
		line( [ 'page', 'site', ...columns.map( ( [ name ] ) => name ) ] ),
		line( [ '---', '---', ...columns.map( () => '--:' ) ] ),
		...rows.flatMap( ( { path, visits } ) =>
			sites.map( ( { name }, at ) =>
				line( [ path, name, ...columns.map( ( [ , show ] ) => show( middle( visits[ at ] ) ) ) ] )
			)
		),
	].join( '\n' );
}

function middle( visits ) {
	const of = ( read ) => median( visits.map( read ) );
	return {
		bytes: Object.fromEntries(
			Object.keys( visits[ 0 ].bytes ).map( ( kind ) => [ kind, of( ( { bytes } ) => bytes[ kind ] ) ] )
		),
		...Object.fromEntries(
			[ 'css', 'requests', 'script', 'paint', 'shift', 'blocked' ].map( ( name ) => [
				name,
				of( ( one ) => one[ name ] ),
			] )
		),
	};
}
