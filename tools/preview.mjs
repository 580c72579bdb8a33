/**
 * `npm run preview`: starts the site that the plugin directory's Preview button opens, in Playground, from the zips of
 * the current build. Nothing of the source folder is mounted. `npm run preview -- --check` only opens its pages
 * (docs/release.md).
 */
import { constants, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { inCache } from './lib/paths.mjs';
import { WORKERS, serve } from './lib/playground.mjs';
import { freePort } from './lib/ports.mjs';
import { CannotGoOn, main, say, step } from './lib/say.mjs';
import { forget, phpComplaints } from './lib/site.mjs';
import { visitor } from './lib/visitor.mjs';
import { blueprintWith } from './release/blueprint.mjs';

const NAME = `preview-${ process.pid }`;
const FOLDER = inCache( NAME );
const PORT = 9470;

/** Folder of the zips on the site. */
const ZIPS = '/zips';

/** Pages to check, with a part of their HTML that needs the plugin, the theme or the demo content. */
const PAGES = [
	[ '/', 'vestibule-carousel' ],
	[ '/', '/wp-content/themes/portico/' ],
	[ '/contact/', 'data-form_id="4"' ],
	[ '/courses/', 'vestibule-course' ],
	[ '/wp-admin/', 'page=vestibule-entries' ],
];

async function startPreview() {
	const { pack } = await import( './release/pack.mjs' );
	const core = await wordpressCore();
	mkdirSync( FOLDER, { recursive: true } );
	const zips = await pack( `${ FOLDER }/zips` );
	cpSync( core.path, `${ FOLDER }/site`, { recursive: true, mode: constants.COPYFILE_FICLONE } );
	const blueprint = blueprintWith( ( name ) => ( {
		resource: 'vfs',
		path: `${ ZIPS }/${ zips.find( ( zip ) => zip.name === name ).file }`,
	} ) );
	writeFileSync( `${ FOLDER }/blueprint.json`, JSON.stringify( blueprint ) );
	step( `Installing ${ zips.map( ( { file } ) => file ).join( ' and ' ) } in Playground` );
	return serve( {
		...{ core: `${ FOLDER }/site`, port: await freePort( PORT ), name: 'preview' },
		// Playground waits for locked files if there are fewer workers.
		...{ isEmpty: true, workers: WORKERS },
		...{ mounts: [ [ `.cache/${ NAME }/zips`, ZIPS ] ], blueprint: `.cache/${ NAME }/blueprint.json` },
	} );
}

/** @return {Promise<string[]>} Errors of the pages, and PHP's warnings. */
async function faultsOf( url ) {
	const visit = visitor( url );
	const faults = [];
	for ( const [ path, text ] of PAGES ) {
		const { ok, status, html } = await visit( path );
		if ( ! ok || ! html.includes( text ) ) {
			faults.push( `${ path } of the preview has the status ${ status } and does not contain ${ text }` );
		}
	}
	return [ ...faults, ...phpComplaints( `${ FOLDER }/site` ) ];
}

main( async () => {
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	try {
		const site = await startPreview();
		try {
			if ( ! process.argv.includes( '--check' ) ) {
				say( `\n  ${ site.url }/  (logged in as admin). Press Ctrl+C to stop. The site is then deleted.` );
				await site.ended;
				return 0;
			}
			const faults = await faultsOf( site.url );
			if ( faults.length ) {
				throw new CannotGoOn( faults.join( '\n' ) );
			}
			say( `The preview shows ${ [ ...new Set( PAGES.map( ( [ path ] ) => path ) ) ].join( ', ' ) }.` );
			return 0;
		} finally {
			await site.stop();
		}
	} finally {
		forget( FOLDER );
	}
} );
