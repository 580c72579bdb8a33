/* @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const TOOLS = join( __dirname, '../../../tools' );

/** Modules that a file imports: packages by name, files by path. */
const importsOf = ( file: string ): string[] =>
	[ ...readFileSync( file, 'utf8' ).matchAll( /^import\s(?:[^;]*?from\s)?'([^']+)'/gm ) ].map(
		( [ , name ] ) => `${ name }`
	);

function packagesOf( file: string, seen = new Set< string >() ): string[] {
	if ( seen.has( file ) ) {
		return [];
	}
	seen.add( file );
	return importsOf( file ).flatMap( ( name ) => {
		if ( name.startsWith( '.' ) ) {
			return packagesOf( join( dirname( file ), name ), seen );
		}
		return name.startsWith( 'node:' ) ? [] : `${ name } in ${ relative( TOOLS, file ) }`;
	} );
}

const commands = readdirSync( TOOLS, { recursive: true } )
	.map( ( file ) => join( TOOLS, String( file ) ) )
	.filter( ( file ) => file.endsWith( '.mjs' ) && ! file.includes( '/lib/' ) )
	.filter( ( file ) => importsOf( file ).some( ( name ) => name.endsWith( 'dependencies.mjs' ) ) )
	.filter( ( file ) => readFileSync( file, 'utf8' ).includes( 'nodeModules()' ) );

test.each( commands.map( ( file ) => relative( TOOLS, file ) ) )(
	'%s runs in a fresh clone and installs the packages itself',
	( file ) => expect( packagesOf( join( TOOLS, file ) ) ).toEqual( [] )
);

test( 'more than four commands install the packages themselves', () => expect( commands.length ).toBeGreaterThan( 4 ) );
