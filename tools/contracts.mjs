/**
 * `npm run contracts`: TypeScript types and the attributes of blocks from the JSON Schemas of the plugin, so that a
 * payload is described once. With `--check` attributes that differ from their schema fail, and so does a schema that no
 * code uses.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAttributes } from './lib/block-attributes.mjs';
import { writeBuiltContracts } from './lib/built-contracts.mjs';
import { inRoot } from './lib/paths.mjs';
import { className, writePhpTypes } from './lib/php-types.mjs';
import { main, say } from './lib/say.mjs';
import { SCHEMAS, TYPES, contractNames, writeTypes } from './lib/types.mjs';

const sources = ( folder, ending ) =>
	readdirSync( inRoot( folder ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && ending.test( entry.name ) )
		.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) )
		.filter( ( file ) => ! file.startsWith( TYPES ) )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );

/** The contracts that neither TypeScript imports nor PHP reads: nobody would notice that they are wrong. */
function unused( names ) {
	const imported = sources( 'src', /\.tsx?$/ ) + sources( 'blocks', /\.tsx?$/ );
	const read = sources( 'plugin/src', /\.php$/ );
	return names.filter(
		( name ) =>
			! imported.includes( `/contracts/${ name }'` ) &&
			! imported.includes( `/contracts/${ name }.schema.json'` ) &&
			! new RegExp( `Vestibule.Contract.${ className( name ) }\\b` ).test( read ) &&
			! new RegExp( `(schema->\\w+\\(|schema,|routes->takes\\(|this->changing\\() '${ name }'` ).test( read )
	);
}

main( async () => {
	const check = process.argv.includes( '--check' );
	const names = contractNames();
	const drifted = names
		.map( ( name ) => writeAttributes( name, join( SCHEMAS, `${ name }.schema.json` ), check ) )
		.filter( Boolean );
	if ( drifted.length ) {
		say( `${ check ? 'Differs from its schema' : 'Written' }: ${ drifted.join( ', ' ) }` );
	}
	if ( ! check ) {
		await writeTypes();
		writeBuiltContracts();
		writePhpTypes();
		return 0;
	}
	const idle = unused( names );
	if ( idle.length ) {
		say( `Used by no code: ${ idle.join( ', ' ) }` );
	}
	return drifted.length + idle.length ? 1 : 0;
} );
