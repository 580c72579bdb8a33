/** Interval in milliseconds between checks until the carousel can start (docs/carousel.md). */
const PAUSE = 200;

/**
 * Calls `begin` as soon as the track has a width and is not being scrolled. If both are already true, calls it
 * immediately. The track has no width in a closed tab or dialog. Returns a function that cancels the wait.
 */
export function whenReady( track: HTMLElement, begin: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let before = track.scrollLeft;
	const isReady = () => {
		const scrolled = track.scrollLeft !== before;
		before = track.scrollLeft;
		return track.clientWidth > 0 && ! scrolled;
	};
	const check = () => {
		if ( isReady() ) {
			begin();
		} else {
			timer = setTimeout( check, PAUSE );
		}
	};
	if ( track.scrollLeft === 0 ) {
		check();
	} else {
		timer = setTimeout( check, PAUSE );
	}
	return () => clearTimeout( timer );
}

/** Returns the index of the first slide in view in the scrolled list. */
export function scrolledTo( track: HTMLElement, slides: readonly HTMLElement[] ): number {
	const [ first, second ] = slides;
	const step = first && second ? Math.abs( second.offsetLeft - first.offsetLeft ) : 0;
	return step ? Math.round( Math.abs( track.scrollLeft ) / step ) : 0;
}
