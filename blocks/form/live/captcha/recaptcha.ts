import { loadScript } from './script';

export interface Recaptcha {
	ready: ( run: () => void ) => void;
	render: ( element: HTMLElement, options: Record< string, unknown > ) => number;
	getResponse: ( widget: number ) => string;
	reset: ( widget: number ) => void;
	execute: ( siteKey: string, options: { action: string } ) => Promise< string >;
}

declare global {
	interface Window {
		grecaptcha?: Recaptcha;
	}
}

/** Removes the badge, scripts and globals of reCAPTCHA. reCAPTCHA itself has no function for this. */
export function removeRecaptcha(): void {
	for ( const foreign of document.querySelectorAll( '.grecaptcha-badge, script[src*="/recaptcha/"]' ) ) {
		( foreign.closest( 'body > div:has( > .grecaptcha-badge )' ) ?? foreign ).remove();
	}
	delete window.grecaptcha;
	Reflect.deleteProperty( window, '___grecaptcha_cfg' );
}

/** Loads reCAPTCHA. Resolves to its API, which covers both versions, when the API is ready. */
export async function recaptcha( script: string ): Promise< Recaptcha > {
	await loadScript( script );
	const api = window.grecaptcha;
	if ( ! api ) {
		throw new Error( 'reCAPTCHA did not start' );
	}
	await new Promise< void >( ( done ) => api.ready( done ) );
	return api;
}
