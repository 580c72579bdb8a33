import { existsSync, readFileSync } from 'node:fs';
import { readContract } from '../lib/contracts.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * Schema keywords that WordPress checks before it renders a block. Invalid attributes get their default. The maximum
 * length is not included, because a text that is too long would be lost. The editor's controls limit the length.
 */
const KEPT = [ 'type', 'enum', 'minimum', 'maximum', 'pattern', 'default' ];

/** Blocks that have the supports and styles of another block. */
const LIKE = { booking: 'form' };

const pick = ( property ) =>
	Object.fromEntries( KEPT.filter( ( key ) => key in property ).map( ( key ) => [ key, property[ key ] ] ) );

const fileOf = ( name ) => `blocks/${ name }/block.json`;
const textOf = ( name ) => readFileSync( inRoot( fileOf( name ) ), 'utf8' );
const isBlock = ( name ) => readContract( name )[ 'x-block' ] && existsSync( inRoot( fileOf( name ) ) );

/**
 * The attributes of a block are those of the contract with `"x-block": true` that has the block's name. They are part of
 * its block.json, so that WordPress and the editor read one complete file.
 *
 * @param {string[]} names Names of contracts.
 * @return {Record<string, string>} The block.json files by path.
 */
export const blocksWithAttributes = ( names ) =>
	Object.fromEntries(
		names.filter( isBlock ).map( ( name ) => {
			const text = textOf( name );
			const block = JSON.parse( text );
			const { supports, styles } = name in LIKE ? JSON.parse( textOf( LIKE[ name ] ) ) : block;
			const attributes = Object.fromEntries(
				Object.entries( readContract( name ).properties ).map( ( [ key, property ] ) => [
					key,
					pick( property ),
				] )
			);
			const made = JSON.stringify( { ...block, attributes, supports, styles }, null, '\t' );
			return [ fileOf( name ), made === JSON.stringify( block, null, '\t' ) ? text : `${ made }\n` ];
		} )
	);
