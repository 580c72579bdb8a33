/** Babel's transform of the unit tests. The file MUTANT_FILE has the text of the file MUTANT_CODE instead of its own. */
const { readFileSync } = require( 'node:fs' );
const babel = require( '@wordpress/scripts/config/babel-transform' );

const codeOf = ( code, path ) =>
	path === process.env.MUTANT_FILE ? readFileSync( process.env.MUTANT_CODE, 'utf8' ) : code;

module.exports = {
	...babel,
	process: ( code, path, options ) => babel.process( codeOf( code, path ), path, options ),
	getCacheKey: ( code, path, options ) => babel.getCacheKey( codeOf( code, path ), path, options ),
};
