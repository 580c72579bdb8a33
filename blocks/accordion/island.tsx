import { register } from '../../src/islands/register';
import { answerButtons, moveFocus, openNamed, watchToggles } from './live';

/** Adds features that native disclosures don't have. Without this script, the accordion still works. Needs no React. */
register( 'accordion', ( accordion ) => {
	answerButtons( accordion );
	accordion.addEventListener( 'keydown', ( event ) => moveFocus( event, accordion ) );
	watchToggles( accordion );
	openNamed( accordion );
	addEventListener( 'hashchange', () => openNamed( accordion ) );
} );
