import { loadAndWait } from './script';
import { isNarrow, type Service } from './service';

interface HCaptcha {
	render: ( element: HTMLElement, options: Record< string, unknown > ) => string;
	getResponse: ( widget: string ) => string;
	reset: ( widget: string ) => void;
	remove: ( widget: string ) => void;
}

declare global {
	interface Window {
		hcaptcha?: HCaptcha;
	}
}

export const service: Service = {
	async start( place ) {
		await loadAndWait( place.script );
		const api = window.hcaptcha;
		if ( ! api ) {
			throw new Error( 'hCaptcha did not start' );
		}
		const widget = api.render( place.element, {
			sitekey: place.siteKey,
			size: isNarrow( place ) ? 'compact' : 'normal',
		} );
		return {
			response: () => api.getResponse( widget ),
			reset: () => api.reset( widget ),
			remove() {
				api.remove( widget );
				delete window.hcaptcha;
			},
		};
	},
};
