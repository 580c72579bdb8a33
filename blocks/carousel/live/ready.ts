/** Start-up checks every 200 ms until the carousel is ready (docs/carousel.md). */
const PAUSE = 200;

/**
 * Calls back once the track has a width, which it lacks in a closed tab or dialog, and is not being scrolled: a finger
 * may be moving it. At once when both hold. The answer stops waiting.
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

/** The slide that stands first in the scrolled list. */
export function scrolledTo( track: HTMLElement, slides: readonly HTMLElement[] ): number {
	const [ first, second ] = slides;
	const step = first && second ? Math.abs( second.offsetLeft - first.offsetLeft ) : 0;
	return step ? Math.round( Math.abs( track.scrollLeft ) / step ) : 0;
}
