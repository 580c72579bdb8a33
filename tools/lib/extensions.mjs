/**
 * Extensions: plugins that developers write beside the product (docs/extensions.md). Each one is a folder of
 * `extensions/`, which is not in Git.
 */
import { existsSync, readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

export const EXTENSIONS = 'extensions';

/** Lists the names of all extensions. The main file of an extension has the name of its folder. */
export function extensions() {
	const folder = inRoot( EXTENSIONS );
	return existsSync( folder )
		? readdirSync( folder )
				.filter( ( name ) => existsSync( `${ folder }/${ name }/${ name }.php` ) )
				.sort()
		: [];
}

/**
 * Lists the extensions that a site can load. Leaves out those with a syntax error and prints the error, because
 * otherwise no page of the site would work.
 */
export function loadableExtensions() {
	return extensions().filter( ( name ) => {
		const error = syntaxError( `${ EXTENSIONS }/${ name }` );
		if ( error ) {
			say( `  The extension ${ name } is not loaded: ${ error }` );
		}
		return ! error;
	} );
}

/** Returns PHP's first message about a syntax error in the files of a folder. Empty if there is none. */
function syntaxError( folder ) {
	const files = readdirSync( inRoot( folder ), { recursive: true, encoding: 'utf8' } ).filter(
		( file ) => file.endsWith( '.php' ) && ! file.startsWith( 'vendor' )
	);
	for ( const file of files ) {
		const { status, stdout } = spawnSync( 'php', [ '-d', 'display_errors=1', '-l', `${ folder }/${ file }` ], {
			cwd: inRoot( '.' ),
			encoding: 'utf8',
		} );
		if ( status ) {
			return stdout.trim().split( '\n' )[ 0 ];
		}
	}
	return '';
}
