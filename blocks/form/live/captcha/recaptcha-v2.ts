import { recaptcha, removeRecaptcha } from './recaptcha';
import { isNarrow, type Service } from './service';

export const service: Service = {
	async start( place ) {
		const api = await recaptcha( place.script );
		const widget = api.render( place.element, {
			sitekey: place.siteKey,
			size: isNarrow( place ) ? 'compact' : 'normal',
		} );
		return { response: () => api.getResponse( widget ), reset: () => api.reset( widget ), remove: removeRecaptcha };
	},
};
