import { recaptcha, removeRecaptcha } from './recaptcha';
import type { Service } from './service';

/**
 * Invisible captcha. There is nothing to reset, because each submission requests a new response. A response is valid
 * for two minutes.
 */
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
