/**
 * `npm run reset`: deletes the site of `npm start`. `-- --all` also deletes trial sites and the remains of aborted test
 * runs. Packages and WordPress core are kept.
 */
import { inCache } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { forget } from './lib/site.mjs';

main( async () => {
	forget( inCache( 'site' ) );
	if ( process.argv.includes( '--all' ) ) {
		forget( inCache( 'sites' ) );
		forget( inCache( 'tests' ) );
	}
	say( 'The site has been deleted. The next start creates a new one.' );
} );
