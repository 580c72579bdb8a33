/**
 * `npm run matrix`: installs the zips on every supported kind of site (tests/install), runs the database tests again on
 * SQLite, and prints a table of the results. `npm run matrix -- 6.8 network` only runs cells whose names contain these
 * words.
 */
import { cpus } from 'node:os';
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inCache } from './lib/paths.mjs';
import { forget } from './lib/site.mjs';
import { CannotGoOn, main, say, step } from './lib/say.mjs';
import { forEverything, missingPackages } from './native/programs.mjs';
import { e2eOnSqlite } from './suites/e2e.mjs';
import { phpOnSqlite } from './suites/php.mjs';

const FOLDER = inCache( `tests/matrix-${ process.pid }` );
const PORT = 9560;

/**
 * Kinds of servers. MariaDB comes from this machine and its PHP from Debian (8.2). Playground has SQLite and any PHP
 * version.
 */
const SERVERS = [ { name: 'MariaDB, PHP 8.2' }, { name: 'SQLite, PHP 8.5', php: '8.5' } ];

const INSTALLED = [ '7.1', '6.8' ].flatMap( ( wordpress ) =>
	SERVERS.flatMap( ( { name, php } ) =>
		[ false, true ].map( ( isNetwork ) => ( {
			name: `WordPress ${ wordpress }, ${ name }, ${ isNetwork ? 'network' : 'single site' }`,
			...{ wordpress, php, isNetwork, isInstalled: true, work: install },
		} ) )
	)
);
const CELLS = [
	...INSTALLED,
	{ name: 'PHPUnit on SQLite', php: '8.2', work: phpOnSqlite },
	{ name: 'a visit on SQLite', php: '8.2', work: e2eOnSqlite },
];

async function install( cell, zips ) {
	const { installAsOwner } = await import( './install/owner.mjs' );
	const core = await wordpressCore( { ...process.env, WP_VERSION: cell.wordpress } );
	const result = await installAsOwner( zips, { ...cell, core, folder: `${ FOLDER }/site`, port: PORT } );
	return { ...result, version: core.version };
}

async function run( cell, zips ) {
	step( cell.name );
	if ( ! cell.php && missingPackages().length ) {
		return { ...cell, said: `skipped. ${ forEverything() }`, isFaulty: false };
	}
	const began = Date.now();
	const result = await cell.work( cell, zips ).catch( ( error ) => ( {
		...{ passed: 0, failed: 1, skipped: 0 },
		problems: [ error instanceof CannotGoOn ? error.message : error.stack ],
	} ) );
	const { passed, failed, skipped, problems, version = '' } = result;
	problems.forEach( ( problem ) => say( `  ${ problem }` ) );
	const isFaulty = failed + skipped + problems.length > 0;
	const seconds = Math.round( ( Date.now() - began ) / 1000 );
	const counts = `${ passed } of ${ passed + failed + skipped } steps`;
	const where = version && ` (${ version })`;
	return { ...cell, said: `${ counts }, ${ problems.length } problems, ${ seconds } s${ where }`, isFaulty };
}

/** Builds the zips. Imported late, because the npm packages are installed after this command has started. */
const packed = async () => ( await import( './release/pack.mjs' ) ).pack( FOLDER );

main( async () => {
	const words = process.argv.slice( 2 );
	const cells = CELLS.filter( ( { name } ) => words.every( ( word ) => name.includes( word ) ) );
	checkNode();
	await nodeModules();
	await buildIfStale();
	const rows = [];
	try {
		const zips = cells.some( ( { isInstalled } ) => isInstalled ) ? await packed() : [];
		for ( const cell of cells ) {
			rows.push( await run( cell, zips ) );
		}
	} finally {
		forget( FOLDER );
	}
	const width = Math.max( ...rows.map( ( { name } ) => name.length ) );
	say( `\nOn ${ cpus().length } cores:` );
	rows.forEach( ( { name, said, isFaulty } ) =>
		say( `${ isFaulty ? '✖' : '✔' } ${ name.padEnd( width ) }  ${ said }` )
	);
	return rows.some( ( { isFaulty } ) => isFaulty ) ? 1 : 0;
} );
