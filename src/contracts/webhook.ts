/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The body of a webhook (docs/webhooks.md).
 */
export interface Webhook {
	/**
	 * What happened; form.test is an example that somebody sent from the editor.
	 */
	type: 'form.submitted' | 'form.test';
	/**
	 * Of the delivery, the same each time it is tried, and in the header webhook-id.
	 */
	id: string;
	/**
	 * When the form was sent, such as 2026-11-21T09:00:00Z.
	 */
	timestamp: string;
	data: {
		form: {
			/**
			 * The number.
			 */
			id: number;
			title: string;
		};
		entry: {
			/**
			 * 0 in an example.
			 */
			id: number;
			/**
			 * Where it is read in wp-admin; empty in an example.
			 */
			url: string;
			/**
			 * The address of the page that the form was sent from.
			 */
			page: string;
		};
		/**
		 * By posted name; what was left empty is missing.
		 */
		fields: {
			[k: string]: {
				label: string;
				/**
				 * Such as text or dropdown; empty when the form no longer asks for it.
				 */
				type: string;
				/**
				 * As it was posted: of a choice its value, of files their names.
				 */
				value: string | string[];
				/**
				 * The same in words, in the language of the site.
				 */
				text: string;
			};
		};
		/**
		 * The appointments that were booked with the entry.
		 */
		bookings: {
			id: number;
			/**
			 * The appointment type.
			 */
			event: number;
			/**
			 * The instant, such as 2026-12-01T09:00:00Z.
			 */
			start: string;
			end: string;
			/**
			 * Of the institute.
			 */
			timezone: string;
			visitorTimezone: string;
		}[];
		/**
		 * In which the visitor read the form, such as de_DE; empty when nobody knows.
		 */
		language: string;
	};
}
