/**
 * Storage key of a comment's text until the comment has arrived. It is used in the session storage, so that later users
 * of a shared computer can't find the text.
 */
export const draftKey = ( post = '' ) => `vestibule-comment-${ post }`;

/** Text of the comment, and the URL from which it was submitted (missing before the submission). */
export type Draft = [ text: string, sentFrom?: string ];

/**
 * Whether the current URL shows that a submitted comment has arrived: WordPress redirects to the comment, Vestibule to
 * a message.
 */
export const hasArrived = ( sentFrom: string | undefined, address: string ) =>
	!! sentFrom && sentFrom !== address && /#(comment-\d+|vestibule-comment-held)$/.test( address );

/** Reads or writes a draft. Returns undefined if there is none, or if storage is disabled or full. */
export function draft( storage: () => Storage, key: string, value?: Draft | null ): Draft | undefined {
	try {
		if ( value ) {
			storage().setItem( key, JSON.stringify( value ) );
		} else if ( value === null ) {
			storage().removeItem( key );
		}
		return JSON.parse( storage().getItem( key ) ?? 'null' ) ?? undefined;
	} catch {}
}
