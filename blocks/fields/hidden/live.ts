import { textSetting } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

/** Maximum length of a value. The server truncates longer ones. */
const MAX_CHARACTERS = 500;

/** Reads the value from the URL. The server cannot do this, because pages are cached for all visitors. */
function hydrate( { form, field }: FieldInPage ): void {
	const given = new URLSearchParams( window.location.search ).get( textSetting( field, 'parameter' ) );
	if ( given ) {
		form.field( field.name ).value = () => [ ...given ].slice( 0, MAX_CHARACTERS ).join( '' );
	}
}

export const live: LiveField = { hydrate };
