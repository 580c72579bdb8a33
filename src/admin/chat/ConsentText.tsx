import { createElement, Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Elements that the server allows in the consent text: those of `wp_kses()` in comments. */
const ELEMENTS = [
	...[ 'a', 'abbr', 'acronym', 'b', 'blockquote', 'cite', 'code', 'del', 'em', 'i', 'q', 's', 'strike', 'strong' ],
];

/** Allowed attributes, with the names of their properties in React. */
const ATTRIBUTES: readonly ( readonly [ name: string, property: string ] )[] = [
	[ 'href', 'href' ],
	[ 'title', 'title' ],
	[ 'cite', 'cite' ],
	[ 'datetime', 'dateTime' ],
];

const PROTOCOLS = [ 'http:', 'https:', 'mailto:', 'tel:' ];

/** Whether the browser would open the URL as a page, an email or a call, and not as a script. */
function isSafe( url: string ): boolean {
	try {
		return PROTOCOLS.includes( new URL( url, window.location.href ).protocol );
	} catch {
		return false;
	}
}

function propertiesOf( element: Element ): Record< string, string > {
	return Object.fromEntries(
		ATTRIBUTES.flatMap( ( [ name, property ] ) => {
			const value = element.getAttribute( name );
			const isAllowed = value !== null && ( ! [ 'href', 'cite' ].includes( name ) || isSafe( value ) );
			return isAllowed ? [ [ property, value ] ] : [];
		} )
	);
}

function nodesOf( parent: Element ): ReactNode[] {
	return [ ...parent.childNodes ].map( ( node, key ) => {
		if ( ! ( node instanceof Element ) ) {
			return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
		}
		if ( [ 'script', 'style' ].includes( node.localName ) ) {
			return null;
		}
		return ELEMENTS.includes( node.localName ) ? (
			createElement( node.localName, { key, ...propertiesOf( node ) }, ...nodesOf( node ) )
		) : (
			<Fragment key={ key }>{ nodesOf( node ) }</Fragment>
		);
	} );
}

/**
 * Consent text as typed, for the preview, with only the elements and attributes that the server allows. React creates
 * the elements, so that no other HTML gets into the page.
 */
export const ConsentText = ( { html }: { html: string } ) => (
	<span className="vestibule-chat__terms">
		{ nodesOf( new DOMParser().parseFromString( html, 'text/html' ).body ) }
	</span>
);
