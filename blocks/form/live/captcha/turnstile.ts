import { loadAndWait } from './script';
import type { Service } from './service';

interface Turnstile {
	render: ( element: HTMLElement, options: Record< string, unknown > ) => string;
	getResponse: ( widget: string ) => string | undefined;
	reset: ( widget: string ) => void;
	remove: ( widget: string ) => void;
}

declare global {
	interface Window {
		turnstile?: Turnstile;
	}
}

/**
 * Maximum time in milliseconds that a submission waits for the response. Turnstile usually requires no action from the
 * visitor.
 */
const PATIENCE = 8000;

export const service: Service = {
	async start( { element, siteKey, action, script } ) {
		await loadAndWait( script );
		const api = window.turnstile;
		if ( ! api ) {
			throw new Error( 'Turnstile did not start' );
		}
		let settle = () => {};
		let isAsking = false;
		const ask = () => {
			isAsking = true;
			settle();
		};
		const widget = api.render( element, {
			sitekey: siteKey,
			action,
			size: 'flexible',
			'response-field': false,
			callback: () => settle(),
			'error-callback': () => settle(),
			'before-interactive-callback': ask,
		} );
		const given = () => api.getResponse( widget ) ?? '';
		return {
			async response() {
				if ( given() === '' && ! isAsking ) {
					await new Promise< void >( ( done ) => {
						settle = done;
						setTimeout( done, PATIENCE );
					} );
				}
				return given();
			},
			reset() {
				isAsking = false;
				api.reset( widget );
			},
			remove() {
				settle();
				api.remove( widget );
				delete window.turnstile;
			},
		};
	},
};
