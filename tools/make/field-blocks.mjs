import { existsSync, readFileSync } from 'node:fs';
import { fieldFolder, inRoot } from '../lib/paths.mjs';
import { fieldTypes } from './field-types.mjs';

/**
 * Returns the block.json of each field with the attributes of its PHP class, by path. WordPress registers all blocks on
 * every request. With the attributes in the file, no field class is loaded on pages without a form.
 */
export const fieldBlocks = () =>
	Object.fromEntries(
		Object.entries( fieldTypes() )
			.map( ( [ type, { attributes } ] ) => [ `${ fieldFolder( type ) }/block.json`, attributes ] )
			.filter( ( [ file ] ) => existsSync( inRoot( file ) ) )
			.map( ( [ file, attributes ] ) => [
				file,
				withAttributes( readFileSync( inRoot( file ), 'utf8' ), attributes ),
			] )
	);

/** Replaces the attributes, or inserts them before `supports`. */
function withAttributes( text, attributes ) {
	const entries = Object.entries( JSON.parse( text ) ).filter( ( [ key ] ) => key !== 'attributes' );
	const at = entries.findIndex( ( [ key ] ) => key === 'supports' );
	return (
		JSON.stringify( Object.fromEntries( entries.toSpliced( at, 0, [ 'attributes', attributes ] ) ), null, '\t' ) +
		'\n'
	);
}
