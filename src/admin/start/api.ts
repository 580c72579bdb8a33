import apiFetch from '@wordpress/api-fetch';
import type { Event } from '../../contracts/event';
import type { Start } from '../../contracts/start';
import type { StartMail } from '../../contracts/start-mail';
import type { StartPage } from '../../contracts/start-page';

/** @return The address of the page's editor. */
export async function showOnPage( data: Required< StartPage > ): Promise< string > {
	const answer: { editUrl: string } = await apiFetch( { path: '/vestibule/v1/start/page', method: 'POST', data } );
	return answer.editUrl;
}

export const saveMail = ( data: StartMail ): Promise< Start[ 'mail' ] > =>
	apiFetch( { path: '/vestibule/v1/start/mail', method: 'POST', data } );

export const saveHours = ( id: number, settings: Event ): Promise< unknown > =>
	apiFetch( {
		path: `/wp/v2/vestibule-events/${ id }`,
		method: 'POST',
		data: { meta: { vestibule_event: settings } },
	} );

export const saveCookies = ( isShown: boolean ): Promise< unknown > =>
	apiFetch( { path: '/wp/v2/settings', method: 'POST', data: { vestibule_consent: { isShown } } } );
