/*
 * What waits for consent on a page: scripts marked type="text/plain" data-consent="…", and frames and pictures whose address is
 * in data-src. The value names the kinds that have to be accepted; empty is any.
 */

const allows = ( element: HTMLElement, kinds: string[] | null ) =>
	! kinds || ! element.dataset.consent || element.dataset.consent.split( ' ' ).every( ( kind ) => kinds.includes( kind ) );

/** In the order of the page. Answers whether a script was started, which nothing but a new page stops. */
export function start( kinds: string[] | null ): boolean {
	let isStarted = false;
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-consent]' ) ) {
		if ( ! allows( element, kinds ) ) {
			continue;
		}
		if ( element instanceof HTMLScriptElement && element.type === 'text/plain' ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of element.attributes ) {
				script.setAttribute( name, value );
			}
			script.type = element.dataset.type ?? '';
			script.async = false;
			script.text = element.text;
			element.replaceWith( script );
			isStarted = true;
		} else {
			show( element );
		}
	}
	return isStarted;
}

/** A frame or picture, which is loaded from now on. */
export function show( element: HTMLElement ): void {
	const { src } = element.dataset;
	if ( src && element.getAttribute( 'src' ) !== src ) {
		element.setAttribute( 'src', src );
	}
}

/** Takes frames away and deletes the cookies that scripts say they set: data-consent-cookies="_ga _ga_*". */
export function stop(): void {
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-consent][data-src]' ) ) {
		element.removeAttribute( 'src' );
	}
	const patterns = [ ...document.querySelectorAll< HTMLElement >( '[data-consent-cookies]' ) ].flatMap( ( { dataset } ) => ( dataset.consentCookies ?? '' ).split( ' ' ).filter( Boolean ) );
	const isNamed = ( name: string ) => patterns.some( ( one ) => ( one.endsWith( '*' ) ? name.startsWith( one.slice( 0, -1 ) ) : name === one ) );
	const labels = location.hostname.split( '.' );
	for ( const name of document.cookie.split( ';' ).map( ( pair ) => pair.split( '=' )[ 0 ]?.trim() ?? '' ).filter( isNamed ) ) {
		const domains = [ '', ...labels.map( ( _, index ) => `; Domain=${ labels.slice( index ).join( '.' ) }` ) ];
		domains.forEach( ( domain ) => ( document.cookie = `${ name }=; Max-Age=0; Path=/${ domain }` ) );
	}
}
