import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

test( 'an unknown check is rejected with the list of existing checks', () => {
	const { status, stdout } = spawnSync( process.execPath, [ 'tools/check.mjs', 'types', 'lint' ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	expect( status ).toBe( 1 );
	expect( stdout ).toMatch( /No such check: lint\. Available checks: .*lint:js/ );
} );
