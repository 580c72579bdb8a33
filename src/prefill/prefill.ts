/**
 * Fills in what the address of the page gives for the fields of a form (docs/form-logic.md, prefilled fields), as the
 * server does where no cache has kept the page.
 */
import { fill } from './fill';
import { takeOver } from './touch';

const given = new URLSearchParams( location.search );

for ( const form of document.querySelectorAll< HTMLFormElement >( 'form[data-prefill]' ) ) {
	fill( form, given, () => takeOver( form ) );
}
