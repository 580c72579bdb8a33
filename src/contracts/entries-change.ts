/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What can be changed about entries: the arguments of the write routes below vestibule/v1/entries. Nothing else of an entry can be written.
 */
export interface EntriesChange {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	ids: number[];
	/**
	 * spam gives back an appointment that is still ahead, not-spam books it again where its time is free, and notifies where nobody was; restore brings an entry back from the trash as it was; an entry that is not there stays as it is.
	 */
	status: 'unread' | 'read' | 'trash' | 'restore' | 'spam' | 'not-spam';
	/**
	 * With the status trash: what becomes of an appointment that is still ahead. keep: its time stays taken; cancel: it can be booked again at once.
	 */
	appointment?: 'keep' | 'cancel';
}
