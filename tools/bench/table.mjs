/** Findings as a table, for the console and for Markdown. */
const HEAD = [ 'measured', 'Vestibule', 'beside', 'ratio', 'half of them', 'goal', '' ];

/** @param {import('./finding.mjs').Finding[]} findings */
export function table( findings ) {
	const lines = cells( findings );
	const widths = HEAD.map( ( _, column ) => Math.max( ...lines.map( ( line ) => line[ column ].length ) ) );
	return lines
		.map( ( line ) =>
			line
				.map( ( cell, column ) => ( column ? cell.padStart( widths[ column ] ) : cell.padEnd( widths[ 0 ] ) ) )
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' );
}

/** Formats findings as a Markdown table. Skips empty columns. */
export function markdown( findings ) {
	const lines = cells( findings );
	const used = HEAD.map( ( _, column ) => lines.slice( 1 ).some( ( line ) => line[ column ] !== '' ) );
	const row = ( line ) => `| ${ line.filter( ( _, column ) => used[ column ] ).join( ' | ' ) } |`;
	const [ head, ...rest ] = lines;
	return [ row( head ), row( HEAD.map( ( _, column ) => ( column ? '--:' : '---' ) ) ), ...rest.map( row ) ].join(
		'\n'
	);
}

const cells = ( findings ) => [
	HEAD,
	...findings.map( ( { what, ours, beside = '', ratio, goal = '', isMet } ) => [
		what,
		ours,
		beside,
		ratio ? ratio.middle.toFixed( 2 ) : '',
		ratio ? `${ ratio.low.toFixed( 2 ) } to ${ ratio.high.toFixed( 2 ) }` : '',
		goal,
		verdict( goal, isMet ),
	] ),
];

function verdict( goal, isMet ) {
	if ( ! goal ) {
		return '';
	}
	return isMet ? 'met' : 'missed';
}
