/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the screen's tabs and filter show: GET vestibule/v1/entries/overview.
 */
export interface EntriesOverview {
	counts: {
		any: number;
		unread: number;
		read: number;
		spam: number;
		trash: number;
	};
	/**
	 * Entries outside of the trash with a star.
	 */
	starred: number;
	/**
	 * Entries outside of the trash whose mail to the institute failed.
	 */
	unsent: number;
	/**
	 * The forms that have entries.
	 */
	forms: {
		/**
		 * The public number.
		 */
		id: number;
		title: string;
		/**
		 * After which its entries are deleted; 0 keeps them.
		 */
		days: number;
		/**
		 * Where the days are set; empty for who does not edit the form.
		 */
		link: string;
	}[];
	/**
	 * The same of the spam folder.
	 */
	spam: {
		days: number;
		link: string;
	};
}
