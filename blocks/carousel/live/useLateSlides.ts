import { useEffect } from 'react';
import { position } from '../../../src/carousel/words';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import { CLONE } from './clones';
import { slidesOf } from './engine';

/** Says of each slide which of how many it is, as the server does: those that came later have no word about it. */
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

/** Articles that come later, such as the next page of a list, become slides too. */
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
