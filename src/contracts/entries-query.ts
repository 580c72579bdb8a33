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
	/**
	 * Among equals by time, in the same direction.
	 */
	orderby?: 'id' | 'created_at' | 'form' | 'status' | 'name';
	order?: 'asc' | 'desc';
	/**
	 * true lists only entries with a star.
	 */
	starred?: boolean;
	/**
	 * The first day on which entries were received, in the site's zone, such as 2026-11-21; empty for no limit.
	 */
	from?: string;
	/**
	 * The last such day.
	 */
	to?: string;
	/**
	 * The posted name of a field of the form, such as names[last_name], whose answer is compared with value. Without form or value it narrows nothing.
	 */
	field?: string;
	match?: 'contains' | 'equals';
	value?: string;
	/**
	 * Of a list: posted names of the fields whose answers come along with each line.
	 *
	 * @maxItems 20
	 */
	answers?: string[];
}
