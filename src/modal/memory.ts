const DAY = 86_400_000;

/** The key in the browser's own storage under which a modal's last closing is kept; nothing of it is sent anywhere. */
export const memoryKey = ( id: string ) => `vestibule-modal-${ id }`;

/** Whether a modal that was closed then (milliseconds, as text; anything else is "never") may open by itself again. */
export function isForgotten( closed: string | null, days: number, now: number ): boolean {
	return ! ( now - Number( closed ) < days * DAY );
}
