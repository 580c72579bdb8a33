/**
 * Webpack loader that moves the custom properties of a library from `:root` to the library's own element, so that the
 * plugin's properties override them. A new sheet with properties on `:root` makes the browser recalculate the styles of
 * the whole page. Used by webpack.config.mjs, which sets the element.
 *
 * @public
 */
export default function rooted( css ) {
	return css.replaceAll( ':root', `:where(${ this.getOptions().element })` );
}
