import apiFetch from '@wordpress/api-fetch';
import type { PushOverview } from '../../contracts/push-overview';

export function fetchOverview( signal: AbortSignal ): Promise< PushOverview > {
	return apiFetch( { path: '/vestibule/v1/push-overview', signal } );
}

/** @throws What the server says where the message did not get through. */
export function sendTest( endpoint: string ): Promise< unknown > {
	return apiFetch( { path: '/vestibule/v1/push-test', method: 'POST', data: { endpoint } } );
}
