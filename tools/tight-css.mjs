/** Texts and addresses stay as they are written. */
const KEPT = /url\(\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"')]*)\s*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;

/**
 * Takes out the spaces inside parentheses, which WordPress's style has and minifiers leave in `var( --name )`. For
 * webpack.config.mjs.
 *
 * @param {string} css Minified.
 * @public
 */
export const tight = ( css ) =>
	css.replace( new RegExp( `(${ KEPT })|(\\()\\s+|\\s+(\\))`, 'g' ), ( _, kept = '', open = '', close = '' ) =>
		kept ? kept : open + close
	);
