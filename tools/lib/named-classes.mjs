import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const SOURCE = 'plugin/src';

/** A name with a namespace, whole (`Vestibule\Form\Token`) or from the feature on (`Form\Token`). */
const NAME = /(?<![\w\\$/])(?:\\?Vestibule\\)?([A-Z]\w*(?:\\{1,2}[A-Z]\w*)+)/g;

/** Classes are in files that have their names; a namespace by itself is a folder. */
const isThere = ( path ) => existsSync( inRoot( `${ path }.php` ) ) || existsSync( inRoot( path ) );

/**
 * The classes of the plugin that a text names and that do not exist. What begins with another word is somebody else's, as
 * are libraries.
 *
 * @param {string} text
 * @param {string} feature Whose file it is: its code leaves its own namespace out.
 */
export function missingClasses( text, feature = '' ) {
	const features = readdirSync( inRoot( SOURCE ) );
	return [ ...text.matchAll( NAME ) ]
		.map( ( [ , name ] ) => name.replaceAll( /\\+/g, '/' ) )
		.filter( ( path ) => features.includes( path.split( '/' )[ 0 ] ) )
		.filter( ( path ) => ! isThere( `${ SOURCE }/${ path }` ) )
		.filter( ( path ) => ! feature || ! isThere( `${ SOURCE }/${ feature }/${ path }` ) )
		.map( ( path ) => path.replaceAll( '/', '\\' ) );
}
