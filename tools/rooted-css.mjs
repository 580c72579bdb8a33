/**
 * A webpack loader: custom properties that a package puts on `:root` stand on the package's own element, where they
 * give way to ours. On `:root` the styles of the whole page are computed again when such a sheet comes. For
 * webpack.config.mjs, which names the element.
 *
 * @public
 */
export default function rooted( css ) {
	return css.replaceAll( ':root', `:where(${ this.getOptions().element })` );
}
