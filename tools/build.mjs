/**
 * `npm run build`: builds the files for browsers from `blocks/` and `src/` into `plugin/build/`, and the theme’s style
 * sheets.
 */
import { build } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { main } from './lib/say.mjs';

main( async () => {
	checkNode();
	await nodeModules();
	return build();
} );
