/** The images of a page as reports name them. */
import type { BeaconResults } from '../contracts/beacon-results';

type Item = BeaconResults[ 'lcp' ][ number ];

/** What a report may hold, by its contract. */
const MOST = 20;

/** The images that are in the window before anybody scrolls. */
export function imagesAboveFold(): HTMLImageElement[] {
	return [ ...document.images ].filter( ( image ) => {
		const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
		return (
			width > 0 &&
			height > 0 &&
			bottom > 0 &&
			right > 0 &&
			top < innerHeight &&
			left < innerWidth &&
			image.checkVisibility?.( { checkVisibilityCSS: true } ) !== false
		);
	} );
}

const described = ( image: HTMLImageElement, label: Item[ 'label' ] ): Item => ( {
	type: 'img',
	src: image.getAttribute( 'src' ) ?? '',
	srcset: image.getAttribute( 'srcset' ) ?? '',
	sizes: image.getAttribute( 'sizes' ) ?? '',
	label,
} );

/** In a picture the browser chooses among sources that a preload would not know. */
const isChosen = ( image: HTMLImageElement ) => ! image.closest( 'picture' )?.querySelector( 'source' );

export function results( largest: Element | null | undefined ): BeaconResults {
	const above = imagesAboveFold();
	const items = above
		.filter( ( image ) => image.hasAttribute( 'src' ) && image !== largest )
		.map( ( image ) => described( image, 'above-the-fold' ) );
	if ( largest instanceof HTMLImageElement ) {
		items.unshift( described( largest, isChosen( largest ) ? 'lcp' : 'above-the-fold' ) );
	}
	return { lcp: items.slice( 0, MOST ) };
}
