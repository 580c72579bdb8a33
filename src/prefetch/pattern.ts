/**
 * URL patterns of speculation rules, for browsers that know neither: all that can stand in a path of them. Addresses
 * with a query or a hash are never asked for.
 */
const TOKEN = /\\(.)|\((?:\\.|\(\?(?:\\.|[^()\\])*\)|[^()\\])+\)|[{}*?+#]|:\w+|./gsu;

const literal = ( text: string ) => text.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );

/** Path, query and hash of a pattern as sources of regular expressions; what is not there is anything. */
function sources( pattern: string ): string[] {
	const parts = [ '' ];
	let isGroup = false;
	for ( const [ token, escaped ] of pattern.matchAll( TOKEN ) ) {
		const isModifier = isGroup && /^[*?+]$/.test( token );
		isGroup = /^[})]$/.test( token.slice( -1 ) ) && ! escaped;
		let source = literal( escaped ?? token );
		if ( isModifier ) {
			source = token;
		} else if ( token === '#' || ( escaped ?? token ) === '?' ) {
			parts.push( '' );
			continue;
		} else if ( token === '*' ) {
			source = '.*';
		} else if ( token === '{' ) {
			source = '(?:';
		} else if ( token === '}' ) {
			source = ')';
		} else if ( escaped === undefined && token.length > 1 ) {
			source = token.startsWith( '(' ) ? `(?:${ token.slice( 1 ) }` : '[^/]+';
		}
		parts[ parts.length - 1 ] += source;
	}
	return parts;
}

/**
 * Whether an address without query and hash is one of a pattern.
 *
 * @throws For a pattern that this does not know, such as one of another host.
 */
export function pathMatcher( pattern: string ): ( path: string ) => boolean {
	if ( ! pattern.startsWith( '/' ) ) {
		throw new Error( pattern );
	}
	const [ path, ...rest ] = sources( pattern ).map( ( source ) => new RegExp( `^${ source }$`, 'su' ) );
	const isPossible = rest.every( ( part ) => part.test( '' ) );
	return ( name ) => isPossible && path !== undefined && path.test( name );
}
