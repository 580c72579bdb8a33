import { run } from './scripts';

/*
 * Blocked content that is visible on the page: iframes and images with data-src, and embeds that are built by a
 * service's script. The latter are stored in a template element (Site\Consent\Embeds).
 */

/** Scripts of services on this page, by URL, and whether they have loaded. */
const running = new Map< string, boolean >();

/** Returns the function with which a service's script searches for new embeds, such as 'twttr.widgets.load'. */
function again( path: string ): ( ( place: HTMLElement ) => void ) | null {
	let owner: unknown = null;
	let value: unknown = window;
	for ( const name of path.split( '.' ) ) {
		owner = value;
		value = Object( value )[ name ];
	}
	return typeof value === 'function' ? value.bind( owner ) : null;
}

/**
 * Checks whether a script must be added for an embed. A script that is still loading finds the embed without further
 * action. For a loaded script, calls its function that scans the page again. If the script has no such function, it
 * must be added again.
 */
function isNeeded( script: HTMLScriptElement, place: HTMLElement ): boolean {
	const src = script.dataset.src ?? '';
	const hasCome = running.get( src );
	const look = hasCome ? again( place.dataset.rescan ?? '' ) : null;
	look?.( place );
	return ! src || hasCome === undefined || ( hasCome && ! look );
}

/** Inserts the content of an embed and loads it. The minimum height of the container is preserved. */
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

/** Loads the content of an element. Returns whether a script was started, which only a reload can stop. */
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

/** Returns the element that an offer replaces: the embed around it, or the iframe after it. */
export const offered = ( offer: Element ): HTMLElement | null => {
	const found = offer.closest( '.vestibule-embed' ) ?? offer.nextElementSibling;
	return found instanceof HTMLElement ? found : null;
};
