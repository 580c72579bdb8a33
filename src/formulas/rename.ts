/** Pattern for names in braces, and for words. The rest of the formula is not changed. */
const NAMES = /\{([^{}]{1,130})\}|[A-Za-z][A-Za-z0-9_]*/g;

const WORD = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Renames fields in a formula, even if it is invalid. A word before a parenthesis is a function and is not renamed. */
export function renameInFormula( formula: string, rename: ( name: string ) => string ): string {
	return formula.replace( NAMES, ( found: string, braced: string | undefined, at: number ) => {
		const isFunction = braced === undefined && /^\s*\(/.test( formula.slice( at + found.length ) );
		const old = ( braced ?? found ).trim();
		const name = isFunction ? old : rename( old );
		const written = braced === undefined && WORD.test( name ) ? name : `{${ name }}`;
		return name === old ? found : written;
	} );
}
