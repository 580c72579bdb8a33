import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * What WordPress holds an attribute to before it prints a block: one that does not fit is its default there. A length
 * is not among them, since a text that is too long would be lost; the controls hold to it.
 */
const KEPT = [ 'type', 'enum', 'minimum', 'maximum', 'pattern', 'default' ];

const pick = ( property ) =>
	Object.fromEntries( KEPT.filter( ( key ) => key in property ).map( ( key ) => [ key, property[ key ] ] ) );

/**
 * The attributes of a block are those of the contract with `"x-block": true` that has the block's name. They are
 * written into its block.json, so that WordPress and the editor read one complete file. Answers the file when it
 * differed.
 */
export function writeAttributes( name, schemaFile, check ) {
	const file = `blocks/${ name }/block.json`;
	const schema = JSON.parse( readFileSync( schemaFile, 'utf8' ) );
	if ( ! schema[ 'x-block' ] || ! existsSync( inRoot( file ) ) ) {
		return null;
	}
	const text = readFileSync( inRoot( file ), 'utf8' );
	const block = JSON.parse( text );
	const attributes = Object.fromEntries(
		Object.entries( schema.properties ).map( ( [ key, property ] ) => [ key, pick( property ) ] )
	);
	if ( JSON.stringify( block.attributes ) === JSON.stringify( attributes ) ) {
		return null;
	}
	if ( ! check ) {
		writeFileSync( inRoot( file ), `${ JSON.stringify( { ...block, attributes }, null, '\t' ) }\n` );
	}
	return file;
}
