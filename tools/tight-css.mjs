import { beforeWriting } from './before-writing.mjs';

/** Texts and addresses stay as they are written. */
const KEPT = /url\(\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"')]*)\s*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;

/**
 * Takes out the spaces inside parentheses, which WordPress's style has and minifiers leave in `var( --name )`, those
 * after commas, and line breaks in selectors, of which one space is enough.
 *
 * @param {string} css Minified.
 * @public
 */
export const tight = ( css ) =>
	css.replace(
		new RegExp( `(${ KEPT })|([(,])\\s+|\\s+(\\))|\\n\\s*`, 'g' ),
		( _, kept = '', before = '', after = '' ) => kept || before + after || ' '
	);

/** A webpack plugin for sheets that are printed into pages, where each byte comes with each page. */
export const TIGHT_SHEETS = beforeWriting( 'TightSheets', ( files, compilation ) => {
	const { RawSource } = compilation.compiler.webpack.sources;
	files
		.filter( ( file ) => file.endsWith( '.css' ) )
		.forEach( ( file ) =>
			compilation.updateAsset( file, ( source ) => new RawSource( tight( String( source.source() ) ) ) )
		);
} );
