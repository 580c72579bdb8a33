/** `npm run build`: everything a browser gets, from `blocks/` and `src/` into `plugin/build/`, and the theme’s sheets. */
import { build } from './lib/build.mjs';
import { main } from './lib/say.mjs';

main( build );
