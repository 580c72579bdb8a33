/**
 * `npm run mutants`: mutation tests. Changes the code in one place at a time and counts the changes that the tests
 * detect.
 *
 * `-- php` or `-- ts` selects one language. `-- --only Forms/Limits` selects areas and files whose names contain the
 * text, `-- --only a.php:12,b.php:34` selects single mutants. `--per-file 5` limits the mutants per file. `--list`
 * prints the mutants and runs nothing. `--no-build` uses the existing bundles. `--calls <file>` uses the recorded PHP
 * calls of another run, which writes them to `.cache/mutants-calls.json`.
 */
import { parseArgs } from 'node:util';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { buildIfStale } from './lib/build.mjs';
import { main, say, step } from './lib/say.mjs';
import { AREAS } from './mutants/areas.mjs';
import { described, explained, reasonFor, table } from './mutants/report.mjs';
import { filesOf, sample } from './mutants/sample.mjs';

/** Loaded late, because the npm packages must be installed first. */
const LANGUAGES = {
	php: async () => {
		const { phpMutants, startPhp } = await import( './mutants/php.mjs' );
		return { mutantsOf: phpMutants, start: startPhp };
	},
	ts: async () => {
		const { typescriptMutants } = await import( './mutants/typescript.mjs' );
		const { startJest } = await import( './mutants/jest.mjs' );
		return { mutantsOf: typescriptMutants, start: startJest };
	},
};

async function measureAll() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			only: { type: 'string' },
			'per-file': { type: 'string' },
			list: { type: 'boolean' },
			calls: { type: 'string' },
			'no-build': { type: 'boolean' },
		},
	} );
	checkNode();
	await nodeModules();
	await pluginLibraries();
	const began = Date.now();
	const areas = [];
	for ( const language of Object.keys( LANGUAGES ) ) {
		if ( ! positionals.length || positionals.includes( language ) ) {
			areas.push( ...( await measure( language, values ) ) );
		}
	}
	if ( ! values.list ) {
		conclude( areas, Math.round( ( Date.now() - began ) / 60_000 ) );
	}
	return areas.some( ( { results } ) => results.some( isFault ) ) ? 1 : 0;
}

/** Chooses the mutants of a language and runs the tests of each. */
async function measure( language, { only = '', 'per-file': perFile, list, calls, 'no-build': isBuilt } ) {
	const { mutantsOf, start } = await LANGUAGES[ language ]();
	const areas = chosenAreas( language, only );
	const found = mutantsOf( areas.flatMap( ( { files } ) => files ) );
	for ( const area of areas ) {
		const count = Number( perFile ?? area.perFile );
		area.mutants = area.files
			.flatMap( ( path ) => sample( path, found[ path ], count ) )
			.filter( ( { path, line } ) => area.name === only || isIn( only, `${ path }:${ line }` ) );
	}
	if ( list ) {
		areas.flatMap( ( { mutants } ) => mutants ).forEach( ( mutant ) => say( explained( mutant ) ) );
		return [];
	}
	if ( ! areas.length ) {
		return [];
	}
	if ( language === 'php' && ! isBuilt ) {
		await buildIfStale();
	}
	const runner = await start( areas, calls );
	try {
		return await inOrder( areas, ( area ) => measureArea( area, runner.areaRunner( area ) ) );
	} finally {
		await runner.stop();
	}
}

/**
 * Checks whether `--only` includes a file or the line of a mutant. It contains parts of paths, or full paths with a
 * line.
 */
const isIn = ( only, place ) =>
	only.split( ',' ).some( ( part ) => place.includes( part ) || part.startsWith( `${ place }:` ) );

/** Returns the areas that `--only` selects, with their files. */
const chosenAreas = ( language, only ) =>
	AREAS.filter( ( area ) => area.language === language )
		.map( ( area ) => ( {
			...area,
			files: filesOf( area ).filter( ( path ) => area.name === only || isIn( only, path ) ),
		} ) )
		.filter( ( { files } ) => files.length );

/**
 * Runs the tests of an area's mutants. Also runs them without a mutant at the start and at the end, because a test that
 * fails without a mutant detects nothing.
 */
async function measureArea( { name, mutants }, { control, findTest } ) {
	step( `${ name }: ${ mutants.length } mutants` );
	await control();
	const results = await inOrder( mutants, async ( mutant ) => {
		const test = await findTest( mutant );
		const result = { mutant, isSeen: test !== '', reason: test === '' ? reasonFor( mutant ) : undefined };
		say( `  ${ wordFor( result ) } ${ described( mutant ) }${ test && ` (${ test })` }` );
		return result;
	} );
	await control();
	return { name, results };
}

async function inOrder( items, work ) {
	const results = [];
	for ( const item of items ) {
		results.push( await work( item ) );
	}
	return results;
}

const isFault = ( { isSeen, reason } ) => ! isSeen && ! reason;

const wordFor = ( { isSeen, reason } ) => ( isSeen ? 'detected' : ( reason && 'no effect' ) || 'NOT DETECTED' );

function conclude( areas, minutes ) {
	const results = areas.flatMap( ( area ) => area.results );
	say( `\n${ table( areas ) }\n` );
	for ( const { mutant, reason } of results.filter( ( { isSeen } ) => ! isSeen ) ) {
		say( `${ reason ? 'no effect' : 'NOT DETECTED' }: ${ explained( mutant ) }` );
		say( reason ? `      ${ reason }` : '' );
	}
	say( `${ minutes } minutes` );
}

await main( measureAll );
