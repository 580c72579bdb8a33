const DAY = 86_400_000;

/** Returns the local storage key for the time when a modal was last closed. The time is never sent to the server. */
export const memoryKey = ( id: string ) => `vestibule-modal-${ id }`;

/**
 * Checks whether a modal may open automatically again.
 *
 * @param closed Time in milliseconds as a string. Any other string means that the modal was never closed.
 */
export function isForgotten( closed: string | null, days: number, now: number ): boolean {
	return ! ( now - Number( closed ) < days * DAY );
}
