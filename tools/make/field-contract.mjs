import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { fieldTypes } from './field-types.mjs';

const FILE = 'plugin/contracts/field.schema.json';

/** Returns the contract of the editor with all attributes of the PHP classes, by path. New ones are added at its end. */
export function fieldContract() {
	const text = readFileSync( inRoot( FILE ), 'utf8' );
	const { properties } = JSON.parse( text );
	const declared = Object.assign( {}, ...Object.values( fieldTypes() ).map( ( { schemas } ) => schemas ) );
	const added = Object.entries( declared )
		.filter( ( [ name ] ) => ! ( name in properties ) )
		.map( ( [ name, schema ] ) => `,\n\t\t"${ name }": ${ JSON.stringify( schema ) }` );
	return { [ FILE ]: text.replace( /\n\t\}\n\}\n$/, ( end ) => added.join( '' ) + end ) };
}
