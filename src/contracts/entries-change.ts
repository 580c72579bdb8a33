/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What can be changed about entries: the arguments of the write routes below vestibule/v1/entries. Nothing else of an entry can be written.
 */
export interface EntriesChange {
	/**
	 * @minItems 1
	 * @maxItems 100
	 */
	ids: number[];
	status: 'unread' | 'read' | 'trash';
}
