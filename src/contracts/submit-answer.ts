/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What vestibule_form_submit answers with 200 when a submission was stored (docs/reference/calls.md).
 */
export interface SubmitAnswer {
	success: true;
	data: {
		insert_id: number;
		result: {
			/**
			 * Safe HTML.
			 */
			message: string;
			action: 'hide_form' | 'reset_form';
			/**
			 * Only when one is configured.
			 */
			redirectUrl?: string;
		};
		/**
		 * Written into hidden inputs of the form, by name.
		 */
		append_data: {
			[k: string]: string;
		};
		/**
		 * For a listener of vestibule:next-action; ours is null.
		 */
		nextAction: string | {} | null;
	};
}
