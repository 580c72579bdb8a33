import apiFetch from '@wordpress/api-fetch';
import type { Push } from '../../contracts/push';
import type { PushOverview } from '../../contracts/push-overview';

export async function saveSettings( settings: Push ): Promise< Push > {
	const answer: { vestibule_push: Push } = await apiFetch( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { vestibule_push: settings },
	} );
	return answer.vestibule_push;
}

export function fetchOverview( signal: AbortSignal ): Promise< PushOverview > {
	return apiFetch( { path: '/vestibule/v1/push-overview', signal } );
}

/** @throws What the server says where the message did not get through. */
export function sendTest( endpoint: string ): Promise< unknown > {
	return apiFetch( { path: '/vestibule/v1/push-test', method: 'POST', data: { endpoint } } );
}
