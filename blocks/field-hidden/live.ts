import { textSetting } from '../../src/form/rules/settings';
import type { FieldInPage, LiveField } from '../form/field-parts/live';

/** In characters; the server cuts what is longer. */
const LONGEST = 500;

/** What the address says is put in here and not by the server: the page may be kept for everyone. */
function hydrate( { field }: FieldInPage ): void {
	const input = document.getElementById( field.id );
	const given = new URLSearchParams( window.location.search ).get( textSetting( field, 'parameter' ) );
	if ( input instanceof HTMLInputElement && given ) {
		input.value = [ ...given ].slice( 0, LONGEST ).join( '' );
	}
}

export const live: LiveField = { hydrate };
