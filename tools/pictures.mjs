/**
 * `npm run pictures`: whether the pictures of the docs show the pages as they are. Says what has changed since they were
 * taken, and fails if that was more than a week ago.
 */
import { main, say } from './lib/say.mjs';
import { staleGroups } from './screenshots/record.mjs';

main( () => {
	const stale = staleGroups();
	stale.forEach( ( { text } ) => say( text ) );
	return stale.some( ( { isLate } ) => isLate ) ? 1 : 0;
} );
