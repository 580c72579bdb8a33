/**
 * `npm run check`: everything that can be said about the code without running it. `npm run check types lint:php` runs
 * some.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { ROOT } from './lib/paths.mjs';
import { writePhpTypes } from './lib/php-types.mjs';
import { main, say, step } from './lib/say.mjs';
import { writeTypes } from './lib/types.mjs';

/** The scripts of package.json, the slow ones first. */
const CHECKS = [
	'lint:php',
	'phpstan',
	'lint:js',
	'types',
	'dead',
	'lint:css',
	'lint:format',
	'boundaries',
	'contracts:check',
	'languages:check',
	'size',
	'budgets',
	'versions',
	'directory',
];

function run( name ) {
	return new Promise( ( done ) => {
		const began = Date.now();
		const child = spawn( 'npm', [ 'run', '--silent', name ], { cwd: ROOT, shell: process.platform === 'win32' } );
		const said = [];
		child.stdout.on( 'data', ( part ) => said.push( part ) );
		child.stderr.on( 'data', ( part ) => said.push( part ) );
		child.on( 'exit', ( code ) => {
			const seconds = Math.round( ( Date.now() - began ) / 1000 );
			say( `${ code === 0 ? '✔' : '✖' } ${ name } (${ seconds } s)` );
			if ( code !== 0 ) {
				say( Buffer.concat( said ).toString().trimEnd() );
			}
			done( code === 0 ? [] : [ name ] );
		} );
	} );
}

main( async () => {
	const wanted = process.argv.slice( 2 );
	const unknown = wanted.filter( ( name ) => ! CHECKS.includes( name ) );
	if ( unknown.length ) {
		say( `No such check: ${ unknown.join( ', ' ) }. There are: ${ CHECKS.join( ', ' ) }.` );
		return 1;
	}
	const queue = CHECKS.filter( ( name ) => ! wanted.length || wanted.includes( name ) );
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await writeTypes();
	writePhpTypes();
	if ( queue.includes( 'size' ) || queue.includes( 'budgets' ) ) {
		await buildIfStale();
	}
	step( `Checking: ${ queue.join( ', ' ) }` );
	const failed = [];
	const worker = async () => {
		for ( let name = queue.shift(); name; name = queue.shift() ) {
			failed.push( ...( await run( name ) ) );
		}
	};
	await Promise.all( cpus().map( worker ) );
	say( failed.length ? `Not in order: ${ failed.join( ', ' ) }` : 'All in order.' );
	return failed.length ? 1 : 0;
} );
