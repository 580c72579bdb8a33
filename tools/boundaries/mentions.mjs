import { SOURCE, sources } from './tree.mjs';

/** Finds names of docs pages that don't exist, in code, tests and docs. */
export function pageFaults( { tree } ) {
	const there = new Set( tree.files );
	return tree.files
		.filter( ( file ) => /\.(php|tsx?|[mc]?js|css|md|json)$/.test( file ) )
		.flatMap( ( file ) =>
			[ ...new Set( tree.text( file ).match( /\bdocs\/[\w-]+\.md/g ) ) ]
				.filter( ( name ) => ! there.has( name ) )
				.map( ( name ) => ( { where: file, what: `${ name } does not exist` } ) )
		);
}

/** Class name with a namespace: complete (`Vestibule\Kernel\Time\Clock`) or only its end (`Time\Clock`). */
const NAME = /(?<![\w\\$/])\\?([A-Z]\w*(?:\\{1,2}[A-Z]\w*)+)/g;

/** Namespaces of other projects, and namespaces of generated code and tests. */
const OTHERS = /^(Vestibule\/)?(Contract|Vendor|Tests|WP_CLI|WpOrg|PHPMailer)(\/|$)/;

/** @return {Set<string>} Every end of the name of every class and namespace: Clock, Time/Clock, Kernel/Time/Clock, … */
function endsOfNames( tree ) {
	const ends = new Set();
	for ( const file of sources( tree ) ) {
		const parts = [ 'Vestibule', ...file.slice( SOURCE.length, -'.php'.length ).split( '/' ) ];
		for ( let length = parts.length; length > 0; length-- ) {
			const path = parts.slice( 0, length );
			path.forEach( ( _, from ) => ends.add( path.slice( from ).join( '/' ) ) );
		}
	}
	return ends;
}

/**
 * Finds names of plugin classes in docs and comments that don't exist. PHPStan finds them in code. A class has the name
 * of its file, a namespace the name of its folder.
 */
export function classFaults( { tree } ) {
	const ends = endsOfNames( tree );
	return tree.files
		.filter( ( file ) => /^(docs\/.*\.md|[^/]+\.md|(plugin|blocks|src)\/.*\.(php|tsx?))$/.test( file ) )
		.flatMap( ( file ) => {
			const text = file.endsWith( '.php' ) ? tree.php( file ).comments : tree.text( file );
			const names = [ ...text.matchAll( NAME ) ].map( ( [ , name ] ) => name.replaceAll( /\\+/g, '/' ) );
			return [ ...new Set( names ) ]
				.filter( ( name ) => ! OTHERS.test( name ) && ! ends.has( name ) )
				.map( ( name ) => ( {
					where: file,
					what: `the class ${ name.replaceAll( '/', '\\' ) } does not exist`,
				} ) );
		} );
}

/**
 * Finds references to the plugin in the theme. The theme may only use block names, because it also works without the
 * plugin.
 */
export function themeFaults( { tree } ) {
	return tree.files
		.filter( ( file ) => /^theme\/(?!build\/).*\.php$/.test( file ) )
		.filter( ( file ) => /(?<![\w\\])\\{0,2}Vestibule\\/.test( tree.php( file ).code ) )
		.map( ( file ) => ( { where: file, what: 'names a class of the plugin' } ) );
}
