/**
 * Reports the largest image of the page and the images above the fold (docs/speed.md). Runs once per page, after these
 * images have loaded, and only if the server has no results for this window size yet. Sends and stores no data about
 * the visitor.
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

/** Sends an AJAX request. Always reads the whole response, because an unread response keeps the connection open. */
async function call( action: string, values: Record< string, string > ): Promise< { ok: boolean; text: string } > {
	const answer = await fetch( place?.dataset.ajax ?? '', {
		method: 'POST',
		body: new URLSearchParams( { action, ...values } ),
		credentials: 'omit',
		keepalive: true,
	} );
	return { ok: answer.ok, text: await answer.text() };
}

/** Resolves when the images above the fold have loaded. Before that, a smaller image may still be the largest one. */
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

/** Resolves after the next frame, because browsers add the performance entry only after they have painted the image. */
const painted = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done, 100 ) ) );

const late = () => new Promise< 'timeout' >( ( done ) => setTimeout( () => done( 'timeout' ), TIMEOUT ) );

/**
 * Checks whether the visitor has not scrolled yet. After scrolling, browsers no longer report the largest image, and it
 * is unknown which images were above the fold.
 */
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
	// Ignore errors: a failed report must not affect the visitor.
	run( place ).catch( () => undefined );
}
