/** The images of a page as reports name them. */
import type { BeaconResults } from '../contracts/beacon-results';

type Item = BeaconResults[ 'lcp' ][ number ];

/** What a report may hold, by its contract. */
const MOST = 20;

const isSeen = ( { target, intersectionRect: { width, height } }: IntersectionObserverEntry ) =>
	width * height > 0 && target.checkVisibility?.( { checkVisibilityCSS: true } ) !== false;

/**
 * The images that are in the window before anybody scrolls. The browser says so after its next frame: asked for the
 * place of each, it would lay out at once what closed panels and tabs hold.
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

/** In a picture the browser chooses among sources that a preload would not know. */
const isChosen = ( image: HTMLImageElement ) => ! image.closest( 'picture' )?.querySelector( 'source' );

export function results( above: HTMLImageElement[], largest: Element | null | undefined ): BeaconResults {
	const items = above
		.filter( ( image ) => image.hasAttribute( 'src' ) && image !== largest )
		.map( ( image ) => described( image, 'above-the-fold' ) );
	if ( largest instanceof HTMLImageElement ) {
		items.unshift( described( largest, isChosen( largest ) ? 'lcp' : 'above-the-fold' ) );
	}
	return { lcp: items.slice( 0, MOST ) };
}
