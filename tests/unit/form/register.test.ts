/* @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

test( 'the generated registers and blocks of field types match the folders and classes', () => {
	const tool = resolve( __dirname, '../../../tools/make.mjs' );
	const { status, stdout } = spawnSync( process.execPath, [ tool, '--check', 'fields', 'wpml' ], {
		encoding: 'utf8',
	} );
	expect( stdout ).toBe( '' );
	expect( status ).toBe( 0 );
} );
