export const FILE = 'tools/budgets/budgets.json';

/**
 * What is beyond its budget, has none, or is gone: each as a sentence that says what to do.
 *
 * @param {string}                                            kind    Such as `blocks`.
 * @param {Record<string, Record<string, number>>}            sent    Bytes by name and what.
 * @param {Record<string, Record<string, number | string>>} budgets The same with a reason each, `why`.
 * @return {string[]}
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
		.map(
			( name ) => `${ kind } "${ name }" has no reason: say in its "why" in ${ FILE } what people get for it.`
		);
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
					`Make them smaller, or raise "${ what }" in ${ FILE } and say in its "why" what people get for it.`
				);
			} )
	);
}

/**
 * The rows of a kind with what is new and without what is gone. A new row has no reason yet, which a person has to give,
 * unless there is nothing to give one for.
 */
export const updated = ( sent, budgets ) => ( {
	...Object.fromEntries( Object.entries( budgets ).filter( ( [ name ] ) => sent[ name ] ) ),
	...Object.fromEntries(
		Object.entries( sent )
			.filter( ( [ name ] ) => ! budgets[ name ] )
			.map( ( [ name, weights ] ) => [ name, row( weights ) ] )
	),
} );

/** A few bytes more than there are: another version of a compiler must not fail it. */
const row = ( weights ) => ( {
	...Object.fromEntries( Object.entries( weights ).map( withRoom ) ),
	why: Object.values( weights ).some( Boolean ) ? '' : 'Sends nothing of its own.',
} );

const withRoom = ( [ what, bytes ] ) => [ what, Math.ceil( ( bytes * 1.05 ) / 10 ) * 10 ];
