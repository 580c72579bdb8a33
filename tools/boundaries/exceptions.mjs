/**
 * Known faults that will be fixed. Each line is the printed fault without its hint. The list only gets shorter: the
 * check fails for a fault that is not listed and for a listed fault that no longer occurs.
 */

export const keyOf = ( { where, what } ) => `${ where }: ${ what }`;

/** Sorts the exceptions, one per line, so that a fixed fault is one line in a diff. */
export const written = ( keys ) => `${ JSON.stringify( [ ...new Set( keys ) ].sort(), null, '\t' ) }\n`;

/**
 * Compares the faults with the list of exceptions.
 *
 * @param {{where: string, what: string, isRecordable: boolean}[]} faults
 * @param {string[]}                                               exceptions
 * @return {{fresh: typeof faults, gone: string[]}} New faults, and exceptions that no longer occur.
 */
export function compare( faults, exceptions ) {
	const excepted = new Set( exceptions );
	const occurring = new Set( faults.filter( ( fault ) => fault.isRecordable ).map( keyOf ) );
	return {
		fresh: faults.filter( ( fault ) => ! fault.isRecordable || ! excepted.has( keyOf( fault ) ) ),
		gone: exceptions.filter( ( key ) => ! occurring.has( key ) ),
	};
}
