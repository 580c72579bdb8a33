/** At most three in a second (docs/speed.md). */
const MOST = 3;
const SPAN = 1000;

/** @param now The clock, in ms. */
export function budget( now: () => number ): () => boolean {
	let taken: number[] = [];
	return () => {
		taken = taken.filter( ( time ) => now() - time < SPAN );
		return taken.length < MOST && taken.push( now() ) > 0;
	};
}
