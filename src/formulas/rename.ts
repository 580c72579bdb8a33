/** Names in braces, and words; whatever else is in a formula stays as it is. */
const NAMES = /\{([^{}]{1,130})\}|[A-Za-z][A-Za-z0-9_]*/g;

const WORD = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A formula with other names for its fields, right or wrong as it stands; a word before a parenthesis is a function. */
export function renameInFormula( formula: string, rename: ( name: string ) => string ): string {
	return formula.replace( NAMES, ( found: string, braced: string | undefined, at: number ) => {
		const isFunction = braced === undefined && /^\s*\(/.test( formula.slice( at + found.length ) );
		const old = ( braced ?? found ).trim();
		const name = isFunction ? old : rename( old );
		const written = braced === undefined && WORD.test( name ) ? name : `{${ name }}`;
		return name === old ? found : written;
	} );
}
