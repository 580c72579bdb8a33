/** `npm start`: sets up a fresh clone and starts the site. Needs only Node until the npm packages are installed. */
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { EXTENSIONS, loadableExtensions } from './lib/extensions.mjs';
import { inCache } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { main, say, step } from './lib/say.mjs';
import { record, startSite } from './lib/site.mjs';
import { watchWiring } from './lib/wiring.mjs';

const PORT = 9400;
const SITE = inCache( 'site' );

/** Returns the requested port: from `npm start -- --port 8000`, or from the environment. */
function wishedPort( args ) {
	const at = args.indexOf( '--port' );
	return Number( at < 0 ? process.env.PORT || PORT : args[ at + 1 ] );
}

main( async () => {
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	watchWiring();
	const core = await wordpressCore();
	step( `WordPress ${ core.version } from ${ core.how }` );
	const port = await freePort( wishedPort( process.argv ) );
	step( record( SITE ) ? 'Starting the existing site' : 'Creating the site with demo content' );
	const extensions = loadableExtensions();
	const site = await startSite( { folder: SITE, core, port, name: 'site', extensions } );
	say( `
  Site       ${ site.url }/
  Admin      ${ site.url }/wp-admin/
  Log in     admin / password
${ extensions.map( ( name ) => `  Extension  ${ EXTENSIONS }/${ name }\n` ).join( '' ) }
  Changes to PHP and the theme, and new builds, have an effect at once. Press Ctrl+C to stop. "npm run reset" deletes
  the site.` );
	await site.ended;
} );
