/* @jest-environment node */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

test( 'the register knows every folder of a field type', () => {
	const tool = resolve( __dirname, '../../../tools/fields.mjs' );
	expect( execFileSync( process.execPath, [ tool, '--check' ], { encoding: 'utf8' } ) ).toContain(
		'every field type'
	);
} );
