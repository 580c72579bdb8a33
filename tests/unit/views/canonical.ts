/**
 * Canonical form of a document: attributes in alphabetical order, entities and void elements written in one way. Each
 * element is a line, including its contents if it contains text or one plain element. tests/php/Views/Canonical.php
 * writes the same lines.
 */
export function canonical( html: string ): string[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.childNodes ].flatMap( ( node ) => linesOf( node, '' ) );
}

const VOID = [ 'input', 'br', 'hr', 'img' ];

const escapeText = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ).replace( />/g, '&gt;' );
const escapeValue = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /'/g, '&#39;' );

function opening( element: Element ): string {
	const attributes = [ ...element.attributes ]
		.map( ( { name, value } ) => ` ${ name }='${ escapeValue( value ) }'` )
		.sort();
	return `<${ element.localName }${ attributes.join( '' ) }>`;
}

const closing = ( { localName }: Element ) => ( VOID.includes( localName ) ? '' : `</${ localName }>` );

function inline( node: Node ): string {
	if ( ! ( node instanceof Element ) ) {
		return node instanceof Text ? escapeText( node.data ) : `<!--${ node.nodeValue ?? '' }-->`;
	}
	return opening( node ) + [ ...node.childNodes ].map( inline ).join( '' ) + closing( node );
}

const isText = ( node: Node ) => node instanceof Text;
const isFlat = ( node: Node ) => [ ...node.childNodes ].every( ( child ) => ! ( child instanceof Element ) );

function linesOf( node: Node, indent: string ): string[] {
	const children = [ ...node.childNodes ];
	const isLine = isFlat( node ) || children.some( isText ) || ( children.length === 1 && children.every( isFlat ) );
	if ( ! ( node instanceof Element ) || isLine ) {
		return [ indent + inline( node ) ];
	}
	return [
		indent + opening( node ),
		...children.flatMap( ( child ) => linesOf( child, indent + '  ' ) ),
		indent + closing( node ),
	];
}
