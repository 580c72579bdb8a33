/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the list of entries can be asked for: the arguments of GET vestibule/v1/entries.
 */
export interface EntriesQuery {
	page?: number;
	per_page?: number;
	/**
	 * Words that must all occur in an entry.
	 */
	search?: string;
	/**
	 * any leaves out spam and the trash.
	 */
	status?: 'any' | 'unread' | 'read' | 'spam' | 'trash';
	/**
	 * unsent lists only entries whose mail to the institute failed.
	 */
	mail?: 'any' | 'unsent';
	/**
	 * A form's public number; 0 is every form the reader may read.
	 */
	form?: number;
	orderby?: 'id' | 'created_at';
	order?: 'asc' | 'desc';
}
