/**
 * `npm run reset`: forgets the site of `npm start`; with `-- --all` the trial sites and what broken test runs left,
 * too. Packages and core stay.
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
	say( 'The site is forgotten: the next start makes a new one.' );
} );
