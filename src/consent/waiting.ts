import { show } from './embed';
import { run } from './scripts';

/*
 * What waits for consent on a page: scripts marked type="text/plain" data-consent="…", frames and pictures whose
 * address is in data-src, and embeds. The value names the kinds that have to be accepted; empty is any.
 */

const allows = ( element: HTMLElement, kinds: string[] | null ) =>
	! kinds ||
	! element.dataset.consent ||
	element.dataset.consent.split( ' ' ).every( ( kind ) => kinds.includes( kind ) );

/** Answers whether a script was started, which nothing but a new page stops. */
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
			// It may still wait for its turn when this is asked again.
			element.dataset.started = '';
			scripts.push( element );
		}
	}
	void run( scripts );
	return isStarted || scripts.length > 0;
}

/** Takes frames away and deletes the cookies that scripts say they set: data-consent-cookies="_ga _ga_*". */
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
