/**
 * Takes out of Splide what carousels do themselves, for the bundler to drop: a loader for its module. The names are
 * those of its table of components, so a version that has another table fails the build.
 */
const OURS = [ 'Arrows', 'Autoplay', 'Cover', 'Keyboard', 'LazyLoad', 'Pagination', 'Sync', 'Wheel', 'Live' ];

module.exports = function splideCore( source ) {
	const start = source.indexOf( 'var ComponentConstructors' );
	const end = source.indexOf( '});', start );
	const table = source.slice( start, end );
	const kept = OURS.reduce( ( text, name ) => {
		const line = new RegExp( `^\\s*${ name }: ${ name },?\\n`, 'm' );
		if ( ! line.test( text ) ) {
			throw new Error( `Splide has no component ${ name } any more.` );
		}
		return text.replace( line, '' );
	}, table );
	return source.slice( 0, start ) + kept + source.slice( end );
};
