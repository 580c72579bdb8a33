/**
 * The arrows of docs/architecture.md, for PHP: a feature uses its own namespace, Storage, Ajax, Log, Contracts and Module;
 * only Plugin.php knows them all; the theme names no class of the plugin.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const SOURCE = inRoot( 'plugin/src' );

/** What any feature may use. Contracts themselves use nothing; Storage, Ajax, Log and View no feature. */
const SHARED = [ 'Storage', 'Ajax', 'Contracts', 'Log', 'View', 'Module' ];

function phpFiles( folder ) {
	return readdirSync( folder, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && entry.name.endsWith( '.php' ) )
		.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) );
}

/** Comments may name anything; what remains is code. */
const withoutComments = ( php ) => php.replace( /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, ' ' );

/** The first part after `Vestibule\` of every name the code uses: imports and names written in full alike. */
function used( php ) {
	return [ ...withoutComments( php ).matchAll( /(?<![\w\\])\\?Vestibule\\(\w+)/g ) ].map( ( [ , name ] ) => name );
}

const inSource = ( file ) => relative( SOURCE, file ).split( /[\\/]/ );

function pluginFaults() {
	return phpFiles( SOURCE )
		.filter( ( file ) => inSource( file ).length > 1 )
		.flatMap( ( file ) => faultsOf( file, inSource( file )[ 0 ] ) );
}

function faultsOf( file, feature ) {
	const allowed = feature === 'Contracts' ? [ 'Contracts' ] : [ feature, ...SHARED ];
	const names = new Set( used( readFileSync( file, 'utf8' ) ) );
	return [ ...names ]
		.filter( ( name ) => ! allowed.includes( name ) )
		.map( ( name ) => `${ relative( inRoot( '.' ), file ) }: ${ feature } uses Vestibule\\${ name }` );
}

function themeFaults() {
	return phpFiles( inRoot( 'theme' ) )
		.filter( ( file ) => used( readFileSync( file, 'utf8' ) ).length )
		.map( ( file ) => `${ relative( inRoot( '.' ), file ) }: the theme names a class of the plugin` );
}

main( async () => {
	const faults = [ ...pluginFaults(), ...themeFaults() ];
	faults.forEach( ( fault ) => say( `✖ ${ fault }` ) );
	say( faults.length ? `${ faults.length } arrows point the wrong way.` : 'PHP boundaries hold.' );
	return faults.length ? 1 : 0;
} );
