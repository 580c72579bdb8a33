/**
 * The arrows of docs/architecture.md, for PHP: a feature uses its own namespace, the features below it, Services,
 * Storage, Ajax, Http, Log, View, Contracts, Kernel, Module and the libraries of others (Vendor); only Plugin.php knows all; the
 * theme names no class of the plugin. A constructor takes six things at most, and no file is too long. A page of docs
 * that is named exists, and so does a class of the plugin that docs or comments name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { missingClasses } from './lib/named-classes.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const SOURCE = inRoot( 'plugin/src' );

/** What any feature may use. The kernel uses nothing, contracts only the kernel; Storage, Ajax, Http, Log and View no feature. */
const SHARED = [ 'Services', 'Storage', 'Ajax', 'Contract', 'Contracts', 'Kernel', 'Http', 'Log', 'View', 'Module', 'Vendor' ];

/** What the ground uses: the kernel nothing, contracts only the kernel. */
const GROUND = { Kernel: [ 'Kernel' ], Contracts: [ 'Contract', 'Contracts', 'Kernel' ] };

/**
 * Which features lie below a feature, or below a folder of one where screens, routes and commands stand above what they
 * show. No circles: what lies below never names what lies above.
 */
const BELOW = {
	Booking: [ 'Entries' ],
	Spam: [ 'Entries' ],
	Uploads: [ 'Entries' ],
	Form: [ 'Booking', 'Entries', 'Uploads' ],
	Mail: [ 'Booking', 'Form', 'Uploads' ],
	Webhook: [ 'Form' ],
	Entries: [ 'Booking', 'Form', 'Mail', 'Webhook' ],
	Api: [ 'Booking', 'Entries', 'Form' ],
	'Booking/Cli': [ 'Form' ],
	'Booking/Owner': [ 'Entries', 'Form' ],
};

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
	const below = [ feature, inSource( file ).slice( 0, 2 ).join( '/' ) ].flatMap( ( place ) => BELOW[ place ] ?? [] );
	const allowed = GROUND[ feature ] ?? [ feature, ...below, ...SHARED ];
	const names = new Set( used( readFileSync( file, 'utf8' ) ) );
	return [ ...names ]
		.filter( ( name ) => ! allowed.includes( name ) )
		.map( ( name ) => `${ relative( inRoot( '.' ), file ) }: ${ feature } uses Vestibule\\${ name }` );
}

/** Services that a constructor may take. Values have as many parts as they need, by name. */
const MOST = 6;
const PLAIN = /(^|\s)\??(string|int|bool|float|array|mixed)(\|null)?\s+\$/;

function constructorFaults() {
	return phpFiles( SOURCE ).flatMap( ( file ) => {
		const name = inSource( file ).join( '/' ).replace( '.php', '' );
		const found = withoutComments( readFileSync( file, 'utf8' ) ).match(
			/function __construct\(([\s\S]*?)\)\s*[{;]/
		);
		const taken = found?.[ 1 ]?.match( /[^,]*\$\w+/g ) ?? [];
		const isValue = taken.every( ( one ) => /\bpublic readonly\b/.test( one ) );
		const count = isValue ? 0 : taken.filter( ( one ) => ! PLAIN.test( one ) ).length;
		return count > MOST ? [ `plugin/src/${ name }.php: the constructor takes ${ count } services` ] : [];
	} );
}

/** Lines of code, without comments and empty ones; what is content and not code may have more. */
const LONGEST = 250;
const CONTENT = /^Demo\/content\//;

function lengthFaults() {
	return phpFiles( SOURCE )
		.map( ( file ) => [ inSource( file ).join( '/' ), readFileSync( file, 'utf8' ) ] )
		.filter( ( [ name ] ) => ! CONTENT.test( name ) )
		.map( ( [ name, php ] ) => [ name, withoutComments( php ).match( /^.*\S.*$/gm )?.length ?? 0 ] )
		.filter( ( [ , count ] ) => count > LONGEST )
		.map( ( [ name, count ] ) => `plugin/src/${ name }: ${ count } lines of code` );
}

function themeFaults() {
	return phpFiles( inRoot( 'theme' ) )
		.filter( ( file ) => used( readFileSync( file, 'utf8' ) ).length )
		.map( ( file ) => `${ relative( inRoot( '.' ), file ) }: the theme names a class of the plugin` );
}

const files = ( kinds ) =>
	execFileSync( 'git', [ 'ls-files' ], { cwd: ROOT, encoding: 'utf8' } )
		.split( '\n' )
		.filter( ( file ) => kinds.test( file ) && existsSync( inRoot( file ) ) );

/** Every page of docs that code, tests or docs name has to be there. */
function pageFaults() {
	return files( /\.(php|tsx?|[mc]?js|css|md|json)$/ ).flatMap( ( file ) =>
		[ ...readFileSync( inRoot( file ), 'utf8' ).matchAll( /\bdocs\/([\w-]+\.md)/g ) ]
			.filter( ( [ , page ] ) => ! existsSync( inRoot( `docs/${ page }` ) ) )
			.map( ( [ name ] ) => `${ file }: ${ name } does not exist` )
	);
}

/** Classes that docs and comments name; in code PHPStan finds them. */
function classFaults() {
	return files( /^(docs\/.*\.md|[^/]+\.md|(plugin|blocks|src)\/.*\.(php|tsx?))$/ ).flatMap( ( file ) =>
		missingClasses( readFileSync( inRoot( file ), 'utf8' ), file.match( /^plugin\/src\/(\w+)\// )?.[ 1 ] ).map(
			( name ) => `${ file }: the class ${ name } does not exist`
		)
	);
}

main( async () => {
	const faults = [
		...pluginFaults(),
		...constructorFaults(),
		...lengthFaults(),
		...themeFaults(),
		...pageFaults(),
		...classFaults(),
	];
	faults.forEach( ( fault ) => say( `✖ ${ fault }` ) );
	say( faults.length ? `${ faults.length } faults.` : 'PHP boundaries, pages of docs and names of classes hold.' );
	return faults.length ? 1 : 0;
} );
