/**
 * Fills in form fields from the parameters of the page URL (docs/form-logic.md, prefilled fields). The server also
 * fills them in, but the page may come from a cache.
 */
import { fill } from './fill';
import { takeOver } from './touch';

const given = new URLSearchParams( location.search );

for ( const form of document.querySelectorAll< HTMLFormElement >( 'form[data-prefill]' ) ) {
	fill( form, given, () => takeOver( form ) );
}
