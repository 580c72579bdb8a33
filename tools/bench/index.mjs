/**
 * `npm run bench`: what the plugin and the theme cost on a real server (PHP-FPM, nginx, MariaDB) and in a real browser,
 * beside a WordPress without them (docs/contributing.md). Not a test: numbers belong to the machine they were measured
 * on, ratios less so.
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
				// Part by part: what a later one breaks, this one keeps.
				const { write } = await import( './write.mjs' );
				await write( [ { ...part, ...result } ], core.version );
			}
			say( `    ${ Math.round( ( Date.now() - began ) / 1000 ) } s` );
		}
	} finally {
		await bench.stop();
	}
	const missed = results.flatMap( ( { findings } ) => findings.filter( ( { isMet } ) => isMet === false ) );
	say( missed.length ? `${ missed.length } goals are missed.` : 'All goals are met.' );
	return 0;
} );
