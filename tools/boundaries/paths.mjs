import { dirname, join } from 'node:path/posix';

/** Path from the root in a comment or a page. `{a,b}` lists several names. `<name>`, `*` and `…` match any name. */
const PATH = /(?<![\w./@-])(?:plugin|blocks|src|theme|tests|tools|docs)\/[\w./{},*<>@…-]*[\w}*>]/g;

/** Pages of docs, which `pageFaults` checks in every file. */
const PAGE = /^docs\/[\w-]+\.md$/;

/** Folders of generated files, and folders outside the repository. */
const BUILT = /^(plugin\/(build|vendor|languages)|theme\/build|src\/contracts|tests\/\.results)(\/|$)/;

/** Files with text to check: pages of docs, and source files with comments. */
const READ = /^((plugin|blocks|src|tests|tools|theme)\/.*\.(php|tsx?|mjs|css)|docs\/[^/]*\.md)$/;

/** @return {string[]} All paths that a path with `{a,b}` describes. */
function spelledOut( path ) {
	const [ , before, inner, after ] = path.match( /^(.*?)\{([^{}]*)\}(.*)$/ ) ?? [];
	if ( inner === undefined ) {
		return [ path ];
	}
	// A single name in braces, such as `{provider}`, is a placeholder.
	const names = inner.includes( ',' ) ? inner.split( ',' ).map( ( one ) => one.trim() ) : [ '*' ];
	return names.flatMap( ( one ) => spelledOut( before + one + after ) );
}

/**
 * @return {(path: string) => boolean} Function that checks whether a file (with or without its extension) or folder
 * exists.
 */
function finder( files ) {
	const names = new Set(
		files.flatMap( ( file ) => [ file, file.replace( /\.\w+$/, '' ), file.replace( /(\.\w+)+$/, '' ) ] )
	);
	for ( const file of files ) {
		for ( let folder = dirname( file ); folder !== '.'; folder = dirname( folder ) ) {
			names.add( folder );
		}
	}
	return ( path ) => {
		if ( ! /[*<…]/.test( path ) ) {
			return names.has( join( path, '.' ) );
		}
		const shape = path.replaceAll( /[.+]/g, '\\$&' ).replaceAll( /<[^>]*>|\*+|…/g, '.*' );
		const pattern = new RegExp( `^${ shape }$` );
		return [ ...names ].some( ( one ) => pattern.test( one ) );
	};
}

/** @return {string} The comments of a source file, or the whole text of a page of docs. */
function proseOf( file, tree ) {
	if ( file.endsWith( '.md' ) ) {
		return tree.text( file );
	}
	return file.endsWith( '.php' )
		? tree.php( file ).comments
		: ( tree.text( file ).match( /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm ) ?? [] ).join( '\n' );
}

/** Finds paths in comments and docs that don't exist. No compiler notices when such a file moves. */
export function pathFaults( { tree } ) {
	const isThere = finder( tree.files );
	return tree.files
		.filter( ( file ) => READ.test( file ) )
		.flatMap( ( file ) =>
			[ ...new Set( ( proseOf( file, tree ).match( PATH ) ?? [] ).flatMap( spelledOut ) ) ]
				.filter( ( path ) => ! BUILT.test( path ) && ! PAGE.test( path ) && ! isThere( path ) )
				.map( ( path ) => ( { where: file, what: `the path ${ path } does not exist` } ) )
		);
}
