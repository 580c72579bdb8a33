/**
 * Where a comment is kept until it has arrived: the tab's own storage, so that nobody finds it later on a shared
 * computer.
 */
export const draftKey = ( post = '' ) => `vestibule-comment-${ post }`;

/** A typed text, and the address from which it was sent if it was. */
export type Draft = [ text: string, sentFrom?: string ];

/**
 * Whether the address says that what was sent from the other one has arrived: WordPress leads to the comment, we to a
 * message.
 */
export const hasArrived = ( sentFrom: string | undefined, address: string ) =>
	!! sentFrom && sentFrom !== address && /#(comment-\d+|vestibule-comment-held)$/.test( address );

/** Reads or writes a draft; storage may be forbidden or full, and then there is none. */
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
