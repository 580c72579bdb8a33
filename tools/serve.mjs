/**
 * Starts a separate site for experiments: `node tools/serve.mjs --port 9555 [--name mine] [--fresh]`. The site is kept
 * in `.cache/sites/<name>` (by default the port) until `--fresh` or `npm run reset -- --all` deletes it.
 */
import { parseArgs } from 'node:util';
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { loadableExtensions } from './lib/extensions.mjs';
import { inCache } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { main, say } from './lib/say.mjs';
import { forget, startSite } from './lib/site.mjs';
import { watchWiring } from './lib/wiring.mjs';

main( async () => {
	const { values } = parseArgs( {
		options: { port: { type: 'string' }, name: { type: 'string' }, fresh: { type: 'boolean' } },
	} );
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	watchWiring();
	const port = await freePort( Number( values.port ?? 9500 ) );
	const folder = inCache( `sites/${ values.name ?? port }` );
	if ( values.fresh ) {
		forget( folder );
	}
	const site = await startSite( {
		folder,
		core: await wordpressCore(),
		port,
		name: `site-${ values.name ?? port }`,
		extensions: loadableExtensions(),
	} );
	say( `${ site.url }/  (admin / password, PHP log in ${ folder }/wp-content/debug.log)` );
	await site.ended;
} );
