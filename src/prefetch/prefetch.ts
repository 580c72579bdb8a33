/**
 * Prefetches a page when a visitor points at its link, in browsers that don't support speculation rules. Follows the
 * speculation rules of the page (docs/speed.md).
 */
import { budget, isPageOfSite, readRules } from './rules';

/** Time in milliseconds for which the pointer must rest on a link. */
const DELAY = 100;

/** Global variables of other scripts that prefetch pages. */
const OTHERS = [ 'RocketPreloadLinksConfig', 'FPConfig', 'quicklink' ];

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

const savesData = (
	{ saveData, effectiveType }: Connection = ( navigator as { connection?: Connection } ).connection ?? {}
) => saveData || effectiveType?.includes( '2g' ) || matchMedia( '(prefers-reduced-data:reduce)' ).matches;

/** Prefetches a URL. Safari doesn't support prefetch links, so fetch() fills its HTTP cache. */
function fetchAhead( href: string ) {
	const link = document.createElement( 'link' );
	if ( link.relList.supports( 'prefetch' ) ) {
		document.head.append( Object.assign( link, { rel: 'prefetch', href } ) );
	} else {
		fetch( href, { headers: { Purpose: 'prefetch' }, priority: 'low' } )
			.then( ( answer ) => answer.text() )
			.catch( () => {} );
	}
}

function start( text: string ) {
	const momentOf = readRules( text );
	const mayFetch = budget( () => performance.now() );
	const done = new Set< string >();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const take = ( link: HTMLAnchorElement ) => {
		if ( ! done.has( link.href ) && ! savesData() && mayFetch() ) {
			done.add( link.href );
			fetchAhead( link.href );
		}
	};
	const onEvent = ( { type, target, button }: MouseEvent & { button?: number } ) => {
		const link = target instanceof Element && target.closest< HTMLAnchorElement >( 'a[href]' );
		if ( type === 'mouseover' ) {
			clearTimeout( timer );
		}
		if ( ! link || ( button ?? 0 ) > 1 || link.hasAttribute( 'download' ) || ! isPageOfSite( link, location ) ) {
			return;
		}
		const moment = momentOf( link );
		if ( type !== 'mouseover' ) {
			if ( moment !== 'never' ) {
				take( link );
			}
		} else if ( moment === 'hover' ) {
			timer = setTimeout( take, DELAY, link );
		}
	};
	for ( const type of [ 'mouseover', 'mousedown', 'touchstart' ] ) {
		document.addEventListener( type, onEvent as EventListener, { capture: true, passive: true } );
	}
}

const rules = document.querySelector( 'script[type="speculationrules"]' );

if ( rules && ! OTHERS.some( ( name ) => name in window ) ) {
	try {
		start( rules.textContent ?? '' );
	} catch {
		// The rules contain something unsupported and may exclude any page, so nothing is prefetched.
	}
}
