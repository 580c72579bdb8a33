import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { SCHEMAS } from '../lib/types.mjs';

/**
 * What WordPress holds an attribute to before it prints a block: one that does not fit is its default there. A length
 * is not among them, since a text that is too long would be lost; the controls hold to it.
 */
const KEPT = [ 'type', 'enum', 'minimum', 'maximum', 'pattern', 'default' ];

const pick = ( property ) =>
	Object.fromEntries( KEPT.filter( ( key ) => key in property ).map( ( key ) => [ key, property[ key ] ] ) );

const isBlock = ( name ) => schemaOf( name )[ 'x-block' ] && existsSync( inRoot( `blocks/${ name }/block.json` ) );
const schemaOf = ( name ) => JSON.parse( readFileSync( join( SCHEMAS, `${ name }.schema.json` ), 'utf8' ) );

/**
 * The attributes of a block are those of the contract with `"x-block": true` that has the block's name. They are part of
 * its block.json, so that WordPress and the editor read one complete file.
 *
 * @param {string[]} names Of contracts.
 * @return {Record<string, string>} The block.json files by path.
 */
export const blocksWithAttributes = ( names ) =>
	Object.fromEntries(
		names.filter( isBlock ).map( ( name ) => {
			const file = `blocks/${ name }/block.json`;
			const text = readFileSync( inRoot( file ), 'utf8' );
			const block = JSON.parse( text );
			const attributes = Object.fromEntries(
				Object.entries( schemaOf( name ).properties ).map( ( [ key, property ] ) => [ key, pick( property ) ] )
			);
			const isSame = JSON.stringify( block.attributes ) === JSON.stringify( attributes );
			return [ file, isSame ? text : `${ JSON.stringify( { ...block, attributes }, null, '\t' ) }\n` ];
		} )
	);
