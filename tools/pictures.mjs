/**
 * `npm run pictures`: checks whether the screenshots in the docs are up to date. Lists the changes since they were
 * taken, and fails if the oldest change is more than a week old.
 */
import { main, say } from './lib/say.mjs';
import { staleGroups } from './screenshots/record.mjs';

main( () => {
	const stale = staleGroups();
	stale.forEach( ( { text } ) => say( text ) );
	return stale.some( ( { isLate } ) => isLate ) ? 1 : 0;
} );
