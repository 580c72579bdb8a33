/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the editor of notifications has to know of a form: GET vestibule/v1/forms/{id}/notifications.
 */
export interface NotificationsEditor {
	/**
	 * The merge tags that can be inserted.
	 */
	tags: {
		tag: string;
		label: string;
	}[];
	/**
	 * What is sent where nothing is written, by trigger.
	 */
	standard: {
		submitted: {
			institute: {
				subject: string;
				body: string;
			};
			visitor: {
				subject: string;
				body: string;
			};
		};
		moved: {
			institute: {
				subject: string;
				body: string;
			};
			visitor: {
				subject: string;
				body: string;
			};
		};
		cancelled: {
			institute: {
				subject: string;
				body: string;
			};
			visitor: {
				subject: string;
				body: string;
			};
		};
		restored: {
			institute: {
				subject: string;
				body: string;
			};
			visitor: {
				subject: string;
				body: string;
			};
		};
		reminded: {
			institute: {
				subject: string;
				body: string;
			};
			visitor: {
				subject: string;
				body: string;
			};
		};
	};
	/**
	 * The site's administration address.
	 */
	admin: string;
	/**
	 * Where a test goes.
	 */
	me: string;
}
