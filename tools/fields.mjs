/**
 * `npm run fields`: the registers of field types and of their rules, made from the folders blocks/fields/*, and the
 * attributes of their blocks, which the classes in PHP name. A type with a file `live` comes as a chunk of its own, all
 * others with the form. With `--check` nothing is written: what is not up to date fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { fieldBlocks } from './lib/field-blocks.mjs';
import { fieldRegisters } from './lib/field-register.mjs';
import { main, say } from './lib/say.mjs';

main( () => {
	const check = process.argv.includes( '--check' );
	const stale = Object.entries( { ...fieldRegisters(), ...fieldBlocks() } ).filter(
		( [ file, text ] ) => readFileSync( inRoot( file ), { encoding: 'utf8', flag: 'a+' } ) !== text
	);
	if ( ! check ) {
		stale.forEach( ( [ file, text ] ) => writeFileSync( inRoot( file ), text ) );
	}
	const names = stale.map( ( [ file ] ) => file ).join( ', ' );
	say( names ? `${ check ? 'Not up to date' : 'Written' }: ${ names }` : 'The register knows every field type.' );
	return check && names ? 1 : 0;
} );
