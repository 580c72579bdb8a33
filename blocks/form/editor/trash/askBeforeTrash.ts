import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { ask, type Place } from './question';

const FORM = /^\/?wp\/v2\/vestibule-forms\/(\d+)(?:[?&]|$)/;

/**
 * Asks before a form that is shown somewhere goes to the Trash. The editor's own question cannot be changed, and each
 * of its ways to the Trash ends in this call. After a refusal it leaves for the list as if the form had gone;
 * TrashScreen leads back from there.
 */
export const askBeforeTrash: APIFetchMiddleware = async ( options, next ) => {
	const id = options.method === 'DELETE' ? FORM.exec( options.path ?? '' )?.[ 1 ] : undefined;
	if ( ! id ) {
		return next( options );
	}
	const places: Place[] = await apiFetch( { path: `/vestibule/v1/forms/${ id }/places` } );
	if ( places.length > 0 && ! ( await ask( places ) ) ) {
		// What api-fetch throws: the editor shows its message.
		throw { code: 'vestibule_form_stays', message: __( 'The form stays where it is.', 'vestibule' ) };
	}
	return next( options );
};
