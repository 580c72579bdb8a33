const DAY = 86_400_000;

/** Local storage key of the time when a modal was last closed. The time is never sent to the server. */
export const memoryKey = ( id: string ) => `vestibule-modal-${ id }`;

/**
 * Whether a modal may open automatically again.
 *
 * @param closed Milliseconds as text; any other text means never.
 */
export function isForgotten( closed: string | null, days: number, now: number ): boolean {
	return ! ( now - Number( closed ) < days * DAY );
}
