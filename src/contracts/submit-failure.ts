/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What vestibule_form_submit answers with 400, 403, 404, 409, 413, 422, 429 and 503 (docs/reference/calls.md).
 */
export interface SubmitFailure {
	/**
	 * By posted name, such as names[first_name]; `form` belongs to no field.
	 */
	errors: {
		/**
		 * @minItems 1
		 */
		[k: string]: string[];
	};
	append_data: {
		/**
		 * With 403: a fresh token in place of one that has run out. With 409: one for a new message.
		 */
		__vestibule_token?: string;
		/**
		 * With 409: the token that was used for other content, sent along with the new message.
		 */
		vestibule_before?: string;
		/**
		 * With 409: when that content was stored, ISO 8601 in UTC.
		 */
		sent_at?: string;
		/**
		 * With 409: the free times of the month, in the shape of the call vestibule_slots.
		 */
		vestibule_slots?: {
			timezone: string;
			days: {
				[k: string]: {
					start: string;
					end: string;
					remaining: number;
				}[];
			};
		};
	};
}
