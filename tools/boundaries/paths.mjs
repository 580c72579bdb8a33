import { dirname, join } from 'node:path/posix';

/** A path from the root in a comment or a page. `{a,b}` stands for several names, `<name>`, `*` and `…` for any. */
const PATH = /(?<![\w./@-])(?:plugin|blocks|src|theme|tests|tools|docs)\/[\w./{},*<>@…-]*[\w}*>]/g;

/** Pages of docs, which another rule looks for in every file. */
const PAGE = /^docs\/[\w-]+\.md$/;

/** Folders that the build writes, and folders that are not in the repository. */
const BUILT = /^(plugin\/(build|vendor|languages)|theme\/build|src\/contracts|tests\/\.results)(\/|$)/;

/** Files with prose: pages, and sources with comments. */
const READ = /^((plugin|blocks|src|tests|tools|theme)\/.*\.(php|tsx?|mjs|css)|docs\/[^/]*\.md)$/;

/** @return {string[]} The paths that a path with `{a,b}` stands for. */
function spelledOut( path ) {
	const [ , before, inner, after ] = path.match( /^(.*?)\{([^{}]*)\}(.*)$/ ) ?? [];
	if ( inner === undefined ) {
		return [ path ];
	}
	// `{provider}` is a name that differs, such as `<provider>`.
	const names = inner.includes( ',' ) ? inner.split( ',' ).map( ( one ) => one.trim() ) : [ '*' ];
	return names.flatMap( ( one ) => spelledOut( before + one + after ) );
}

/** @return {(path: string) => boolean} Whether there is such a file, with or without its ending, or such a folder. */
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

/** Comments and pages name files of the other language, where no compiler finds a file that has moved. */
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
