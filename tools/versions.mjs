/**
 * Puts the version of package.json where WordPress reads it; `--check` says where it is not. `npm version 0.2.0` does it
 * with the number it sets.
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
