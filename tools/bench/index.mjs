/**
 * `npm run bench`: what the plugin costs on a real server (PHP-FPM, nginx, MariaDB) and in a real browser, beside the
 * limits the project has set itself. Not a test: numbers belong to the machine they were measured on.
 */
import { wordpressCore } from '../core/index.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from '../lib/dependencies.mjs';
import { CannotGoOn, main, say, step } from '../lib/say.mjs';
import { requirePrograms } from '../native/programs.mjs';
import { measureBrowser } from './browser.mjs';
import { measurePage } from './page.mjs';
import { measurePaint } from './paint.mjs';
import { benchSite } from './site.mjs';
import { measureSubmissions } from './submissions.mjs';
import { table } from './table.mjs';

const MEASUREMENTS = [
	[ 'visit', measureBrowser ],
	[ 'paint', measurePaint ],
	[ 'page', measurePage ],
	[ 'submissions', measureSubmissions ],
];

/** A tenth of the rounds, to see whether it runs: the numbers then say little. */
const QUICK = process.argv.includes( '--quick' ) ? 0.1 : 1;

/** `npm run bench -- paint page` measures these only. */
const ASKED = process.argv.slice( 2 ).filter( ( word ) => ! word.startsWith( '--' ) );

main( async () => {
	const unknown = ASKED.filter( ( word ) => ! MEASUREMENTS.some( ( [ name ] ) => name === word ) );
	if ( unknown.length ) {
		throw new CannotGoOn(
			`there is no measurement "${ unknown.join( ' ' ) }"; there are ${ MEASUREMENTS.map( ( [ name ] ) => name ).join( ', ' ) }.`
		);
	}
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	await requirePrograms();
	const core = await wordpressCore();
	step( `Setting up WordPress ${ core.version } with MariaDB, PHP-FPM and nginx` );
	const site = await benchSite( core );
	try {
		const rows = [];
		for ( const [ what, measure ] of MEASUREMENTS.filter(
			( [ name ] ) => ASKED.length === 0 || ASKED.includes( name )
		) ) {
			step( `Measuring ${ what }` );
			const measured = await measure( site, QUICK );
			rows.push( ...measured );
			measured.forEach( ( { name, value } ) => say( `  ${ name }: ${ value }` ) );
		}
		say( table( rows ) );
		return rows.every( ( row ) => row.limit === undefined || row.within ) ? 0 : 1;
	} finally {
		await site.stop();
	}
} );
