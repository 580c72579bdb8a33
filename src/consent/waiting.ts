import { show } from './embed';
import { run } from './scripts';

/*
 * Blocked content of a page: scripts with type="text/plain" and data-consent="…", iframes and images with their URL in
 * data-src, and embeds. The value of data-consent lists the categories that must all be accepted. If empty, any
 * acceptance is enough.
 */

const allows = ( element: HTMLElement, kinds: string[] | null ) =>
	! kinds ||
	! element.dataset.consent ||
	element.dataset.consent.split( ' ' ).every( ( kind ) => kinds.includes( kind ) );

/**
 * Loads the blocked content of the accepted categories; null means all. Returns whether a script was started, which
 * only a reload can stop.
 */
export function start( kinds: string[] | null ): boolean {
	const scripts: HTMLScriptElement[] = [];
	let isStarted = false;
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-consent]' ) ) {
		if ( ! allows( element, kinds ) ) {
			continue;
		}
		if ( ! ( element instanceof HTMLScriptElement ) ) {
			isStarted = show( element ) || isStarted;
		} else if ( element.type === 'text/plain' && ! ( 'started' in element.dataset ) ) {
			// The script may still be queued when this function runs again.
			element.dataset.started = '';
			scripts.push( element );
		}
	}
	void run( scripts );
	return isStarted || scripts.length > 0;
}

/** Unloads iframes. Deletes the cookies that are listed in data-consent-cookies, such as "_ga _ga_*". */
export function stop(): void {
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-consent][data-src]' ) ) {
		element.removeAttribute( 'src' );
	}
	const patterns = [ ...document.querySelectorAll< HTMLElement >( '[data-consent-cookies]' ) ].flatMap(
		( { dataset } ) => ( dataset.consentCookies ?? '' ).split( ' ' ).filter( Boolean )
	);
	const isNamed = ( name: string ) =>
		patterns.some( ( one ) => ( one.endsWith( '*' ) ? name.startsWith( one.slice( 0, -1 ) ) : name === one ) );
	const labels = location.hostname.split( '.' );
	for ( const name of document.cookie
		.split( ';' )
		.map( ( pair ) => pair.split( '=' )[ 0 ]?.trim() ?? '' )
		.filter( isNamed ) ) {
		const domains = [ '', ...labels.map( ( _, index ) => `; Domain=${ labels.slice( index ).join( '.' ) }` ) ];
		domains.forEach( ( domain ) => ( document.cookie = `${ name }=; Max-Age=0; Path=/${ domain }` ) );
	}
}
