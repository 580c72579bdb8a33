/** The entries of a text, one a line, each once. */
export const linesOf = ( text: string ): string[] => [
	...new Set(
		text
			.split( /\r?\n/ )
			.map( ( line ) => line.trim() )
			.filter( Boolean )
	),
];

/** The first line that is too short or too long; characters are counted as the server does. */
export const wrongLine = ( lines: readonly string[], shortest: number, longest: number ): string | undefined =>
	lines.find( ( line ) => [ ...line ].length < shortest || [ ...line ].length > longest );
