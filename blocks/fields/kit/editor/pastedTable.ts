/** The cells of a line of CSV: those in quotes may hold the separator and doubled quotes. */
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
 * A table of two columns, as spreadsheets give it or as CSV, in lines such as `value|label`; any other text as it is. A
 * comma parts columns only where a heading says so or all lines have quotes: labels have commas, too.
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
