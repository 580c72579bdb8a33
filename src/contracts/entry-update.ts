/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What can be changed about one entry: the arguments of POST vestibule/v1/entries/{id}. What is left out stays as it is.
 */
export interface EntryUpdate {
	/**
	 * As in contract entries-change.
	 */
	status?: 'unread' | 'read' | 'trash' | 'restore' | 'spam' | 'not-spam';
	/**
	 * With the status trash: what becomes of an appointment that is still ahead.
	 */
	appointment?: 'keep' | 'cancel';
	starred?: boolean;
	/**
	 * Is added to the entry's notes, in the name of the user.
	 */
	note?: string;
	/**
	 * By posted name, such as names[last_name]; those that are not named stay. They are checked by the rules of their fields.
	 */
	answers?: {
		/**
		 * @maxItems 200
		 */
		[k: string]: string | string[];
	};
}
