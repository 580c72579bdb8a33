import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

export interface Captchas {
	/** Where the keys are entered; empty for those who may not. */
	settingsUrl: string;
	services: { name: string; label: string; isReady: boolean }[];
}

/** The services that a form can choose; null while nobody knows. */
export function useCaptchas(): Captchas | null {
	const [ captchas, setCaptchas ] = useState< Captchas | null >( null );
	useEffect( () => {
		const stop = new AbortController();
		apiFetch< Captchas >( { path: '/vestibule/v1/captchas', signal: stop.signal } )
			.then( setCaptchas )
			// What was chosen stays, and is shown by its name.
			.catch( () => {} );
		return () => stop.abort();
	}, [] );
	return captchas;
}
