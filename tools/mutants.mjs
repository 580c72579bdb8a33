/**
 * `npm run mutants`: changes the code in one place at a time and counts the changes that the tests see.
 *
 * `-- php` or `-- ts` measures one language, `-- --only Forms/Limits` the areas and files with these letters in their
 * name, `-- --only a.php:12,b.php:34` single mutants. `--per-file 5` chooses that many mutants of each file, `--list`
 * prints them and runs nothing. `--no-build` takes the bundles as they are. `--calls <file>` takes the recorded calls of
 * PHP from another run, which leaves them in `.cache/mutants-calls.json`.
 */
import { parseArgs } from 'node:util';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { buildIfStale } from './lib/build.mjs';
import { main, say, step } from './lib/say.mjs';
import { AREAS } from './mutants/areas.mjs';
import { described, explained, reasonFor, table } from './mutants/report.mjs';
import { filesOf, sample } from './mutants/sample.mjs';

/** Loaded after the packages that they need are installed. */
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

/** Whether `--only` names a file, or the line of a mutant: parts of paths, or whole ones with a line. */
const isIn = ( only, place ) =>
	only.split( ',' ).some( ( part ) => place.includes( part ) || part.startsWith( `${ place }:` ) );

/** Areas with their files, of those that `--only` names. */
const chosenAreas = ( language, only ) =>
	AREAS.filter( ( area ) => area.language === language )
		.map( ( area ) => ( {
			...area,
			files: filesOf( area ).filter( ( path ) => area.name === only || isIn( only, path ) ),
		} ) )
		.filter( ( { files } ) => files.length );

/** The tests run without a mutant at the start and at the end: what fails then says nothing about mutants. */
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

const wordFor = ( { isSeen, reason } ) => ( isSeen ? 'seen' : ( reason && 'same' ) || 'NOT SEEN' );

function conclude( areas, minutes ) {
	const results = areas.flatMap( ( area ) => area.results );
	say( `\n${ table( areas ) }\n` );
	for ( const { mutant, reason } of results.filter( ( { isSeen } ) => ! isSeen ) ) {
		say( `${ reason ? 'changes nothing' : 'NOT SEEN' }: ${ explained( mutant ) }` );
		say( reason ? `      ${ reason }` : '' );
	}
	say( `${ minutes } minutes` );
}

await main( measureAll );
