/**
 * Writes the version of package.json into the files that WordPress reads. `--check` lists the files that differ. `npm
 * version 0.2.0` runs this with the new version.
 */
import { main, say } from './lib/say.mjs';
import { differences, writeVersions } from './release/versions.mjs';

main( () => {
	if ( ! process.argv.includes( '--check' ) ) {
		writeVersions();
	}
	const wrong = differences();
	wrong.forEach( ( fault ) => say( fault ) );
	return wrong.length ? 1 : 0;
} );
