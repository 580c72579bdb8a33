const attributes = ( values: object ) => ( Object.keys( values ).length ? `${ JSON.stringify( values ) } ` : '' );

export const paragraph = ( text: string ) => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

export const item = ( title: string, content: string, more: object = {} ) =>
	`<!-- wp:vestibule/accordion-item ${ attributes( { title, ...more } ) }-->${ content }<!-- /wp:vestibule/accordion-item -->`;

export const accordion = ( settings: object, ...items: string[] ) =>
	`<!-- wp:vestibule/accordion ${ attributes( settings ) }-->${ items.join( '' ) }<!-- /wp:vestibule/accordion -->`;
