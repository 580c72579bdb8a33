/**
 * `npm run fields`: the register of field types, made from the folders blocks/field-*. A type with a file `live` comes
 * as a chunk of its own, all others with the form. With `--check` nothing is written: a register that lacks a folder
 * fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { fieldRegister } from './lib/field-register.mjs';
import { main, say } from './lib/say.mjs';

const FILE = 'blocks/form/fields.ts';

main( () => {
	const check = process.argv.includes( '--check' );
	const text = fieldRegister();
	const isStale = readFileSync( inRoot( FILE ), { encoding: 'utf8', flag: 'a+' } ) !== text;
	if ( isStale && ! check ) {
		writeFileSync( inRoot( FILE ), text );
	}
	say(
		isStale ? `${ check ? 'Lacks a field type' : 'Written' }: ${ FILE }` : 'The register knows every field type.'
	);
	return check && isStale ? 1 : 0;
} );
