/**
 * `npm run docs`: serves the documentation site and updates it when a page changes. `npm run docs:build` writes the
 * site into `.cache/docs` and checks its links. `npm run docs:build -- --check` also checks pages in Chromium. `--base
 * /vestibule/` is for a site in a folder of a server.
 */
import { parseArgs } from 'node:util';
import { checkNode, docsModules, nodeModules } from './lib/dependencies.mjs';
import { inCache } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { main, say, step } from './lib/say.mjs';
import { navigation } from './docs/navigation.mjs';

const OUTPUT = inCache( 'docs' );

/** Prints the errors of a check. Returns an exit code. */
function report( faults, passed ) {
	faults.forEach( ( fault ) => say( `✖ ${ fault }` ) );
	say( faults.length ? `${ faults.length } errors.` : `✔ ${ passed }` );
	return faults.length ? 1 : 0;
}

async function checkPages() {
	const { pageFaults } = await import( './docs/pages.mjs' );
	step( 'Checking pages in Chromium' );
	return report( await pageFaults( OUTPUT ), 'Pages are accessible, fit on a phone, and work without scripts.' );
}

main( async () => {
	const { values } = parseArgs( {
		options: { build: { type: 'boolean' }, check: { type: 'boolean' }, base: { type: 'string', default: '/' } },
	} );
	checkNode();
	await docsModules();
	if ( values.check ) {
		await nodeModules();
	}
	// Report pages that the index doesn't link, before VitePress prints its own errors.
	navigation();
	const { buildSite, serveSite } = await import( './docs/site.mjs' );
	if ( ! values.build ) {
		step( 'Starting the documentation site' );
		return serveSite( await freePort( 9450 ) );
	}
	step( 'Building the documentation site (up to a minute)' );
	await buildSite( OUTPUT, values.base );
	const { linkFaults } = await import( './docs/links.mjs' );
	const code = report( linkFaults( OUTPUT, values.base ), `All links lead to a page and a heading. ${ OUTPUT }` );
	return code || ! values.check ? code : checkPages();
} );
