import { SOURCE, sources } from './tree.mjs';

/** Every page of docs that code, tests or docs name has to be there. */
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

/** A name with a namespace: whole (`Vestibule\Kernel\Time\Clock`), or its end (`Time\Clock`). */
const NAME = /(?<![\w\\$/])\\?([A-Z]\w*(?:\\{1,2}[A-Z]\w*)+)/g;

/** Namespaces of others, and ours that are built or tested with. */
const OTHERS = /^(Vestibule\/)?(Contract|Vendor|Tests|WP_CLI|WpOrg|PHPMailer)(\/|$)/;

/** @return {Set<string>} The ends of the names of all classes and namespaces: Clock, Time/Clock, Kernel/Time/Clock, … */
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
 * Classes of the plugin that docs and comments name and that do not exist; in code PHPStan finds them. Classes are in
 * files that have their names; a namespace by itself is a folder.
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

/** The theme knows blocks by their names, and works without the plugin. */
export function themeFaults( { tree } ) {
	return tree.files
		.filter( ( file ) => /^theme\/(?!build\/).*\.php$/.test( file ) )
		.filter( ( file ) => /(?<![\w\\])\\{0,2}Vestibule\\/.test( tree.php( file ).code ) )
		.map( ( file ) => ( { where: file, what: 'names a class of the plugin' } ) );
}
