/** When the home page has painted its largest part, beside the same text and pictures without any style. */
import { median } from './load.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { inBrowser } from './visit.mjs';

const PAIRS = 20;
const WIDTHS = [ 412, 1280 ];
const HEIGHT = 860;
const BARE = { 'X-Bench': 'bare' };
const MOST = 1.1;

export const measurePaint = ( { url }, share ) =>
	inBrowser( async ( browser ) => {
		const rows = [];
		for ( const width of WIDTHS ) {
			const times = { styled: [], bare: [] };
			// In turn, each as often the first, so that the machine's moods hit both.
			for ( let round = -1; round < PAIRS * share; round++ ) {
				const order = round % 2 ? [ 'styled', 'bare' ] : [ 'bare', 'styled' ];
				for ( const kind of order ) {
					const paint = await largestPaint( browser, url, width, kind === 'bare' );
					if ( round >= 0 ) {
						times[ kind ].push( paint );
					}
				}
			}
			const [ styled, bare ] = [ median( times.styled ), median( times.bare ) ];
			const ratio = styled / bare;
			rows.push(
				{ name: `largest paint of / at ${ width } px`, value: `${ Math.round( styled ) } ms` },
				{ name: 'without styles', value: `${ Math.round( bare ) } ms` },
				{ name: 'ratio', value: ratio.toFixed( 2 ), limit: `≤ ${ MOST }`, within: ratio <= MOST }
			);
		}
		return rows;
	} );

/** One visitor with an empty cache who has answered the cookie notice. */
async function largestPaint( browser, url, width, isBare ) {
	const context = await browser.newContext( {
		viewport: { width, height: HEIGHT },
		extraHTTPHeaders: isBare ? BARE : {},
	} );
	await context.addCookies( [ { name: 'cookie_notice_accepted', value: 'false', url } ] );
	const page = await context.newPage();
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( 500 );
	const time = await page.evaluate(
		() =>
			new Promise( ( done ) => {
				new PerformanceObserver( ( list ) => done( list.getEntries().at( -1 ).startTime ) ).observe( {
					type: 'largest-contentful-paint',
					buffered: true,
				} );
			} )
	);
	const sheets = await page.evaluate( () => document.styleSheets.length );
	await context.close();
	if ( ( sheets === 0 ) !== isBare ) {
		throw new CannotGoOn( 'the benchmark does not compare the home page to one without styles.' );
	}
	return time;
}
