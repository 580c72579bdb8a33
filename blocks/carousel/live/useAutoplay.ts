import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Settings } from '../../../src/carousel/settings';

/** Conditions that pause autoplay. */
export interface Surroundings {
	/** Whether the pointer is over the carousel while pausing on hover is enabled. */
	hovered: boolean;
	focused: boolean;
	/** Whether the browser tab is in the background. */
	hidden: boolean;
	/** Whether the carousel is scrolled out of view. */
	away: boolean;
}

/** Requested state. `asked` means that the visitor pressed Play, so hovering and focus don't pause autoplay. */
export type Wish = 'still' | 'playing' | 'asked';

/** Checks whether autoplay is currently running. */
export function turns( wish: Wish, { hovered, focused, hidden, away }: Surroundings ): boolean {
	const held = wish === 'asked' ? false : hovered || focused;
	return wish !== 'still' && ! hidden && ! away && ! held;
}

interface Autoplay {
	wish( wish: Wish ): void;
	/** Restarts the autoplay interval after a move. */
	rewind(): void;
	stop(): void;
}

interface Options {
	interval: number;
	pauseOnHover: boolean;
	/** Moves to the next slide. */
	onTurn: () => void;
	/** Called when the focus has stopped autoplay until the visitor presses Play. */
	onStop: () => void;
}

const BUTTON = '.vestibule-carousel__pause,.vestibule-carousel__play';

/** Reports whether the carousel is hovered, in a background tab or out of view, until the signal is aborted. */
function watchSurroundings(
	root: HTMLElement,
	pauseOnHover: boolean,
	signal: AbortSignal,
	set: ( change: Partial< Surroundings > ) => void
): void {
	if ( pauseOnHover ) {
		const onEnter = ( event: Event ) =>
			set( { hovered: event instanceof PointerEvent && event.pointerType !== 'touch' } );
		root.addEventListener( 'pointerenter', onEnter, { signal } );
		root.addEventListener( 'pointerleave', () => set( { hovered: false } ), { signal } );
	}
	document.addEventListener( 'visibilitychange', () => set( { hidden: document.hidden } ), { signal } );
	const sight = new IntersectionObserver( ( entries ) => set( { away: ! entries.at( -1 )?.isIntersecting } ) );
	sight.observe( root );
	signal.addEventListener( 'abort', () => sight.disconnect() );
}

/**
 * Starts autoplay. It pauses on hover, in background tabs and out of view. Focusing the carousel stops it permanently
 * (carousel pattern of the ARIA Authoring Practices).
 */
function autoplay( root: HTMLElement, { interval, pauseOnHover, onTurn, onStop }: Options ): Autoplay {
	const hasFocus = () => root.contains( root.ownerDocument.activeElement );
	const isHovered = pauseOnHover && root.matches( ':hover' ) && matchMedia( '(hover: hover)' ).matches;
	const around: Surroundings = { hovered: isHovered, focused: hasFocus(), hidden: document.hidden, away: false };
	const ended = new AbortController();
	const { signal } = ended;
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
	const stop = () => {
		if ( wish === 'playing' ) {
			wish = 'still';
			onStop();
		}
	};
	const onFocusIn = ( { target }: FocusEvent ) => {
		// Focus on the button only pauses autoplay. A press focuses the button first, and would restart autoplay if the
		// focus had already stopped it.
		if ( ! ( target as Element ).closest( BUTTON ) ) {
			stop();
		}
		set( { focused: true } );
	};
	const onFocusOut = ( { relatedTarget }: FocusEvent ) => {
		// The carousel retains the focus if the window moves to the background.
		const stays = root.contains( relatedTarget as Node | null ) || hasFocus();
		if ( ! stays ) {
			stop();
			// After the visitor has pressed Play, hovering and focus are ignored only until the focus leaves the
			// carousel.
			wish = wish === 'asked' ? 'playing' : wish;
		}
		set( { focused: stays } );
	};
	root.addEventListener( 'focusin', onFocusIn, { signal } );
	root.addEventListener( 'focusout', onFocusOut, { signal } );
	watchSurroundings( root, pauseOnHover, signal, set );

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
		},
	};
}

const REDUCED = '(prefers-reduced-motion: reduce)';

interface Turning {
	/** Whether autoplay is enabled, even if it is paused. Determines the label of the button. */
	isTurning: boolean;
	toggle: () => void;
	rewind: () => void;
}

/**
 * Controls autoplay. If the visitor prefers reduced motion, autoplay starts only after the visitor has pressed Play.
 */
export function useAutoplay( root: HTMLElement, settings: Settings, canTurn: boolean, onTurn: () => void ): Turning {
	const [ isTurning, setTurning ] = useState( settings.auto );
	const control = useRef< Autoplay >();
	const turn = useRef( onTurn );
	/**
	 * Whether the focus or the button has stopped autoplay. This is preserved when the window size or the visitor's
	 * preferences change.
	 */
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
