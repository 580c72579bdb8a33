/**
 * How many bytes of style sheets WordPress should print into a page (`styles_inline_size_limit`): the first page of a
 * visit, and the next one, which has the linked sheets of the first.
 */
import { number } from '../finding.mjs';
import { onPhone } from '../phone.mjs';
import { median, ratios } from '../statistics.mjs';

const ROUNDS = 6;
const MINUTES = 25;
/** In bytes; the first is WordPress's own. */
const LIMITS = [ 40_000, 60_000, 80_000, 100_000, 150_000 ];
/** A first page and the next: one that brings many sheets, a form, and one that brings none. */
const VISITS = [
	[ '/', '/contact/' ],
	[ '/contact/', '/courses/' ],
	[ '/deadlines-and-how-to-count-them/', '/imprint/' ],
];
/** Without a page cache, and from nginx's. */
const CACHES = [ '', 'page cache' ];

export const styles = {
	name: 'styles',
	title: 'style sheets in the page',
	async measure( bench ) {
		const { url } = await bench.demo();
		const rows = CACHES.flatMap( ( cache ) =>
			VISITS.map( ( paths ) => ( { cache, paths, visits: LIMITS.map( () => [] ) } ) )
		);
		await onPhone( ( visit ) =>
			bench.rounds( ROUNDS, MINUTES, async ( round ) => {
				for ( const { cache, paths, visits } of rows ) {
					// Each limit as often the first.
					for ( let turn = 0; turn < LIMITS.length; turn++ ) {
						const at = ( turn + round ) % LIMITS.length;
						visits[ at ].push( await journey( visit, url, paths, headers( LIMITS[ at ], cache ) ) );
					}
				}
			} )
		);
		return { findings: [], notes: [ details( rows ) ] };
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

function details( rows ) {
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	const columns = [ 'page', 'of a visit', 'cache', ...LIMITS.map( ( limit ) => `${ limit / 1000 } kB` ) ];
	return [
		line( columns ),
		line( columns.map( ( _, at ) => ( at < 3 ? '---' : '--:' ) ) ),
		...rows.flatMap( ( { cache, paths, visits } ) =>
			[ 'first', 'second' ].flatMap( ( which, at ) => {
				const of = ( read ) => visits.map( ( list ) => list.map( ( one ) => read( one[ which ] ) ) );
				const name = ( what ) => [ `${ what } ${ paths[ at ] }`, which, cache ];
				const bytes = of( ( one ) => ( one.bytes.html + one.bytes.styles ) / 1000 );
				return [
					line( [ ...name( 'first paint' ), ...times( of( ( one ) => one.first ) ) ] ),
					line( [ ...name( 'largest paint' ), ...times( of( ( one ) => one.paint ) ) ] ),
					line( [
						...name( 'HTML and styles' ),
						...bytes.map( ( list ) => `${ number( median( list ), 1 ) } kB` ),
					] ),
				];
			} )
		),
	].join( '\n' );
}

/** In ms, with the ratio to WordPress's limit and its quartiles. */
const times = ( lists ) =>
	lists.map( ( list, at ) => {
		const { low, middle, high } = ratios( list, lists[ 0 ] );
		const text = `${ number( median( list ) ) } ms`;
		return at ? `${ text }, ${ middle.toFixed( 2 ) } (${ low.toFixed( 2 ) } to ${ high.toFixed( 2 ) })` : text;
	} );
