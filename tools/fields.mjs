/**
 * `npm run fields`: the register of field types, made from the folders blocks/field-*. A type with a file `live` comes
 * as a chunk of its own, all others with the form. With `--check` nothing is written: a register that lacks a folder
 * fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { fieldRegisters } from './lib/field-registers.mjs';
import { main, say } from './lib/say.mjs';

main( () => {
	const check = process.argv.includes( '--check' );
	const stale = Object.entries( fieldRegisters() ).filter(
		( [ file, text ] ) => readFileSync( inRoot( file ), { encoding: 'utf8', flag: 'a+' } ) !== text
	);
	if ( ! check ) {
		stale.forEach( ( [ file, text ] ) => writeFileSync( inRoot( file ), text ) );
	}
	const names = stale.map( ( [ file ] ) => file ).join( ', ' );
	say( names ? `${ check ? 'Lacks a field type' : 'Written' }: ${ names }` : 'The registers know every field type.' );
	return check && names ? 1 : 0;
} );
