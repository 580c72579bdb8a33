/** Time in milliseconds after a submission during which further submissions are ignored (docs/form.md). */
export const GUARD = 1500;

/**
 * Creates a function that returns whether a submission is accepted.
 *
 * @param now Returns the time in milliseconds.
 */
export function createGuard( now: () => number ): () => boolean {
	let last = -Infinity;
	return () => {
		const counts = now() - last >= GUARD;
		if ( counts ) {
			last = now();
		}
		return counts;
	};
}
