/** Splits a line of CSV into cells. Quoted cells may contain the separator and doubled quotes. */
function cellsOf( line: string, separator: string ): string[] {
	const cells: string[] = [];
	let from = 0;
	while ( from <= line.length ) {
		const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec( line.slice( from ) );
		const end = quoted ? from + quoted[ 0 ].length : ( line + separator ).indexOf( separator, from );
		cells.push( quoted ? ( quoted[ 1 ] ?? '' ).replaceAll( '""', '"' ) : line.slice( from, end ).trim() );
		from = end + 1;
	}
	return cells;
}

const HEADS = [ 'value', 'label' ];

/**
 * Converts a table with two columns, from a spreadsheet or CSV, to lines such as `value|label`. Returns any other text
 * unchanged. Commas count as separators only if there is a header or if all lines contain quotes, because labels may
 * contain commas.
 */
export function linesOfTable( text: string ): string {
	const lines = text.split( /[\r\n]+/ ).filter( ( line ) => line.trim() !== '' );
	const headOf = ( separator: string ) =>
		cellsOf( lines[ 0 ] ?? '', separator ).map( ( cell ) => cell.toLowerCase() );
	const isHead = ( head: string[] ) => head.length === 2 && HEADS.every( ( name ) => head.includes( name ) );
	const separator = [ '\t', ';', ',' ].find(
		( one ) =>
			lines.length > 0 &&
			lines.every( ( line ) => cellsOf( line, one ).length === 2 ) &&
			( one !== ',' || isHead( headOf( one ) ) || lines.every( ( line ) => line.includes( '"' ) ) )
	);
	if ( separator === undefined ) {
		return text;
	}
	const head = headOf( separator );
	const value = isHead( head ) ? head.indexOf( 'value' ) : 0;
	return lines
		.slice( isHead( head ) ? 1 : 0 )
		.map( ( line ) => cellsOf( line, separator ) )
		.map( ( cells ) => `${ cells[ value ] ?? '' }|${ cells[ 1 - value ] ?? '' }` )
		.join( '\n' );
}
