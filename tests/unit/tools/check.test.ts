import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

test( 'a check that does not exist is refused with the list of those that do', () => {
	const { status, stdout } = spawnSync( process.execPath, [ 'tools/check.mjs', 'types', 'lint' ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	expect( status ).toBe( 1 );
	expect( stdout ).toMatch( /No such check: lint\. There are: .*lint:js/ );
} );
