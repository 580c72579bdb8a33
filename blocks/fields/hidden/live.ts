import { textSetting } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

/** In characters; the server cuts what is longer. */
const LONGEST = 500;

/** What the address says is put in here and not by the server: the page may be kept for everyone. */
function hydrate( { form, field }: FieldInPage ): void {
	const given = new URLSearchParams( window.location.search ).get( textSetting( field, 'parameter' ) );
	if ( given ) {
		form.overrides.set( field.name, () => [ ...given ].slice( 0, LONGEST ).join( '' ) );
	}
}

export const live: LiveField = { hydrate };
