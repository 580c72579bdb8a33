import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

type Selection = Record< 'unit' | 'php' | 'extension' | 'server' | 'install' | 'e2e', string[] | null >;

/** Selections for several lists of changed files, from one Node process, because Jest cannot load Node modules. */
function selections( ...changes: string[][] ): Selection[] {
	const { stdout } = spawnSync(
		process.execPath,
		[
			...[ '--input-type=module', '-e' ],
			`import { selection } from './tools/lib/changed.mjs';
			console.log( JSON.stringify( ${ JSON.stringify( changes ) }.map( ( files ) => selection( files, [ 'MAIN' ] ) ) ) );`,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	return JSON.parse( stdout ) as Selection[];
}

describe( 'tests chosen by npm test -- --changed', () => {
	const [ docs, seats, tabs, kernel, spec, conditions ] = selections(
		[ 'docs/booking.md' ],
		[ 'plugin/src/Calendar/Seats/Seats.php' ],
		[ 'blocks/tabs/block.json', 'blocks/tabs/style.css' ],
		[ 'plugin/src/Kernel/Time/Clock.php' ],
		[ 'tests/e2e/tabs.spec.ts' ],
		[ 'src/conditions/visible.ts' ]
	);

	test( 'no tests run if only the docs have changed', () => {
		expect( docs ).toEqual( {
			...{ unit: null, php: null, extension: null },
			...{ server: null, install: null, e2e: null },
		} );
	} );

	test( 'a change in a package runs its tests and the tests of packages that use it', () => {
		expect( seats?.php?.[ 1 ] ).toMatch( /\(Calendar\|.*Inbox.*\)/ );
		expect( seats?.php?.[ 1 ] ).not.toContain( 'Carousel' );
		expect( seats?.server ).toEqual( [] );
		expect( seats?.e2e ).toEqual( expect.arrayContaining( [ 'MAIN', 'tests/e2e/bookings-calendar.spec.ts' ] ) );
	} );

	test( 'a change in the kernel runs all PHPUnit tests', () => {
		expect( kernel?.php ).toEqual( [] );
	} );

	test( 'a change in a block runs the browser tests named after the block', () => {
		expect( tabs?.e2e ).toEqual(
			expect.arrayContaining( [ 'tests/e2e/tabs.spec.ts', 'tests/e2e/tabs-editor.spec.ts' ] )
		);
		expect( tabs?.php?.[ 1 ] ).toContain( 'Site\\\\Tabs' );
	} );

	test( 'a change in a browser test runs only this test', () => {
		expect( spec?.e2e ).toEqual( [ 'tests/e2e/tabs.spec.ts' ] );
		expect( spec?.php ).toBeNull();
	} );

	test( 'a change in a script runs the tests that import it', () => {
		expect( conditions?.unit ).toEqual(
			expect.arrayContaining( [ '--findRelatedTests', 'src/conditions/visible.ts' ] )
		);
	} );
} );
