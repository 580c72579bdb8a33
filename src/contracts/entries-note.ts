/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What happened to an entry after it was sent: the items of GET vestibule/v1/entries/{id}/notes, the oldest first.
 */
export interface EntriesNote {
	id: number;
	kind: 'note' | 'reply' | 'edit';
	/**
	 * The display name; empty where the account is gone.
	 */
	author: string;
	/**
	 * Whether it is a note that the reader wrote, which can be changed and deleted.
	 */
	mine: boolean;
	/**
	 * The instant, such as 2026-11-21T09:00:00Z.
	 */
	createdAt: string;
	/**
	 * The same in words, in the site's zone.
	 */
	when: string;
	/**
	 * When a note was changed last, in words; empty when it was not.
	 */
	edited: string;
	/**
	 * Of a note, or the body of an answer by mail.
	 */
	text: string;
	/**
	 * Of the kind edit: each answer that was changed, in words.
	 */
	changes: {
		label: string;
		before: string;
		after: string;
	}[];
	/**
	 * Of the kind reply.
	 */
	mail: {
		to: string;
		replyTo: string;
		subject: string;
	} | null;
}
