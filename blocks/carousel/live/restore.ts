/** Remembers all attributes of these elements; the answer puts them back. Splide takes more away than it has added. */
export function remember( elements: readonly Element[] ): () => void {
	const known = elements.map( ( element ) => ( {
		element,
		attributes: new Map( [ ...element.attributes ].map( ( { name, value } ) => [ name, value ] ) ),
	} ) );
	return () => {
		for ( const { element, attributes } of known ) {
			for ( const { name } of [ ...element.attributes ] ) {
				if ( ! attributes.has( name ) ) {
					element.removeAttribute( name );
				}
			}
			attributes.forEach( ( value, name ) => element.setAttribute( name, value ) );
		}
	};
}
