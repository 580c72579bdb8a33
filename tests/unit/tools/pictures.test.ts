/* @jest-environment node */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Groups that are reported on 10 June, and whether they are late. Their sources are called "now". */
const stale = ( record: unknown ): [ string, boolean ][] =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { staleGroups } from './tools/screenshots/record.mjs';
				const found = staleGroups( ${ JSON.stringify( record ) }, new Date( '2026-06-10' ), () => 'now' );
				console.log( JSON.stringify( found.map( ( { text, isLate } ) => [ text, isLate ] ) ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

test( 'pictures whose sources have changed are reported, and after a week they fail the check', () => {
	expect(
		stale( { screenshots: { taken: '2026-01-01', shows: 'now' }, tour: { taken: '2026-06-09', shows: 'now' } } )
	).toEqual( [] );
	expect(
		stale( {
			screenshots: { taken: '2026-06-09', shows: 'before' },
			tour: { taken: '2026-06-01', shows: 'before' },
		} )
	).toEqual( [
		[ expect.stringContaining( '"screenshots" are of 2026-06-09' ), false ],
		[ expect.stringContaining( '"tour" are of 2026-06-01' ), true ],
	] );
	expect( stale( {} ) ).toHaveLength( 2 );
} );
