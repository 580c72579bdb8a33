import { beforeWriting } from './before-writing.mjs';

/** Strings and URLs, which must not change. */
const KEPT = /url\(\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"')]*)\s*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;

/**
 * Removes spaces that minifiers leave in: inside parentheses, such as in `var( --name )`, and after commas. Replaces
 * line breaks in selectors with a space.
 *
 * @param {string} css Minified style sheet.
 * @public
 */
export const tight = ( css ) =>
	css.replace(
		new RegExp( `(${ KEPT })|([(,])\\s+|\\s+(\\))|\\n\\s*`, 'g' ),
		( _, kept = '', before = '', after = '' ) => kept || before + after || ' '
	);

/** Webpack plugin for style sheets that are printed inline, because their bytes are part of each page. */
export const TIGHT_SHEETS = beforeWriting( 'TightSheets', ( files, compilation ) => {
	const { RawSource } = compilation.compiler.webpack.sources;
	files
		.filter( ( file ) => file.endsWith( '.css' ) )
		.forEach( ( file ) =>
			compilation.updateAsset( file, ( source ) => new RawSource( tight( String( source.source() ) ) ) )
		);
} );
