/**
 * `npm run contracts`: TypeScript types and the attributes of blocks from the JSON Schemas of the plugin, so that a
 * payload is described once.
 * With `--check` nothing is written: a file that differs from its schema fails, and so does a schema that no code uses.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { writeAttributes } from './lib/block-attributes.mjs';
import { writeBuiltContracts } from './lib/built-contracts.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const SCHEMAS = inRoot( 'plugin/contracts' );
const TYPES = inRoot( 'src/contracts' );
const BANNER = '/* Generated from plugin/contracts by `npm run contracts`; edit there. */';

async function typesOf( schema ) {
	return compileFromFile( schema, {
		bannerComment: BANNER,
		additionalProperties: false,
		// Limits are for the validator: tuples of every length would say nothing more here.
		ignoreMinAndMaxItems: true,
		style: { useTabs: true, singleQuote: true, printWidth: 120 },
	} );
}

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
			! new RegExp( `(schema->\\w+\\(|schema,|routes->takes\\() '${ name }'` ).test( read )
	);
}

main( async () => {
	const check = process.argv.includes( '--check' );
	const names = readdirSync( SCHEMAS )
		.filter( ( file ) => file.endsWith( '.schema.json' ) )
		.map( ( file ) => file.replace( '.schema.json', '' ) );
	const drifted = [];
	for ( const name of names ) {
		const target = join( TYPES, `${ name }.ts` );
		const types = await typesOf( join( SCHEMAS, `${ name }.schema.json` ) );
		if ( ! existsSync( target ) || readFileSync( target, 'utf8' ) !== types ) {
			drifted.push( `src/contracts/${ name }.ts` );
			if ( ! check ) {
				writeFileSync( target, types );
			}
		}
	}
	for ( const name of names ) {
		const file = writeAttributes( name, join( SCHEMAS, `${ name }.schema.json` ), check );
		drifted.push( ...( file ? [ file ] : [] ) );
	}
	for ( const file of readdirSync( TYPES ).filter( ( entry ) => ! names.includes( entry.replace( /\.ts$/, '' ) ) ) ) {
		drifted.push( `src/contracts/${ file } (its schema is gone)` );
		if ( ! check ) {
			rmSync( join( TYPES, file ) );
		}
	}
	if ( ! check ) {
		writeBuiltContracts();
	}
	say(
		drifted.length
			? `${ check ? 'Differs from its schema' : 'Written' }: ${ drifted.join( ', ' ) }`
			: 'Types and schemas agree.'
	);
	const idle = check ? unused( names ) : [];
	if ( idle.length ) {
		say( `Used by no code: ${ idle.join( ', ' ) }` );
	}
	return check && drifted.length + idle.length ? 1 : 0;
} );
