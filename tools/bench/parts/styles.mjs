/**
 * Best limit for inline style sheets (`styles_inline_size_limit`). Measures the first page of a visit and the next
 * page, which finds the linked sheets of the first in the browser's cache.
 */
import { number } from '../finding.mjs';
import { onPhone } from '../phone.mjs';
import { median, ratios } from '../statistics.mjs';

const ROUNDS = 6;
const MINUTES = 25;
/** Limits in bytes. The first is the default of WordPress. */
const LIMITS = [ 40_000, 60_000, 80_000, 100_000, 150_000 ];
/** Limit that Portico and Settings → Speed use, in bytes. Compared with the default of WordPress. */
const CHOSEN = 100_000;
/** Pairs of a first and a next page: one with many sheets, one with a form, and one with few sheets. */
const VISITS = [
	[ '/', '/contact/' ],
	[ '/contact/', '/courses/' ],
	[ '/deadlines-and-how-to-count-them/', '/imprint/' ],
];
/** Name of the page cache: none, or nginx. */
const CACHES = [ '', 'page cache' ];

const MEASURES = [
	[ 'first paint', 'ms', 0, ( { first } ) => first ],
	[ 'largest paint', 'ms', 0, ( { paint } ) => paint ],
	[ 'HTML and styles', 'kB', 1, ( { bytes } ) => ( bytes.html + bytes.styles ) / 1000 ],
];

export const styles = {
	name: 'styles',
	title: 'style sheets in the page',
	async measure( bench ) {
		const { url } = await bench.demo();
		const limits = bench.isTrial ? [ LIMITS[ 0 ], CHOSEN ] : LIMITS;
		const rows = CACHES.flatMap( ( cache ) =>
			( bench.isTrial ? VISITS.slice( 0, 1 ) : VISITS ).map( ( paths ) => ( {
				...{ cache, paths },
				visits: limits.map( () => [] ),
			} ) )
		);
		await onPhone(
			( visit ) =>
				bench.rounds( ROUNDS, MINUTES, async ( round ) => {
					for ( const { cache, paths, visits } of rows ) {
						// Rotate the order, so that each limit is first equally often.
						for ( let turn = 0; turn < limits.length; turn++ ) {
							const at = ( turn + round ) % limits.length;
							visits[ at ].push( await journey( visit, url, paths, headers( limits[ at ], cache ) ) );
						}
					}
				} ),
			bench
		);
		return { findings: [], notes: [ details( rows, limits ) ] };
	},
};

const headers = ( limit, cache ) => ( {
	'X-Bench': `inline=${ limit }`,
	...( cache && { 'X-Test-Nginx-Cache': `styles-${ limit }` } ),
} );

async function journey( visit, url, [ from, to ], asked ) {
	let second;
	const first = await visit( url + from, async ( { next } ) => ( second = await next( url + to ) ), asked );
	return { first, second };
}

function details( rows, all ) {
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	const limits = all.map( ( limit ) => `${ limit / 1000 } kB` );
	const columns = [ 'measured', 'page of a visit', 'cache', ...limits, `${ CHOSEN / 1000 } kB to ${ limits[ 0 ] }` ];
	return [
		line( columns ),
		line( columns.map( ( _, at ) => ( at < 3 ? '---' : '--:' ) ) ),
		...rows.flatMap( ( { cache, paths, visits } ) =>
			[ 'first', 'second' ].flatMap( ( which, at ) =>
				MEASURES.map( ( [ what, unit, digits, read ] ) => {
					const lists = visits.map( ( list ) => list.map( ( one ) => read( one[ which ] ) ) );
					const { low, middle, high } = ratios( lists[ all.indexOf( CHOSEN ) ], lists[ 0 ] );
					return line( [
						`${ what } ${ paths[ at ] }`,
						which,
						cache,
						...lists.map( ( list ) => `${ number( median( list ), digits ) } ${ unit }` ),
						`${ middle.toFixed( 2 ) } (${ low.toFixed( 2 ) } to ${ high.toFixed( 2 ) })`,
					] );
				} )
			)
		),
	].join( '\n' );
}
