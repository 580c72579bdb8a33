import { recaptcha, removeRecaptcha } from './recaptcha';
import type { Service } from './service';

/** Nothing to see and nothing to reset: each sending asks for a response of its own, which lives two minutes. */
export const service: Service = {
	async start( { siteKey, action, script } ) {
		const api = await recaptcha( script );
		return {
			response: () => api.execute( siteKey, { action } ).catch( () => '' ),
			reset() {},
			remove: removeRecaptcha,
		};
	},
};
