import { register } from '../../src/islands/register';
import { answerButtons, moveFocus, openNamed, watchToggles } from './live';

/**
 * Adds features that native `<details>` elements lack. The accordion also works without this script, which doesn't use
 * React.
 */
register( 'accordion', ( accordion ) => {
	answerButtons( accordion );
	accordion.addEventListener( 'keydown', ( event ) => moveFocus( event, accordion ) );
	watchToggles( accordion );
	openNamed( accordion );
	addEventListener( 'hashchange', () => openNamed( accordion ) );
} );
