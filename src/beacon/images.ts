/** Image as described in a report. */
import type { BeaconResults } from '../contracts/beacon-results';

type Item = BeaconResults[ 'lcp' ][ number ];

/** Maximum number of images in a report, from the contract. */
const MAX_IMAGES = 20;

const isSeen = ( { target, intersectionRect: { width, height } }: IntersectionObserverEntry ) =>
	width * height > 0 && target.checkVisibility?.( { checkVisibilityCSS: true } ) !== false;

/**
 * Returns the images that are visible before scrolling. Uses an IntersectionObserver, because reading the position of
 * each image would force the browser to lay out closed panels and tabs too.
 */
export const imagesAboveFold = () =>
	new Promise< HTMLImageElement[] >( ( done ) => {
		const observer = new IntersectionObserver( ( entries ) => {
			observer.disconnect();
			done( entries.filter( isSeen ).map( ( { target } ) => target as HTMLImageElement ) );
		} );
		const { images } = document;
		[ ...images ].forEach( ( image ) => observer.observe( image ) );
		if ( ! images.length ) {
			done( [] );
		}
	} );

const described = ( image: HTMLImageElement, label: Item[ 'label' ] ): Item => ( {
	type: 'img',
	src: image.getAttribute( 'src' ) ?? '',
	srcset: image.getAttribute( 'srcset' ) ?? '',
	sizes: image.getAttribute( 'sizes' ) ?? '',
	label,
} );

/**
 * Checks whether the image has no `<source>` elements, so that the browser used its own `src` or `srcset`. The URL of a
 * `<source>` can't be preloaded from this data.
 */
const isChosen = ( image: HTMLImageElement ) => ! image.closest( 'picture' )?.querySelector( 'source' );

export function results( above: HTMLImageElement[], largest: Element | null | undefined ): BeaconResults {
	const items = above
		.filter( ( image ) => image.hasAttribute( 'src' ) && image !== largest )
		.map( ( image ) => described( image, 'above-the-fold' ) );
	if ( largest instanceof HTMLImageElement ) {
		items.unshift( described( largest, isChosen( largest ) ? 'lcp' : 'above-the-fold' ) );
	}
	return { lcp: items.slice( 0, MAX_IMAGES ) };
}
