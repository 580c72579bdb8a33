export const FILE = 'tools/budgets/budgets.json';

/**
 * Compares sizes with their budgets.
 *
 * @param {string}                                            kind    Kind, such as `blocks`.
 * @param {Record<string, Record<string, number>>}            sent    Bytes by name and file type.
 * @param {Record<string, Record<string, number | string>>} budgets Maximum bytes, with the reason in `why`.
 * @return {string[]} One sentence with an instruction for each size above its budget, without one, or gone.
 */
export function compare( kind, sent, budgets ) {
	const missing = Object.keys( sent )
		.filter( ( name ) => ! budgets[ name ] )
		.map( ( name ) => `${ kind } "${ name }" has no budget: run "npm run make".` );
	const gone = Object.keys( budgets )
		.filter( ( name ) => ! sent[ name ] )
		.map( ( name ) => `${ kind } "${ name }" is not built but has a budget: run "npm run make".` );
	const unexplained = Object.keys( budgets )
		.filter( ( name ) => sent[ name ] && ! budgets[ name ].why )
		.map( ( name ) => `${ kind } "${ name }" has no reason: explain it in its "why" in ${ FILE }.` );
	return [ ...missing, ...gone, ...unexplained, ...beyond( kind, sent, budgets ) ];
}

function beyond( kind, sent, budgets ) {
	return Object.entries( sent ).flatMap( ( [ name, weights ] ) =>
		Object.entries( budgets[ name ] ? weights : {} )
			.filter( ( [ what, bytes ] ) => ! ( bytes <= budgets[ name ][ what ] ) )
			.map( ( [ what, bytes ] ) => {
				const most = budgets[ name ][ what ] ?? 0;
				return (
					`${ kind } "${ name }": ${ what } are ${ bytes } bytes gzipped, ${ bytes - most } beyond the budget of ${ most }. ` +
					`Make them smaller, or raise "${ what }" in ${ FILE } and explain in its "why" what users get for it.`
				);
			} )
	);
}

/**
 * Adds new rows to the budgets of a kind and removes rows that no longer exist. A person must add the reason of a new
 * row, unless it sends nothing.
 */
export const updated = ( sent, budgets ) => ( {
	...Object.fromEntries( Object.entries( budgets ).filter( ( [ name ] ) => sent[ name ] ) ),
	...Object.fromEntries(
		Object.entries( sent )
			.filter( ( [ name ] ) => ! budgets[ name ] )
			.map( ( [ name, weights ] ) => [ name, row( weights ) ] )
	),
} );

/** Creates a row with a few spare bytes, so that a new version of a compiler doesn't fail the check. */
const row = ( weights ) => ( {
	...Object.fromEntries( Object.entries( weights ).map( withRoom ) ),
	why: Object.values( weights ).some( Boolean ) ? '' : 'Sends nothing of its own.',
} );

const withRoom = ( [ what, bytes ] ) => [ what, Math.ceil( ( bytes * 1.05 ) / 10 ) * 10 ];
