import { register } from '../../src/islands/register';
import { answerButtons, moveFocus, openNamed, watchToggles } from './live';

/** An accordion works without this, which adds what the browser's own disclosures lack; it needs no React. */
register( 'accordion', ( accordion ) => {
	answerButtons( accordion );
	accordion.addEventListener( 'keydown', ( event ) => moveFocus( event, accordion ) );
	watchToggles( accordion );
	openNamed( accordion );
	addEventListener( 'hashchange', () => openNamed( accordion ) );
} );
