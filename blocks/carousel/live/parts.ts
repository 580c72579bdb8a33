import type { Parts } from './engine';

/** The track and the list of a carousel, as the server printed them; a carousel inside a slide has its own. */
export function partsOf( root: HTMLElement ): Parts | null {
	const track = [ ...root.children ].find( ( child ): child is HTMLElement =>
		child.classList.contains( 'vestibule-carousel__track' )
	);
	const list = track?.firstElementChild;
	return track && list instanceof HTMLElement ? { root, track, list } : null;
}
