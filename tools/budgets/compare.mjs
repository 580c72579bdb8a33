/** What is beyond its budget, has none, or is gone: each as a sentence that says what to do. */
const FILE = 'tools/budgets/budgets.json';

/**
 * @param {string}                                            kind    Such as `blocks`.
 * @param {Record<string, Record<string, number>>}            sent    Bytes by name and what.
 * @param {Record<string, Record<string, number | string>>} budgets The same with a reason each, `why`.
 * @return {string[]}
 */
export function compare( kind, sent, budgets ) {
	const missing = Object.keys( sent )
		.filter( ( name ) => ! budgets[ name ] )
		.map( ( name ) => `${ kind } "${ name }" has no budget: add it to ${ FILE }, ${ row( sent[ name ] ) }.` );
	const gone = Object.keys( budgets )
		.filter( ( name ) => ! sent[ name ] )
		.map( ( name ) => `${ kind } "${ name }" is not built: take its budget out of ${ FILE }.` );
	const unexplained = Object.keys( budgets )
		.filter( ( name ) => sent[ name ] && ! budgets[ name ].why )
		.map( ( name ) => `${ kind } "${ name }" has no reason: say in its "why" what people get for the bytes.` );
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

/** A few more than there are: another version of a compiler must not fail it. */
const row = ( weights ) =>
	JSON.stringify( { ...Object.fromEntries( Object.entries( weights ).map( withRoom ) ), why: '…' } );

const withRoom = ( [ what, bytes ] ) => [ what, Math.ceil( ( bytes * 1.05 ) / 10 ) * 10 ];
