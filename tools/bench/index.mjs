/**
 * `npm run bench`: measures the cost of the plugin and the theme on a real server (PHP-FPM, nginx, MariaDB) and in a
 * real browser, compared with WordPress alone (docs/contributing.md). Not a test, because the numbers depend on the
 * machine. The ratios depend on it much less.
 */
import { wordpressCore } from '../core/index.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from '../lib/dependencies.mjs';
import { main, say, step } from '../lib/say.mjs';
import { requirePrograms } from '../native/programs.mjs';
import { readArguments } from './arguments.mjs';
import { newBench } from './bench.mjs';
import { PARTS } from './parts.mjs';
import { table } from './table.mjs';

main( async () => {
	const asked = readArguments(
		process.argv.slice( 2 ),
		PARTS.map( ( { name } ) => name )
	);
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	await requirePrograms();
	const core = await wordpressCore();
	const parts = PARTS.filter( ( { name } ) => asked.names.includes( name ) );
	const bench = newBench( core, asked.share, asked.others );
	const results = [];
	try {
		for ( const [ index, part ] of parts.entries() ) {
			step( `${ index + 1 } of ${ parts.length }: ${ part.name } – ${ part.title }` );
			const began = Date.now();
			const result = await part.measure( bench );
			results.push( { ...part, ...result } );
			say( `\n${ table( result.findings ) }\n${ ( result.notes ?? [] ).join( '\n' ) }\n` );
			if ( asked.isWritten ) {
				// Write after each part, so that results are not lost if a later part fails.
				const { write } = await import( './write.mjs' );
				await write( [ { ...part, ...result } ], core.version );
			}
			say( `    ${ Math.round( ( Date.now() - began ) / 1000 ) } s` );
		}
	} finally {
		await bench.stop();
	}
	const missed = results.flatMap( ( { findings } ) => findings.filter( ( { isMet } ) => isMet === false ) );
	say( missed.length ? `${ missed.length } goals missed.` : 'All goals met.' );
	return 0;
} );
