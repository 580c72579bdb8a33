/** @param {{ name: string, value: string, limit?: string, within?: boolean }[]} rows */
export function table( rows ) {
	const lines = [
		[ 'measured', 'value', 'limit', '' ],
		...rows.map( ( row ) => [ row.name, row.value, row.limit ?? '', verdict( row ) ] ),
	];
	const widths = [ 0, 1, 2 ].map( ( column ) => Math.max( ...lines.map( ( line ) => line[ column ].length ) ) );
	const text = lines.map( ( line ) =>
		line
			.map( ( cell, column ) => cell.padEnd( widths[ column ] ?? 0 ) )
			.join( '   ' )
			.trimEnd()
	);
	return `\n${ text.join( '\n' ) }\n`;
}

function verdict( { limit, within } ) {
	return limit === undefined ? '' : ( within && 'within' ) || 'BEYOND';
}
