import { run } from './scripts';

/*
 * What waits for consent with a place of its own: frames and pictures with data-src, and embeds that a script of their
 * service makes, which are put away in a template (Site\Consent\Embeds).
 */

/** Scripts of services that run on this page, and whether they have come. */
const running = new Map< string, boolean >();

/** The function of a service's script that looks for its embeds once more: 'twttr.widgets.load'. */
function again( path: string ): ( ( place: HTMLElement ) => void ) | null {
	let owner: unknown = null;
	let value: unknown = window;
	for ( const name of path.split( '.' ) ) {
		owner = value;
		value = Object( value )[ name ];
	}
	return typeof value === 'function' ? value.bind( owner ) : null;
}

/** A script that is on its way finds this embed by itself; one that has come is asked, or runs once more. */
function isNeeded( script: HTMLScriptElement, place: HTMLElement ): boolean {
	const src = script.dataset.src ?? '';
	const hasCome = running.get( src );
	const look = hasCome ? again( place.dataset.rescan ?? '' ) : null;
	look?.( place );
	return ! src || hasCome === undefined || ( hasCome && ! look );
}

/** The place stays as large as it was until what comes is larger. */
function unpack( place: HTMLElement, template: HTMLTemplateElement ): boolean {
	const content = template.content.cloneNode( true );
	place.replaceChildren( content );
	place.querySelectorAll< HTMLElement >( ':is(iframe, img)[data-src]' ).forEach( show );
	const scripts = [ ...place.querySelectorAll( 'script' ) ].filter( ( script ) => isNeeded( script, place ) );
	for ( const { dataset } of scripts ) {
		running.set( dataset.src ?? '', false );
	}
	place.addEventListener(
		'load',
		( { target } ) => target instanceof HTMLScriptElement && running.set( target.dataset.src ?? '', true ),
		true
	);
	void run( scripts );
	return scripts.length > 0;
}

/** Loads it from now on. Answers whether a script was started, which nothing but a new page stops. */
export function show( element: HTMLElement ): boolean {
	const template = element.querySelector< HTMLTemplateElement >( ':scope > template' );
	const { src } = element.dataset;
	if ( template ) {
		return unpack( element, template );
	}
	if ( src && element.getAttribute( 'src' ) !== src ) {
		element.setAttribute( 'src', src );
	}
	return false;
}

/** What an offer stands for: the frame after it, or the embed around it. */
export const offered = ( offer: Element ): HTMLElement | null => {
	const found = offer.closest( '.vestibule-embed' ) ?? offer.nextElementSibling;
	return found instanceof HTMLElement ? found : null;
};
