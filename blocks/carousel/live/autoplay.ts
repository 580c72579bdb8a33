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
}

/** Moves on after each interval, unless something holds it: the pointer, the focus, another tab, being out of sight. */
export function autoplay( root: HTMLElement, { interval, pauseOnHover, onTurn }: Options ): Autoplay {
	const around: Surroundings = {
		hovered: false,
		focused: root.contains( root.ownerDocument.activeElement ),
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
	listen( root, 'focusin', () => set( { focused: true } ) );
	listen( root, 'focusout', ( event ) => {
		const { relatedTarget } = event as FocusEvent;
		const stays = relatedTarget instanceof Node && root.contains( relatedTarget );
		// Who pressed Play and went on has said nothing about the next visit.
		wish = wish === 'asked' && ! stays ? 'playing' : wish;
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
