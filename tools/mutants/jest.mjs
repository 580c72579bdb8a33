/** Runs Jest on mutants. No file is changed: the transform replaces the code of one file (jest-transform.cjs). */
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithUs } from '../lib/children.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { mutatedText } from './sample.mjs';
import { patience } from './trial.mjs';

const FOLDER = inCache( `mutants-${ process.pid }` );
const CODE = join( FOLDER, 'mutant.txt' );
const FIRST_LIMIT_MS = 600_000;
const LATE = 'time limit';
const DIED = 'the process ended';

export function startJest() {
	mkdirSync( FOLDER, { recursive: true } );
	const server = jestServer();
	return {
		areaRunner: ( area ) => areaRunner( server, area ),
		stop: async () => {
			server.stop();
			rmSync( FOLDER, { recursive: true, force: true } );
		},
	};
}

const newChild = () =>
	endWithUs(
		fork( inRoot( 'tools/mutants/jest-server.mjs' ), {
			cwd: inRoot( '.' ),
			env: { ...process.env, NODE_ENV: 'test', BABEL_ENV: 'test' },
			stdio: [ 'ignore', 'ignore', 'inherit', 'ipc' ],
		} )
	);

/** A process of Jest (jest-server.mjs), which is replaced when a run exceeds its time limit. */
function jestServer() {
	let child;
	const stop = () => {
		child?.kill( 'SIGKILL' );
		child = undefined;
	};
	const attempt = ( task, ms ) =>
		new Promise( ( resolve, reject ) => {
			child ??= newChild();
			const end = ( result ) => {
				clearTimeout( timer );
				child.removeAllListeners( 'message' ).removeAllListeners( 'error' ).removeListener( 'exit', died );
				if ( result === LATE || result === DIED ) {
					stop();
				}
				resolve( result );
			};
			const died = () => end( DIED );
			const timer = setTimeout( () => end( LATE ), ms );
			child.once( 'error', reject );
			child.once( 'exit', died );
			child.once( 'message', end );
			child.send( { ...task, code: CODE } );
		} );
	/** Tests a mutant again in a new process if the process ended, because an earlier mutant may have caused that. */
	const run = async ( task, ms ) => {
		const result = await attempt( task, ms );
		return result === DIED ? attempt( task, ms ) : result;
	};
	return { run, stop };
}

/**
 * Tests of one area, in two steps: the tests of the same folder, then all tests that import the file.
 *
 * @return {{ control: () => Promise<void>, findTest: (mutant: object) => Promise<string> }} `control` checks that
 * the tests pass without a mutant; `findTest` returns the name of the first test that fails, or an empty string.
 */
function areaRunner( server, area ) {
	let time = FIRST_LIMIT_MS;
	const near = { tests: area.near.flatMap( testsIn ), isRelated: false };
	return {
		control: async () => {
			server.stop();
			const began = Date.now();
			const failed = await server.run( { ...near, path: '' }, FIRST_LIMIT_MS );
			if ( failed ) {
				throw new CannotGoOn( `a test of ${ area.name } fails without a mutant: ${ failed }` );
			}
			time = Date.now() - began;
		},
		findTest: async ( mutant ) => {
			writeFileSync( CODE, mutatedText( mutant ) );
			const { path } = mutant;
			return (
				( await server.run( { ...near, path }, patience( time ) ) ) ||
				server.run( { tests: [ path ], isRelated: true, path }, FIRST_LIMIT_MS )
			);
		},
	};
}

const testsIn = ( path ) =>
	statSync( inRoot( path ) ).isDirectory()
		? readdirSync( inRoot( path ) ).map( ( file ) => join( path, file ) )
		: [ path ];
