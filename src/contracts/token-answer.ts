/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What vestibule_form_token answers (docs/reference/calls.md): the token with 200, `success` false alone with 400, 403, 404 and 429.
 */
export interface TokenAnswer {
	success: boolean;
	data?: {
		/**
		 * Lives an hour, belongs to one form, counts once.
		 */
		token: string;
	};
}
