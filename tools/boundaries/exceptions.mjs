/**
 * Faults that are known and on their way out. A line is what the check prints of a fault, without the hint. The list
 * only gets shorter: a fault that is not in it fails, and so does a line whose fault is gone.
 */

export const keyOf = ( { where, what } ) => `${ where }: ${ what }`;

/** Sorted, one line each, so that what is gone is one line in a diff. */
export const written = ( keys ) => `${ JSON.stringify( [ ...new Set( keys ) ].sort(), null, '\t' ) }\n`;

/**
 * @param {{where: string, what: string, isRecordable: boolean}[]} faults
 * @param {string[]}                                               exceptions
 * @return {{fresh: typeof faults, gone: string[]}} What is new, and which exceptions no longer occur.
 */
export function compare( faults, exceptions ) {
	const excepted = new Set( exceptions );
	const occurring = new Set( faults.filter( ( fault ) => fault.isRecordable ).map( keyOf ) );
	return {
		fresh: faults.filter( ( fault ) => ! fault.isRecordable || ! excepted.has( keyOf( fault ) ) ),
		gone: exceptions.filter( ( key ) => ! occurring.has( key ) ),
	};
}
