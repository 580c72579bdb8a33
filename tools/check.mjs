/**
 * `npm run check`: runs all checks that don't execute the code. `npm run check types lint:php` runs the named checks.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { ROOT } from './lib/paths.mjs';
import { writePhpTypes } from './lib/php-types.mjs';
import { main, say, step } from './lib/say.mjs';
import { writeTypes } from './lib/types.mjs';
import { writeWiring } from './lib/wiring.mjs';

/** Preparations of the checks. A check starts as soon as its preparation is done. */
const PREPARATIONS = {
	php: { needs: [], run: () => pluginLibraries().then( writePhpTypes ).then( writeWiring ) },
	packages: { needs: [], run: () => nodeModules().then( writeTypes ) },
	build: { needs: [ 'php', 'packages' ], run: buildIfStale },
};

/** Scripts of package.json with their preparation, slow ones first. */
const CHECKS = {
	...{ 'lint:php': 'php', phpstan: 'php' },
	...{ 'lint:js': 'packages', types: 'packages', 'lint:format': 'packages', directory: 'build' },
	...{ boundaries: 'packages', dead: 'packages', 'lint:css': 'packages' },
	...{ 'make:check': 'packages', versions: 'packages', pictures: 'packages', wording: 'packages' },
	budgets: 'build',
};

/** @return {Promise<string[]>} Name of the check if it failed, otherwise empty. */
function check( name ) {
	return new Promise( ( done ) => {
		const began = Date.now();
		const child = spawn( 'npm', [ 'run', '--silent', name ], { cwd: ROOT, shell: process.platform === 'win32' } );
		const said = [];
		child.stdout.on( 'data', ( part ) => said.push( part ) );
		child.stderr.on( 'data', ( part ) => said.push( part ) );
		child.on( 'exit', ( code ) => {
			const seconds = Math.round( ( Date.now() - began ) / 1000 );
			say( `${ code === 0 ? '✔' : '✖' } ${ name } (${ seconds } s)` );
			const text = Buffer.concat( said ).toString().trimEnd();
			// Print warnings of screenshots that will soon be out of date, too.
			if ( text && ( code !== 0 || name === 'pictures' ) ) {
				say( text );
			}
			done( code === 0 ? [] : [ name ] );
		} );
	} );
}

/** Runs the jobs in parallel, one per core. A job starts when the jobs that it needs are done. */
async function inParallel( jobs ) {
	const waiting = new Map( Object.entries( jobs ) );
	const done = new Set();
	const results = [];
	let announce = () => undefined;
	let change;
	const renew = () => ( change = new Promise( ( resolve ) => ( announce = resolve ) ) );
	renew();
	const worker = async () => {
		while ( waiting.size ) {
			const next = [ ...waiting ].find( ( [ , { needs } ] ) => needs.every( ( name ) => done.has( name ) ) );
			if ( ! next ) {
				await change;
				continue;
			}
			const [ name, { run } ] = next;
			waiting.delete( name );
			results.push( await run() );
			done.add( name );
			announce();
			renew();
		}
	};
	await Promise.all( cpus().map( worker ) );
	return results;
}

main( async () => {
	const wanted = process.argv.slice( 2 );
	const unknown = wanted.filter( ( name ) => ! ( name in CHECKS ) );
	if ( unknown.length ) {
		say( `No such check: ${ unknown.join( ', ' ) }. Available checks: ${ Object.keys( CHECKS ).join( ', ' ) }.` );
		return 1;
	}
	checkNode();
	const { build, ...preparations } = PREPARATIONS;
	const chosen = Object.entries( CHECKS ).filter( ( [ name ] ) => ! wanted.length || wanted.includes( name ) );
	step( `Checking: ${ chosen.map( ( [ name ] ) => name ).join( ', ' ) }` );
	const results = await inParallel( {
		...preparations,
		...( chosen.some( ( [ , need ] ) => need === 'build' ) ? { build } : {} ),
		...Object.fromEntries(
			chosen.map( ( [ name, need ] ) => [ name, { needs: [ need ], run: () => check( name ) } ] )
		),
	} );
	const failed = results.flatMap( ( result ) => result ?? [] );
	say( failed.length ? `Failed: ${ failed.join( ', ' ) }` : 'All checks passed.' );
	return failed.length ? 1 : 0;
} );
