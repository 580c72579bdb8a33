import { useEffect } from 'react';
import { position } from '../../../src/carousel/words';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import { CLONE } from './clones';
import { slidesOf, type Mover } from './engine';

/**
 * Labels all slides with their position, as the server does, including slides that were added later. Returns the
 * slides.
 */
function number( list: HTMLElement, words: CarouselProps[ 'words' ] ): HTMLElement[] {
	for ( const child of list.children ) {
		if (
			! child.classList.contains( CLONE ) &&
			! child.hasAttribute( 'aria-roledescription' ) &&
			! /^(SCRIPT|STYLE|TEMPLATE)$/.test( child.tagName )
		) {
			if ( child.tagName !== 'LI' ) {
				child.setAttribute( 'role', 'group' );
			}
			child.setAttribute( 'aria-roledescription', words.slide );
		}
	}
	const slides = slidesOf( list );
	slides.forEach( ( slide, index ) => {
		const name = slide.dataset.label;
		slide.setAttribute( 'aria-label', position( index, slides.length, words ) + ( name ? `: ${ name }` : '' ) );
	} );
	return slides;
}

/** Updates the slides when more of them are added later, such as the next page of a query loop. */
export function useLateSlides(
	list: HTMLElement | null,
	words: CarouselProps[ 'words' ],
	onCount: ( count: number ) => void
): void {
	useEffect( () => {
		if ( ! list ) {
			return;
		}
		const isSlide = ( node: Node ) => node instanceof Element && ! node.classList.contains( CLONE );
		const watch = new MutationObserver( ( records ) => {
			if (
				records.some( ( { addedNodes, removedNodes } ) => [ ...addedNodes, ...removedNodes ].some( isSlide ) )
			) {
				onCount( number( list, words ).length );
			}
		} );
		watch.observe( list, { childList: true } );
		return () => watch.disconnect();
	}, [ list, words, onCount ] );
}

/** Moves to the slide that contains the target of the URL hash, or to a slide out of view that receives the focus. */
export function useNamedSlide( list: HTMLElement | null, go: ( index: number, mover: Mover ) => void ): void {
	useEffect( () => {
		if ( ! list ) {
			return;
		}
		const show = ( target: Node | null ) => {
			const index = target ? slidesOf( list ).findIndex( ( slide ) => slide.contains( target ) ) : -1;
			if ( index >= 0 && isOutOfView( list, slidesOf( list )[ index ] ) ) {
				go( index, 'visitor' );
			}
		};
		const onHash = () => {
			const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
			show( id ? document.getElementById( id ) : null );
		};
		const onFocus = ( { target }: FocusEvent ) => show( target instanceof Node ? target : null );
		onHash();
		addEventListener( 'hashchange', onHash );
		list.addEventListener( 'focusin', onFocus );
		return () => {
			removeEventListener( 'hashchange', onHash );
			list.removeEventListener( 'focusin', onFocus );
		};
	}, [ list, go ] );
}

function isOutOfView( list: HTMLElement, slide: HTMLElement | undefined ): boolean {
	const track = list.parentElement?.getBoundingClientRect();
	const place = slide?.getBoundingClientRect();
	return (
		track !== undefined &&
		place !== undefined &&
		( place.right <= track.left + 1 || place.left >= track.right - 1 || slide?.inert === true )
	);
}
