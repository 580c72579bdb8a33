import type { Splide } from '@splidejs/splide';
import type { Settings } from '../../../src/carousel/settings';
import { inView, type Course } from '../../../src/carousel/stops';
import { CLONE, passOn, quiet } from './clones';
import { scrolledTo } from './ready';
import { splideOf } from './splide';

/**
 * Stores all attributes of some elements and returns a function that restores them. This is needed because Splide
 * removes more attributes than it adds.
 */
function remember( elements: readonly Element[] ): () => void {
	const known = elements.map( ( element ) => ( {
		element,
		attributes: new Map( [ ...element.attributes ].map( ( { name, value } ) => [ name, value ] ) ),
	} ) );
	return () => {
		for ( const { element, attributes } of known ) {
			for ( const { name } of [ ...element.attributes ] ) {
				if ( ! attributes.has( name ) ) {
					element.removeAttribute( name );
				}
			}
			attributes.forEach( ( value, name ) => element.setAttribute( name, value ) );
		}
	};
}

/** Stores IDs and roles and returns a function that restores them, because Splide replaces the server's values. */
function rememberNames( elements: readonly Element[] ): () => void {
	const known = elements.map( ( element ) => ( {
		element,
		id: element.id,
		role: element.getAttribute( 'role' ),
	} ) );
	return () => {
		for ( const { element, id, role } of known ) {
			element.id = id || element.id;
			if ( role === null ) {
				element.removeAttribute( 'role' );
			} else {
				element.setAttribute( 'role', role );
			}
		}
	};
}

export type Mover = 'visitor' | 'autoplay';

export interface Engine {
	/** Moves to a slide. In a loop, the index can be before the first slide or after the last one. */
	go( target: number, mover: Mover ): void;
	slide( index: number ): HTMLElement | undefined;
	destroy(): void;
}

export interface Parts {
	root: HTMLElement;
	track: HTMLElement;
	list: HTMLElement;
}

interface Listeners {
	/** Called when a move starts. When it has ended, `onLanded` is called. */
	onMove( index: number ): void;
	onLanded( index: number, mover: Mover ): void;
}

export const slidesOf = ( list: HTMLElement ): HTMLElement[] =>
	[ ...list.children ].filter(
		( child ): child is HTMLElement =>
			child instanceof HTMLElement &&
			child.hasAttribute( 'aria-roledescription' ) &&
			! child.classList.contains( CLONE )
	);

/** Starts Splide. Preserves IDs, roles and the tab order, which Splide would change. */
export function engine(
	{ root, track, list }: Parts,
	settings: Settings,
	course: Course,
	start: number | undefined,
	{ onMove, onLanded }: Listeners
): Engine {
	const slides = slidesOf( list );
	const restore = remember( [ root, track, list, ...slides ] );
	const restoreNames = rememberNames( [ list, ...slides ] );
	const first = start ?? scrolledTo( track, slides );
	let mover: Mover = 'visitor';

	root.classList.add( 'splide', 'is-running' );
	track.tabIndex = -1;
	track.scrollLeft = 0;
	slides.forEach( ( slide ) => slide.classList.add( 'splide__slide' ) );
	const splide = splideOf( root, slides, settings, course, first );
	restoreNames();
	list.querySelectorAll< HTMLElement >( `:scope > .${ CLONE }` ).forEach( quiet );

	const settle = () => keepReach( slides, inView( splide.index, course ) );
	splide.on( 'move', ( index: number ) => {
		fetchPictures( list, slides, index, course.columns );
		onMove( index );
	} );
	let landed = splide.index;
	splide.on( 'moved', ( index: number ) => {
		settle();
		// Splide can report a move twice on a busy device.
		if ( index !== landed ) {
			landed = index;
			onLanded( index, mover );
		}
		mover = 'visitor';
	} );
	splide.on( 'shifted scrolled resized', settle );
	const original = ( clone: Element ) => slides[ slideOfClone( splide, clone ) ];
	const onClick = ( event: MouseEvent ) => passOn( event, original );
	list.addEventListener( 'click', onClick, true );
	settle();
	if ( start === undefined && first > 0 ) {
		onMove( splide.index );
	}
	fetchPictures( list, slides, first, course.columns );

	return {
		go( target, by ) {
			mover = by;
			splide.go( target );
		},
		slide: ( index ) => slides[ index ],
		destroy() {
			list.removeEventListener( 'click', onClick, true );
			splide.destroy( true );
			restore();
		},
	};
}

const slideOfClone = ( splide: Splide, clone: Element ): number =>
	splide.Components.Slides.get().find( ( { slide } ) => slide === clone )?.slideIndex ?? -1;

/** Makes slides that are out of view inert. If such a slide has the focus, focuses the first visible slide instead. */
function keepReach( slides: readonly HTMLElement[], shown: readonly number[] ): void {
	const left = slides.find(
		( slide, index ) => ! shown.includes( index ) && slide.contains( slide.ownerDocument.activeElement )
	);
	slides.forEach( ( slide, index ) => {
		slide.removeAttribute( 'aria-hidden' );
		slide.inert = ! shown.includes( index );
	} );
	if ( left ) {
		focusSlide( slides[ shown[ 0 ] ?? 0 ] );
	}
}

/** Moves the focus to a slide. Preserves a tabindex that the author has set. */
export function focusSlide( slide: HTMLElement | undefined ): void {
	if ( slide && ! slide.hasAttribute( 'tabindex' ) ) {
		slide.tabIndex = -1;
	}
	slide?.focus( { preventScroll: true } );
}

/**
 * Loads the lazy images of neighboring slides early. Otherwise, the browser would load them only when they are visible.
 */
function fetchPictures( list: HTMLElement, slides: readonly HTMLElement[], index: number, columns: number ): void {
	const near = slides.filter( ( _, place ) => {
		const distance = Math.abs( place - index );
		return Math.min( distance, slides.length - distance ) <= columns * 2;
	} );
	for ( const slide of [ ...near, ...list.querySelectorAll( `:scope > .${ CLONE }` ) ] ) {
		slide
			.querySelectorAll< HTMLImageElement >( 'img[loading="lazy"]' )
			.forEach( ( image ) => ( image.loading = 'eager' ) );
	}
}
