/** Under which name a field of a row is posted, such as people[0][age] (Form\Rows\RowNames says the same). */
export const postedName = ( field: string, row: number, name: string ): string => `${ field }[${ row }][${ name }]`;

/** The row and the field's own name in a posted name; null for one that is no row's of this field. */
export function placeOf( field: string, posted: string ): { row: number; name: string } | null {
	const [ , row, name ] = posted.startsWith( `${ field }[` )
		? ( /^\[(\d+)\]\[([^[\]]+)\]/.exec( posted.slice( field.length ) ) ?? [] )
		: [];
	return row !== undefined && name !== undefined ? { row: Number( row ), name } : null;
}
