import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Settings } from '../../../src/carousel/settings';

/** What a carousel that moves by itself has to heed. */
export interface Surroundings {
	/** The pointer is above it, and it is set to hold then. */
	hovered: boolean;
	focused: boolean;
	/** The tab is in the background. */
	hidden: boolean;
	/** It is scrolled out of the window. */
	away: boolean;
}

/** `asked`: the visitor pressed Play, so the pointer and the focus on that button do not hold it. */
export type Wish = 'still' | 'playing' | 'asked';

/** Whether the slides move by themselves now. */
export function turns( wish: Wish, { hovered, focused, hidden, away }: Surroundings ): boolean {
	const held = wish === 'asked' ? false : hovered || focused;
	return wish !== 'still' && ! hidden && ! away && ! held;
}

interface Autoplay {
	wish( wish: Wish ): void;
	/** Something moved: the next move by itself is a whole interval away. */
	rewind(): void;
	stop(): void;
}

interface Options {
	interval: number;
	pauseOnHover: boolean;
	/** Moves on. */
	onTurn: () => void;
	/** The focus has come into it: it stands until its button is pressed. */
	onStop: () => void;
}

const BUTTON = '.vestibule-carousel__pause,.vestibule-carousel__play';

/**
 * Moves on after each interval, unless something holds it: the pointer, another tab, being out of sight. The focus stops
 * it for good (the carousel pattern of the ARIA authoring practices).
 */
function autoplay( root: HTMLElement, { interval, pauseOnHover, onTurn, onStop }: Options ): Autoplay {
	const hasFocus = () => root.contains( root.ownerDocument.activeElement );
	const around: Surroundings = {
		hovered: false,
		focused: hasFocus(),
		hidden: document.hidden,
		away: false,
	};
	const ended = new AbortController();
	let wish: Wish = 'still';
	let timer: ReturnType< typeof setTimeout > | undefined;

	const rewind = () => {
		clearTimeout( timer );
		if ( turns( wish, around ) ) {
			timer = setTimeout( () => {
				onTurn();
				rewind();
			}, interval );
		}
		root.classList.toggle( 'is-turning', turns( wish, around ) );
	};
	const set = ( change: Partial< Surroundings > ) => {
		Object.assign( around, change );
		rewind();
	};
	const listen = ( target: EventTarget, type: string, act: ( event: Event ) => void ) =>
		target.addEventListener( type, act, { signal: ended.signal } );

	if ( pauseOnHover ) {
		listen( root, 'pointerenter', ( event ) =>
			set( { hovered: event instanceof PointerEvent && event.pointerType !== 'touch' } )
		);
		listen( root, 'pointerleave', () => set( { hovered: false } ) );
		around.hovered = root.matches( ':hover' ) && matchMedia( '(hover: hover)' ).matches;
	}
	const stop = () => {
		if ( wish === 'playing' ) {
			wish = 'still';
			onStop();
		}
	};
	listen( root, 'focusin', ( { target } ) => {
		// On its button it only rests: a press, whose focus comes first, still means Pause.
		if ( ! ( target as Element ).closest( BUTTON ) ) {
			stop();
		}
		set( { focused: true } );
	} );
	listen( root, 'focusout', ( event ) => {
		// A window that goes to the background keeps its focus.
		const stays = root.contains( ( event as FocusEvent ).relatedTarget as Node | null ) || hasFocus();
		if ( ! stays ) {
			stop();
			// Play holds for the visit in which it was pressed.
			wish = wish === 'asked' ? 'playing' : wish;
		}
		set( { focused: stays } );
	} );
	listen( document, 'visibilitychange', () => set( { hidden: document.hidden } ) );
	const sight = new IntersectionObserver( ( entries ) => set( { away: ! entries.at( -1 )?.isIntersecting } ) );
	sight.observe( root );

	return {
		wish( next ) {
			wish = next;
			rewind();
		},
		rewind,
		stop() {
			wish = 'still';
			rewind();
			ended.abort();
			sight.disconnect();
		},
	};
}

const REDUCED = '(prefers-reduced-motion: reduce)';

interface Turning {
	/** Whether it would move if nothing held it: that is what the button says. */
	isTurning: boolean;
	toggle: () => void;
	rewind: () => void;
}

/** The carousel's own moves. Who asked for less motion gets a carousel that stands until Play is pressed. */
export function useAutoplay( root: HTMLElement, settings: Settings, canTurn: boolean, onTurn: () => void ): Turning {
	const [ isTurning, setTurning ] = useState( settings.auto );
	const control = useRef< Autoplay >();
	const turn = useRef( onTurn );
	/** Stopped by focus or by the button, also after a resize or a change of preferences. */
	const isStopped = useRef( false );
	useLayoutEffect( () => {
		turn.current = onTurn;
	} );
	const isOn = settings.auto && canTurn;
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const reduced = matchMedia( REDUCED );
		const own = autoplay( root, {
			interval: settings.sliderSpeed,
			pauseOnHover: settings.pauseOnHover,
			onTurn: () => turn.current(),
			onStop: () => {
				isStopped.current = true;
				setTurning( false );
			},
		} );
		const heed = () => {
			const plays = ! reduced.matches && ! isStopped.current;
			own.wish( plays ? 'playing' : 'still' );
			setTurning( plays );
		};
		heed();
		reduced.addEventListener( 'change', heed );
		control.current = own;
		return () => {
			reduced.removeEventListener( 'change', heed );
			own.stop();
		};
	}, [ root, settings, isOn ] );
	return {
		isTurning,
		toggle: () => {
			isStopped.current = isTurning;
			control.current?.wish( isTurning ? 'still' : 'asked' );
			setTurning( ! isTurning );
		},
		rewind: () => control.current?.rewind(),
	};
}
