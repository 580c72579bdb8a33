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

/** The interface that both versions of reCAPTCHA share, when it can be used. */
export async function recaptcha( script: string ): Promise< Recaptcha > {
	await loadScript( script );
	const api = window.grecaptcha;
	if ( ! api ) {
		throw new Error( 'reCAPTCHA did not start' );
	}
	await new Promise< void >( ( done ) => api.ready( done ) );
	return api;
}
