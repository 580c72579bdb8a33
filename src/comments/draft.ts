/**
 * Returns the storage key for a comment that the server has not received yet. The comment is in the session storage, so
 * that later users of a shared computer can't find it.
 */
export const draftKey = ( post = '' ) => `vestibule-comment-${ post }`;

/** Comment text, and the URL from which the comment was submitted. The URL is undefined before the submission. */
export type Draft = [ text: string, sentFrom?: string ];

/**
 * Checks whether the current URL shows that the server has received a submitted comment. WordPress redirects to the
 * comment, and Vestibule redirects to a message.
 */
export const hasArrived = ( sentFrom: string | undefined, address: string ) =>
	!! sentFrom && sentFrom !== address && /#(comment-\d+|vestibule-comment-held)$/.test( address );

/** Reads, writes or deletes a draft. Returns undefined if there is none, or if storage is disabled or full. */
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
