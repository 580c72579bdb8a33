/** Two submits within this time, in ms, are one (docs/form.md). */
export const GUARD = 1500;

/** Whether a submit counts; the clock, in ms, is passed in. */
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
