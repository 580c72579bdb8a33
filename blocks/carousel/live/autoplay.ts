import { turns, type Surroundings, type Wish } from '../../../src/carousel/turning';

export interface Autoplay {
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
export function autoplay( root: HTMLElement, { interval, pauseOnHover, onTurn, onStop }: Options ): Autoplay {
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
