/**
 * Reports which image of the page is the largest and which lie above the fold (docs/speed.md), once, when
 * the page stands still, and only where the server does not know it. Nothing of the visitor is sent or stored.
 */
import { isFromCache } from './cached';
import { imagesAboveFold, results } from './images';
import { kindOfWindow } from './windows';

const TIMEOUT = 10_000;
const LARGEST = 'largest-contentful-paint';

interface LargestPaint extends PerformanceEntry {
	element: Element | null;
}

const place = document.getElementById( 'vestibule-beacon-data' );

/** The answer is read whole, also where nobody needs it: until then it holds the connection. */
async function call( action: string, values: Record< string, string > ): Promise< { ok: boolean; text: string } > {
	const answer = await fetch( place?.dataset.ajax ?? '', {
		method: 'POST',
		body: new URLSearchParams( { action, ...values } ),
		credentials: 'omit',
		keepalive: true,
	} );
	return { ok: answer.ok, text: await answer.text() };
}

/** Until the images above the fold are there: before that the largest is another. */
const standing = async () =>
	Promise.all(
		( await imagesAboveFold() ).map(
			( image ) =>
				image.complete ||
				new Promise( ( done ) =>
					[ 'load', 'error' ].forEach( ( type ) => image.addEventListener( type, done ) )
				)
		)
	);

/** The entry comes after the frame that showed the image. */
const painted = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done, 100 ) ) );

const late = () => new Promise< 'timeout' >( ( done ) => setTimeout( () => done( 'timeout' ), TIMEOUT ) );

/** With scrolling the browser ends its search, and where the fold was is not known. */
const isUntouched = () => document.visibilityState === 'visible' && scrollY === 0;

async function measure( values: Record< string, string > ) {
	let largest: LargestPaint | undefined;
	new PerformanceObserver( ( list ) => ( largest = list.getEntries().pop() as LargestPaint ) ).observe( {
		type: LARGEST,
		buffered: true,
	} );
	const end = await Promise.race( [ standing().then( painted ), late() ] );
	const above = await imagesAboveFold();
	if ( isUntouched() ) {
		const status = end === 'timeout' || ! largest ? 'timeout' : 'success';
		const found = status === 'success' ? results( above, largest?.element ) : { lcp: [] };
		await call( 'vestibule_beacon', { ...values, status, results: JSON.stringify( found ) } );
	}
}

async function run( { dataset, textContent }: HTMLElement ) {
	const { nonce, url, is_mobile: pageIsMobile } = JSON.parse( textContent ?? '' );
	const kind = kindOfWindow( innerWidth, innerHeight, pageIsMobile === 1 );
	if (
		kind === undefined ||
		! isUntouched() ||
		dataset.known?.includes( `${ kind }` ) ||
		! PerformanceObserver.supportedEntryTypes?.includes( LARGEST )
	) {
		return;
	}
	const values = { vestibule_beacon_nonce: nonce, url, is_mobile: `${ kind }` };
	if ( dataset.cached !== undefined || isFromCache() ) {
		const { ok, text } = await call( 'vestibule_beacon_check', values );
		if ( ! ok || JSON.parse( text ).success ) {
			return;
		}
	}
	await measure( values ).catch( () =>
		call( 'vestibule_beacon', { ...values, status: 'script_error', results: '{"lcp":[]}' } )
	);
}

if ( place ) {
	// What cannot be reported costs the visitor nothing.
	run( place ).catch( () => undefined );
}
