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
/** That of Portico and of Settings → Speed, beside WordPress's own. */
const CHOSEN = 100_000;
/** A first page and the next: one that brings many sheets, a form, and one that brings none. */
const VISITS = [
	[ '/', '/contact/' ],
	[ '/contact/', '/courses/' ],
	[ '/deadlines-and-how-to-count-them/', '/imprint/' ],
];
/** Without a page cache, and from nginx's. */
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
	const limits = LIMITS.map( ( limit ) => `${ limit / 1000 } kB` );
	const columns = [ 'measured', 'page of a visit', 'cache', ...limits, `${ CHOSEN / 1000 } kB to ${ limits[ 0 ] }` ];
	return [
		line( columns ),
		line( columns.map( ( _, at ) => ( at < 3 ? '---' : '--:' ) ) ),
		...rows.flatMap( ( { cache, paths, visits } ) =>
			[ 'first', 'second' ].flatMap( ( which, at ) =>
				MEASURES.map( ( [ what, unit, digits, read ] ) => {
					const lists = visits.map( ( list ) => list.map( ( one ) => read( one[ which ] ) ) );
					const { low, middle, high } = ratios( lists[ LIMITS.indexOf( CHOSEN ) ], lists[ 0 ] );
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
