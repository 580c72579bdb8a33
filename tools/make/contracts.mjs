/**
 * Generates types and block attributes from the plugin's JSON Schemas, so that a payload is defined only once. A schema
 * that no code uses is an error.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuiltContracts } from '../lib/built-contracts.mjs';
import { contractNames } from '../lib/contracts.mjs';
import { inRoot } from '../lib/paths.mjs';
import { className, writePhpTypes } from '../lib/php-types.mjs';
import { TYPES, writeTypes } from '../lib/types.mjs';
import { blocksWithAttributes } from './block-attributes.mjs';
import { settle } from './files.mjs';

const sources = ( folder, ending ) =>
	readdirSync( inRoot( folder ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && ending.test( entry.name ) )
		.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) )
		.filter( ( file ) => ! file.startsWith( TYPES ) )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );

/** Finds contracts that neither TypeScript nor PHP uses, because errors in them would not be noticed. */
function unused( names ) {
	const imported = sources( 'src', /\.tsx?$/ ) + sources( 'blocks', /\.tsx?$/ );
	const used = sources( 'plugin/src', /\.php$/ );
	return names.filter(
		( name ) =>
			! imported.includes( `/contracts/${ name }'` ) &&
			! imported.includes( `/contracts/${ name }.schema.json'` ) &&
			! new RegExp( `Vestibule.Contract.${ className( name ) }\\b` ).test( used ) &&
			! new RegExp( `(schema->\\w+\\(|schema,|\\b(?:in|out)put:) '${ name }'` ).test( used )
	);
}

export async function make( { check } ) {
	const names = contractNames();
	const faults = settle( blocksWithAttributes( names ), check );
	if ( ! check ) {
		await writeTypes();
		writeBuiltContracts();
		writePhpTypes();
	}
	return [ ...faults, ...unused( names ).map( ( name ) => `no code uses the contract ${ name }` ) ];
}
