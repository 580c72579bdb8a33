/**
 * Renders the flowcharts of the docs as HTML, without Mermaid's scripts. A flowchart consists of labeled boxes, layers
 * (subgraphs) and arrows (tools/boundaries/drawing.mjs). An arrow means that one package uses another. A line without an
 * arrow connects a package with its data.
 */

const BOX = /^(\w+)\[\(?"(.+?)"\)?\]$/;
const LAYER = /^subgraph \w+\["(.+)"\]$/;
const ARROW = /^(\w+) (?:-->|-\.->) (\w+)$/;
const DATA = /^\w+ --- (\w+\[.+\])$/;

/** @return {{ layers: { title: string, boxes: { id: string, label: string }[] }[], arrows: string[][] }} */
function parse( source ) {
	const layers = [ { title: '', boxes: [] } ];
	const arrows = [];
	for ( const line of source.split( '\n' ).map( ( text ) => text.trim() ) ) {
		const [ , box ] = DATA.exec( line ) ?? [ '', line ];
		const [ , id, label ] = BOX.exec( box ) ?? [];
		const [ , title ] = LAYER.exec( line ) ?? [];
		const [ , from, to ] = ARROW.exec( line ) ?? [];
		if ( id ) {
			layers.at( -1 ).boxes.push( { id, label } );
		} else if ( title ) {
			layers.push( { title, boxes: [] } );
		} else if ( from ) {
			arrows.push( [ from, to ] );
		} else if ( ! [ '', 'end', 'flowchart TD' ].includes( line ) ) {
			throw new Error( `tools/docs/diagram.mjs doesn't support this line of a flowchart: ${ line }` );
		}
	}
	return { layers: layers.filter( ( { boxes } ) => boxes.length ), arrows };
}

/** Returns a line such as "Uses: Kernel", or nothing if there are no names. */
const list = ( title, names ) => ( names.length ? `<small>${ title }: ${ names.join( ', ' ) }</small>` : '' );

/** @param {string} source Flowchart in Mermaid's language. */
export function diagram( source ) {
	const { layers, arrows } = parse( source );
	const ids = layers.flatMap( ( { boxes } ) => boxes.map( ( { id } ) => id ) );
	const uses = ( box ) => arrows.filter( ( [ from ] ) => from === box ).map( ( [ , to ] ) => to );
	const users = ( box ) => arrows.filter( ( [ from, to ] ) => to === box && ! ids.includes( from ) );
	const print = ( { id, label } ) =>
		`<li>${ label }${ list( 'Uses', uses( id ) ) }${ list(
			'Used by',
			users( id ).map( ( [ from ] ) => from )
		) }</li>`;
	return layers
		.map(
			( { title, boxes } ) =>
				`<div class="diagram">${ title && `<p>${ title }</p>` }<ul>${ boxes.map( print ).join( '' ) }</ul></div>`
		)
		.join( '' );
}
