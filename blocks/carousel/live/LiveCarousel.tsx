import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BREAKPOINTS, columnSetting, type ColumnSetting } from '../../../src/carousel/columns';
import { settingsOf, type Settings } from '../../../src/carousel/settings';
import { move, overflows, stopOf, stops, type Course } from '../../../src/carousel/stops';
import { announcement } from '../../../src/carousel/words';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import type { IslandProps } from '../../../src/islands/island';
import { View } from '../View';
import { engine, focusSlide, type Engine, type Mover, type Parts } from './engine';
import { whenReady } from './ready';
import { useAutoplay } from './useAutoplay';
import { useLateSlides, useNamedSlide } from './useSlides';

/** Selector for elements that handle the arrow keys themselves. */
const OWN_KEYS =
	'input, textarea, select, audio, video, iframe, [contenteditable], [role="tab"], [role="slider"], [role="menuitem"], [role="radio"], [role="option"]';

/**
 * Moves the carousel with the left and right arrow keys, depending on the text direction. Nested carousels handle their
 * own keys. Returns a cleanup function.
 */
function arrowKeys( root: HTMLElement, onMove: ( forward: boolean ) => void ): () => void {
	const onKey = ( event: KeyboardEvent ) => {
		const { key, target } = event;
		const isOurs =
			target instanceof Element &&
			target.closest( '[data-island="carousel"]' ) === root &&
			! target.closest( OWN_KEYS );
		const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
		if ( ! isOurs || hasModifier || event.defaultPrevented || ! [ 'ArrowLeft', 'ArrowRight' ].includes( key ) ) {
			return;
		}
		event.preventDefault();
		onMove( ( key === 'ArrowRight' ) === ( getComputedStyle( root ).direction === 'ltr' ) );
	};
	root.addEventListener( 'keydown', onKey );
	return () => root.removeEventListener( 'keydown', onKey );
}

/** Returns the column setting for the window width. The breakpoints are the same as in style.css. */
function useColumnSetting(): ColumnSetting {
	const [ setting, set ] = useState( () => columnSetting( window.innerWidth ) );
	useEffect( () => {
		const ended = new AbortController();
		for ( const [ below ] of BREAKPOINTS ) {
			matchMedia( `(width < ${ below }px)` ).addEventListener(
				'change',
				() => set( columnSetting( window.innerWidth ) ),
				{ signal: ended.signal }
			);
		}
		return () => ended.abort();
	}, [] );
	return setting;
}

/** Returns the track and the list in the server's markup, without those of nested carousels. */
function partsOf( root: HTMLElement ): Parts | null {
	const track = [ ...root.children ].find( ( child ): child is HTMLElement =>
		child.classList.contains( 'vestibule-carousel__track' )
	);
	const list = track?.firstElementChild;
	return track && list instanceof HTMLElement ? { root, track, list } : null;
}

/** Returns a reference to the value from the latest render. */
function useLatest< Value >( value: Value ): { readonly current: Value } {
	const latest = useRef( value );
	useLayoutEffect( () => {
		latest.current = value;
	} );
	return latest;
}

/**
 * Runs Splide while the slides don't all fit into view.
 *
 * @param onLanded Called after a move.
 */
function useEngine(
	island: HTMLElement,
	settings: Settings,
	course: Course,
	onLanded: ( index: number, mover: Mover ) => void
) {
	const [ index, setIndex ] = useState( 0 );
	const [ list, setList ] = useState< HTMLElement | null >( null );
	const running = useRef< Engine >();
	const place = useRef< number >();
	const landed = useLatest( onLanded );
	const canMove = overflows( course );
	// This runs before the first paint, because clicks from before hydration are repeated right after it.
	useLayoutEffect( () => {
		const parts = partsOf( island );
		setList( parts?.list ?? null );
		if ( ! parts || ! canMove ) {
			return;
		}
		const onMove = ( at: number ) => {
			place.current = at;
			setIndex( at );
		};
		const forget = whenReady( parts.track, () => {
			running.current = engine( parts, settings, course, place.current, {
				onMove,
				onLanded: ( at, mover ) => landed.current( at, mover ),
			} );
		} );
		return () => {
			forget();
			running.current?.destroy();
			running.current = undefined;
		};
	}, [ island, settings, course, canMove, landed ] );
	return { index, list, running, place };
}

function useArrowKeys( island: HTMLElement, canMove: boolean, onStep: ( forward: boolean ) => void ): void {
	const step = useLatest( onStep );
	useEffect(
		() => ( canMove ? arrowKeys( island, ( forward ) => step.current( forward ) ) : undefined ),
		[ island, canMove, step ]
	);
}

/** Carousel with controls that React renders and a list that Splide moves. */
export function LiveCarousel( { island, ...props }: CarouselProps & IslandProps ) {
	const { words, scroll, loop } = props;
	const settings = useMemo( () => settingsOf( island.dataset ), [ island ] );
	const [ count, setCount ] = useState( props.count );
	const [ said, say ] = useState( '' );
	const columns = props.columns[ useColumnSetting() ];
	const course = useMemo( () => ( { count, columns, scroll, loop } ), [ count, columns, scroll, loop ] );
	const canMove = overflows( course );
	/** Whether to focus the slide after it has moved into view. */
	const follow = useRef( false );

	const { index, list, running, place } = useEngine( island, settings, course, ( at, mover ) => {
		if ( mover === 'visitor' ) {
			say( announcement( at, course, words, running.current?.slide( at )?.dataset.label ) );
			rewind();
		}
		if ( follow.current ) {
			follow.current = false;
			focusSlide( running.current?.slide( at ) );
		}
		const detail = { index: at, count, by: mover };
		island.dispatchEvent( new CustomEvent( 'vestibule:slide', { bubbles: true, detail } ) );
	} );
	const go = useCallback( ( target: number, mover: Mover ) => running.current?.go( target, mover ), [ running ] );
	const step = ( forward: boolean, mover: Mover ) => go( move( place.current ?? 0, forward, course ), mover );
	const { isTurning, toggle, rewind } = useAutoplay( island, settings, canMove, () => step( true, 'autoplay' ) );

	// The class describes only the initial state and does not change (docs/carousel.md: "initially").
	const wasOverflowing = useRef( canMove );
	useLayoutEffect( () => {
		island.classList.toggle( 'is-initially-overflowing', wasOverflowing.current );
	}, [ island ] );
	useArrowKeys( island, canMove, ( forward ) => step( forward, 'visitor' ) );
	useLateSlides( list, words, setCount );
	useNamedSlide( list, go );

	const onStop = ( target: number, byKey: boolean ) => {
		const focuses = byKey && wasOverflowing.current;
		if ( target === place.current || ( place.current === undefined && target === 0 ) ) {
			focusSlide( focuses ? running.current?.slide( target ) : undefined );
		} else {
			follow.current = focuses;
			go( target, 'visitor' );
		}
	};

	return (
		<View
			{ ...props }
			count={ count }
			current={ stopOf( index, stops( course ) ) }
			isTurning={ isTurning }
			said={ said }
			onMove={ ( forward ) => step( forward, 'visitor' ) }
			onStop={ onStop }
			onTurn={ toggle }
		/>
	);
}
